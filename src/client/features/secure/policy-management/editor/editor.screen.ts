import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { editorAddressSchema } from './editor-address.ts'

export const policyEditorScreen = defineScreen({
  path: '/secure/policy-management/policies/$companySelectorId/$policyId',
  search: editorAddressSchema,
  afresh: 'policyId',
  page: withTexts(
    () => import('./editor-page.tsx').then((part) => part.EditorPage),
    'access',
    'protect',
    'policyEditor',
    'policyRules',
  ),
})

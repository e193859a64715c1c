import { MailCheck } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { mailPoliciesAddressSchema } from './mail-policies-address.ts'

export const defenderPoliciesScreen = defineScreen({
  path: ['/secure/defender/policies', '/secure/defender/policies/$companySelectorId'],
  icon: MailCheck,
  search: mailPoliciesAddressSchema,
  opens: ['open', 'changes', 'history'],
  page: withTexts(
    () => import('./mail-policies-page.tsx').then((part) => part.MailPoliciesPage),
    'defender',
    'policyHistory',
    'policyTemplates',
    'protect',
    'protectionTemplates',
  ),
})

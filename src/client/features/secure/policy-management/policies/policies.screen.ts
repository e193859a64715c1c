import { KeyRound } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { policiesAddressSchema } from './policies-address.ts'

export const policiesScreen = defineScreen({
  path: ['/secure/policy-management/policies', '/secure/policy-management/policies/$companySelectorId'],
  icon: KeyRound,
  search: policiesAddressSchema,
  opens: ['open'],
  page: withTexts(
    () => import('./policies-page.tsx').then((part) => part.PoliciesPage),
    'access',
    'policyHistory',
    'policyEditor',
    'policyLint',
    'policyRules',
    'reportOnly',
    'protect',
    'posture',
  ),
})

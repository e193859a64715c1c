import { MailPlus } from 'lucide-react'
import { protectionTemplatesAddressSchema } from '#client/features/secure/parts/templates/protection-templates-address.ts'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'

export const defenderTemplatesScreen = defineScreen({
  path: '/secure/defender/templates',
  icon: MailPlus,
  search: protectionTemplatesAddressSchema,
  opens: ['open', 'mode'],
  page: withTexts(
    () => import('./defender-templates-page.tsx').then((part) => part.DefenderTemplatesPage),
    'defender',
    'policyTemplates',
    'protect',
    'protectionTemplates',
  ),
  next: ['/secure/defender/policies/$companySelectorId'],
})

import { LayoutTemplate } from 'lucide-react'
import { protectionTemplatesAddressSchema } from '#client/features/secure/parts/templates/protection-templates-address.ts'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'

export const configurationTemplatesScreen = defineScreen({
  path: '/secure/intune/configuration-templates',
  icon: LayoutTemplate,
  search: protectionTemplatesAddressSchema,
  opens: ['open', 'mode'],
  page: withTexts(
    () => import('./intune-templates-page.tsx').then((part) => part.ConfigurationTemplatesPage),
    'intune',
    'intuneTemplates',
    'policyTemplates',
    'protect',
    'protectionTemplates',
  ),
})

export const complianceTemplatesScreen = defineScreen({
  path: '/secure/intune/compliance-templates',
  icon: LayoutTemplate,
  search: protectionTemplatesAddressSchema,
  opens: ['open', 'mode'],
  page: withTexts(
    () => import('./intune-templates-page.tsx').then((part) => part.ComplianceTemplatesPage),
    'intune',
    'intuneTemplates',
    'policyTemplates',
    'protect',
    'protectionTemplates',
  ),
})

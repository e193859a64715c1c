import { LayoutTemplate } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { templateAddressSchema, templatesAddressSchema } from './templates-address.ts'

export const policyTemplatesScreen = defineScreen({
  path: '/secure/policy-management/templates',
  icon: LayoutTemplate,
  search: templatesAddressSchema,
  opens: ['open', 'mode', 'deploy', 'promote'],
  page: withTexts(
    () => import('./templates-page.tsx').then((part) => part.TemplatesPage),
    'access',
    'policyTemplates',
    'posture',
    'protect',
    'reportOnly',
  ),
  next: ['/secure/policy-management/templates/$templateId'],
})

export const policyTemplateScreen = defineScreen({
  path: '/secure/policy-management/templates/$templateId',
  search: templateAddressSchema,
  afresh: 'templateId',
  page: withTexts(
    () => import('./editor/template-page.tsx').then((part) => part.TemplatePage),
    'access',
    'policyRules',
    'policyTemplates',
  ),
})

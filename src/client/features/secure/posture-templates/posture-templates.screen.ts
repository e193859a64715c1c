import { LayoutTemplate } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { templateAddressSchema, templatesAddressSchema } from './templates-address.ts'

export const postureTemplatesScreen = defineScreen({
  path: '/secure/posture-templates',
  icon: LayoutTemplate,
  search: templatesAddressSchema,
  page: withTexts(
    () => import('./templates-page.tsx').then((part) => part.TemplatesPage),
    'posture',
    'postureTemplates',
    'protect',
  ),
  next: ['/secure/posture-templates/$templateId'],
})

export const postureTemplateScreen = defineScreen({
  path: '/secure/posture-templates/$templateId',
  search: templateAddressSchema,
  afresh: 'templateId',
  page: withTexts(
    () => import('./template-page.tsx').then((part) => part.TemplatePage),
    'checkFindings',
    'posture',
    'postureTemplates',
    'protect',
  ),
})

import type { useTexts } from '#client/texts/texts.ts'

export type TemplateTexts = ReturnType<typeof useTexts<'policyTemplates'>>

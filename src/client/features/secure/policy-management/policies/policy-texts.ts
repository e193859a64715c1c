import type { useTexts } from '#client/texts/texts.ts'

export type AccessTexts = ReturnType<typeof useTexts<'access'>>

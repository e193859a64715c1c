import { policyTexts } from '#shared/domain/conditional-access/texts/de.ts'
import type { Translation } from '../translation.ts'

export const policyRules = {
  ...policyTexts,
} satisfies Translation<'de', 'policyRules'>

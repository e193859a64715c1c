import { policyTexts } from '#shared/domain/conditional-access/texts/fr.ts'
import type { Translation } from '../translation.ts'

export const policyRules = {
  ...policyTexts,
} satisfies Translation<'fr', 'policyRules'>

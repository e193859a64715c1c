import { policyTexts } from '#shared/domain/conditional-access/texts/es.ts'
import type { Translation } from '../translation.ts'

export const policyRules = {
  ...policyTexts,
} satisfies Translation<'es', 'policyRules'>

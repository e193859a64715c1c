import { policyTexts } from '#shared/domain/conditional-access/texts/ja.ts'
import type { Translation } from '../translation.ts'

export const policyRules = {
  ...policyTexts,
} satisfies Translation<'ja', 'policyRules'>

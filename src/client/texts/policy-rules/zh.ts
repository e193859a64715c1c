import { policyTexts } from '#shared/domain/conditional-access/texts/zh.ts'
import type { Translation } from '../translation.ts'

export const policyRules = {
  ...policyTexts,
} satisfies Translation<'zh', 'policyRules'>

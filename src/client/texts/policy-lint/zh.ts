import { lint } from '#shared/domain/conditional-access/lint/texts/zh.ts'
import type { Translation } from '../translation.ts'

export const policyLint = {
  ...lint,
} satisfies Translation<'zh', 'policyLint'>

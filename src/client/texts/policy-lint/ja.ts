import { lint } from '#shared/domain/conditional-access/lint/texts/ja.ts'
import type { Translation } from '../translation.ts'

export const policyLint = {
  ...lint,
} satisfies Translation<'ja', 'policyLint'>

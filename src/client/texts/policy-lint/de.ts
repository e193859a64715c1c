import { lint } from '#shared/domain/conditional-access/lint/texts/de.ts'
import type { Translation } from '../translation.ts'

export const policyLint = {
  ...lint,
} satisfies Translation<'de', 'policyLint'>

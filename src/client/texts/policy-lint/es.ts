import { lint } from '#shared/domain/conditional-access/lint/texts/es.ts'
import type { Translation } from '../translation.ts'

export const policyLint = {
  ...lint,
} satisfies Translation<'es', 'policyLint'>

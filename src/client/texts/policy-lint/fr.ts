import { lint } from '#shared/domain/conditional-access/lint/texts/fr.ts'
import type { Translation } from '../translation.ts'

export const policyLint = {
  ...lint,
} satisfies Translation<'fr', 'policyLint'>

import type { Translation } from '../translation.ts'

export const refusal = {
  found: 'Le support le retrouve sous le numéro {{requestId}}.',
} satisfies Translation<'fr', 'refusal'>

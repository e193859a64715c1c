import type { Translation } from '../translation.ts'

export const refusal = {
  found: 'El soporte lo encuentra con el número {{requestId}}.',
} satisfies Translation<'es', 'refusal'>

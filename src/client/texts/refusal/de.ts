import type { Translation } from '../translation.ts'

export const refusal = {
  found: 'Der Support findet den Vorgang unter der Nummer {{requestId}}.',
} satisfies Translation<'de', 'refusal'>

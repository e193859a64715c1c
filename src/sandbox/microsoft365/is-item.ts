/** True for a JSON object, and for an array, whose members then have numbers for names. */
export const isItem = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

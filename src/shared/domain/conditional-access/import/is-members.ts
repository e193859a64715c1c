/** The members of a JSON object. */
export type Members = Readonly<Record<string, unknown>>

/** True for a JSON object, and not for a list. */
export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

import type { SecurityEvent } from '#shared/domain/alerts/security-event.ts'

/** What became of a record of the vendor. None is dropped without a word. */
export type Reading =
  | { outcome: 'read'; event: SecurityEvent }
  /** A form that we know and that tells no event by itself. */
  | { outcome: 'empty'; reason: string }
  /** Nobody knows what it says: to be counted and looked at. */
  | { outcome: 'unread'; reason: string }

/** A record without a time or an id cannot be kept apart from others. */
export const unread = (reason: string): Reading => ({ outcome: 'unread', reason })

/** Members in lower case, as `withLowerNames` gives them. */
export type Members = Readonly<Record<string, unknown>>

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

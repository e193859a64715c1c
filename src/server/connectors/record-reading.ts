import type { EventReading as Reading } from '#server/connectors/security-feeds.ts'

export type { Reading }

/** A record without a time or an id cannot be kept apart from others. */
export const unread = (reason: string): Reading => ({ outcome: 'unread', reason })

/** Members in lower case, as `withLowerNames` gives them. */
export type Members = Readonly<Record<string, unknown>>

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

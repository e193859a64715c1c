import type { SecurityEvent } from '#shared/contract/security-log.ts'
import { securityLogLimits } from '#shared/domain/security-log/security-event.ts'
import type { Refusal } from '#client/data/refusal.ts'

/** A part of the log as the server has it, from its newest event on. */
export interface EventPages {
  /** Undefined until some were read once. */
  events: readonly SecurityEvent[] | undefined
  readAt: number | undefined
  /** Whether there are older ones. */
  hasMore: boolean
  /** What is being read now: all from the newest on, or what is older than those that are here. */
  reading: 'newest' | 'older' | undefined
  /** What could not be read last, and why. */
  failed: { part: 'newest' | 'older'; refusal: Refusal } | undefined
}

export const nothingRead: EventPages = {
  events: undefined,
  readAt: undefined,
  hasMore: false,
  reading: 'newest',
  failed: undefined,
}

export const whileReading = (pages: EventPages, part: 'newest' | 'older'): EventPages => ({
  ...pages,
  reading: part,
})

/** With what the server gave: in the place of everything, or behind it. A page that is not full is the last one. */
export function withPage(
  pages: EventPages,
  part: 'newest' | 'older',
  page: readonly SecurityEvent[],
  at: number,
): EventPages {
  return {
    events: part === 'newest' ? page : [...(pages.events ?? []), ...page],
    readAt: part === 'newest' ? at : pages.readAt,
    hasMore: page.length === securityLogLimits.page,
    reading: undefined,
    failed: undefined,
  }
}

/** What was read stays in sight. */
export const withFailure = (pages: EventPages, part: 'newest' | 'older', refusal: Refusal): EventPages => ({
  ...pages,
  reading: undefined,
  failed: { part, refusal },
})

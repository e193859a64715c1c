import type { SecurityEvent } from '#shared/domain/alerts/security-event.ts'
import type { SourceOf, SOURCES } from '#shared/domain/alerts/source-vendors.ts'

/** What Microsoft writes of what happens in a tenant. */
export type MicrosoftFeed = SourceOf<'Office365'>

/** What Google writes of what happens in a workspace, by the application that it is of. */
export type GoogleFeed = SourceOf<'GWS'>

/** What Duo writes of what happens in an account: at its prompts, and by its administrators. */
export type DuoFeed = SourceOf<'DUOSecurity'>

/** What a vendor writes of what happens at a company. */
export type SecurityFeed = SourceOf<Exclude<keyof typeof SOURCES, 'own'>>

/** Something that is read for itself, with a cursor and refusals of its own. A feed can have several. */
export interface FeedSource {
  id: string
  feed: SecurityFeed
  /** The least permission by which it is read, in the vendor's words. */
  permission: string
}

/** Times here and below are in milliseconds since 1970. */
export interface FeedRecord {
  /**
   * The same whenever the same record comes again. Of an object that the vendor changes, each state is a record: its id
   * then names the state behind an `@`.
   */
  id: string
  /** When it happened, or was changed, as the vendor says; it may lie in the future. */
  at: number
  /** As it came. */
  record: unknown
}

/**
 * A span of which records are missing or may be: `expired` is gone at the vendor, `perhapsExpired` is gone unless the
 * tenant has a license by which it is kept longer, `notSubscribed` was never collected for us, `unreadable` could not
 * be understood. Of content that is fetched in parts the span is that in which it became available.
 */
export interface FeedGap {
  from: number
  to: number
  why: 'expired' | 'perhapsExpired' | 'notSubscribed' | 'unreadable'
}

/** A record without an id or a time, as it came. */
export interface UnreadRecord {
  why: 'noObject' | 'noId' | 'noTime'
  record: unknown
}

export interface FeedPage {
  records: FeedRecord[]
  unread: UnreadRecord[]
  gaps: FeedGap[]
  /** Where to go on after this page: to be stored once the page is. Opaque, and a few kilobytes at most. */
  cursor: string
}

/** What became of a record of the vendor. None is dropped without a word. */
export type EventReading =
  | { outcome: 'read'; event: SecurityEvent }
  /** A form that we know and that tells no event by itself. */
  | { outcome: 'empty'; reason: string }
  /** Nobody knows what it says: to be counted and looked at. */
  | { outcome: 'unread'; reason: string }

/** What happens at a company, read again and again. */
export interface SecurityFeeds {
  sources: readonly FeedSource[]
  /**
   * What a source has to tell since the cursor of the last page that was stored; without one, what each source gives of
   * the past. At least one page, in no order. Nothing is lost between a cursor and the page after it, and records come
   * again: vendors write late, so each read looks back. The caller leaves out what it has, by id.
   *
   * Throws a `ConnectorError` that is of this source alone. A `missingScope` is about the permission of the source,
   * unless its code is `NOT_LICENSED`, or `NOT_SWITCHED_ON`. `resyncRequired` says that the cursor is none of ours.
   */
  read: (sourceId: string, cursor?: string) => AsyncGenerator<FeedPage, void>
  /** The event that a record of a source tells. Never throws. */
  understand: (sourceId: string, record: unknown) => EventReading
}

/** The code of the `missingScope` with which we tell that the tenant does not record what was to be read. */
export const NOT_SWITCHED_ON = 'notSwitchedOn'

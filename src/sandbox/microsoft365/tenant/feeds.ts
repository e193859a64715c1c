import type { Item } from './settings.ts'

/** A record that has happened, and that a feed shows from some time on: the real cloud takes minutes to hours. */
export interface PendingRecord {
  /** A path of Graph below the version, or a content type of the Management Activity API. */
  feed: string
  item: Item
  /** Milliseconds since 1970, here and below. */
  appearsAt: number
}

/** Records of the unified audit log that are fetched together. */
export interface ContentBlob {
  contentType: string
  contentId: string
  createdAt: number
  records: Item[]
}

/** A story that was played, and what it has written. */
export interface PlayedStory {
  title: string
  at: number
  written: (PendingRecord & { happenedAt: number })[]
}

/** What the security feeds of a tenant hold besides its settings and the log of its directory. */
export interface Feeds {
  pending: PendingRecord[]
  /** The oldest first. */
  blobs: ContentBlob[]
  /** Since when each content type is subscribed to. A disabled one was switched off by an administrator. */
  subscriptions: Map<string, { startedAt: number; isEnabled: boolean }>
  /** The newest first. */
  played: PlayedStory[]
}

export const emptyFeeds = (): Feeds => ({ pending: [], blobs: [], subscriptions: new Map(), played: [] })

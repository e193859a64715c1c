import type { FeedPage, FeedRecord, UnreadRecord } from './security-feeds.ts'

/** Sorts what came, as a vendor's reader has read each item, into records and what cannot be one. */
export function sortRecords(
  read: readonly (FeedRecord | UnreadRecord)[],
): Pick<FeedPage, 'records' | 'unread'> {
  const records: FeedRecord[] = []
  const unread: UnreadRecord[] = []
  for (const each of read) {
    if ('why' in each) unread.push(each)
    else records.push(each)
  }
  return { records, unread }
}

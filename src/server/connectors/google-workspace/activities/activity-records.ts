import { z } from 'zod'
import { parseTime } from '../../record-values.ts'
import type { FeedPage, FeedRecord, UnreadRecord } from '../../security-feeds.ts'
import { sortRecords } from '../../sort-records.ts'

export const activitiesAnswer = z.object({
  // Left out only where something else answers.
  kind: z.literal('admin#reports#activities'),
  items: z.array(z.unknown()).optional(),
  nextPageToken: z.string().min(1).optional(),
})

type Item = Record<string, unknown>
const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One activity can tell several events, of which each is a record with one event. */
export const recordsOf = (items: readonly unknown[] = []): Pick<FeedPage, 'records' | 'unread'> =>
  sortRecords(items.flatMap(recordsIn))

function recordsIn(item: unknown): (FeedRecord | UnreadRecord)[] {
  if (!isItem(item)) return [{ why: 'noObject', record: item }]
  const { time, uniqueQualifier: qualifier } = isItem(item['id']) ? item['id'] : {}
  if (typeof qualifier !== 'string' || qualifier === '') return [{ why: 'noId', record: item }]
  const at = typeof time === 'string' ? parseTime(time) : undefined
  if (typeof time !== 'string' || at === undefined) return [{ why: 'noTime', record: item }]
  const events: unknown[] = Array.isArray(item['events']) ? item['events'] : []
  // What tells no event is a record as well, so that it is known again.
  if (events.length === 0) return [{ id: `${time}/${qualifier}`, at, record: item }]
  return events.map((event, place) => ({
    id: `${time}/${qualifier}/${place}`,
    at,
    record: { ...item, events: [event] },
  }))
}

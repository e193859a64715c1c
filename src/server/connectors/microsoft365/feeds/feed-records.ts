import type { FeedPage, FeedRecord, UnreadRecord } from '../../security-feeds.ts'
import { sortRecords } from '../../sort-records.ts'

type Item = Record<string, unknown>

/** Which members of a record say what it is. */
export interface RecordShape {
  id: string
  time: string
  /** Of an object that changes: by what its states are told apart. */
  state?: (item: Item) => string
}

/** What came, as records, and what cannot be one. */
export const recordsOf = (
  items: readonly unknown[],
  shape: RecordShape,
): Pick<FeedPage, 'records' | 'unread'> => sortRecords(items.map((item) => readRecord(item, shape)))

function readRecord(record: unknown, { id, time, state }: RecordShape): FeedRecord | UnreadRecord {
  if (!isItem(record)) return { why: 'noObject', record }
  const name = record[id]
  if (typeof name !== 'string' || name === '') return { why: 'noId', record }
  const at = readTime(record[time])
  if (at === undefined) return { why: 'noTime', record }
  return { id: state === undefined ? name : `${name}@${state(record)}`, at, record }
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/

/** A time as the vendor's interfaces write it: where no zone is said, it is UTC. */
function readTime(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined
  const [, , , zone] = TIME.exec(value) ?? []
  const time = TIME.test(value) ? Date.parse(zone === undefined ? `${value}Z` : value) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** A member as a text; what is none is empty. */
export const textIn = (item: Item, name: string): string => {
  const value = item[name]
  return typeof value === 'string' ? value : ''
}

export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

import type { Context } from 'hono'
import { DuoRefusal } from './refusal.ts'
import { type DuoAccount, type DuoLog, isProvoked } from './state.ts'

/** What is younger than this is not told yet, in milliseconds. */
const BEHIND = 120_000
const PAGE = { usual: 100, most: 1000 }
/** How long somebody has to wait between two readings of a log, where the account is as strict as that. */
const BETWEEN = 60_000

interface Kept<Item> {
  log: DuoLog
  items: readonly Item[]
  /** Milliseconds since 1970. */
  timeOf: (item: Item) => number
  idOf: (item: Item) => string
}

/** A part of one of the logs of the second version, which are asked for in one way. https://duo.com/docs/adminapi#logs */
export function logPage<Item>(
  c: Context,
  account: DuoAccount,
  { log, items, timeOf, idOf }: Kept<Item>,
  now: number,
): { items: Item[]; next: [time: string, id: string] | undefined; total: number } {
  if (isProvoked(account, 'no-log')) throw new DuoRefusal(40301, 'Access forbidden')
  if (isProvoked(account, 'busy-log') && now - account.logReadAt[log] < BETWEEN)
    throw new DuoRefusal(42901, 'Too many requests')
  account.logReadAt[log] = now
  const [from, to] = [required(c, 'mintime'), required(c, 'maxtime')]
  const limit = Math.min(numberIn(c, 'limit') ?? PAGE.usual, PAGE.most)
  if (limit < 1) throw new DuoRefusal(40002, 'Invalid request parameters', 'limit')
  const direction = (c.req.query('sort') ?? 'ts:desc') === 'ts:asc' ? 1 : -1
  const until = Math.min(to, now - BEHIND)
  const found = items
    .filter((item) => timeOf(item) >= from && timeOf(item) <= until)
    .toSorted((a, b) => (timeOf(a) - timeOf(b) || compare(idOf(a), idOf(b))) * direction)
  const nameOf = (item: Item): [string, string] => [String(timeOf(item)), idOf(item)]
  const begin = beginningOf(c, account, found.map(nameOf))
  const next = found[begin + limit]
  return {
    items: found.slice(begin, begin + limit),
    next: next === undefined ? undefined : nameOf(next),
    total: found.length,
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Where the page that is asked for begins: at the record whose time and id it names. */
function beginningOf(c: Context, account: DuoAccount, names: readonly (readonly string[])[]): number {
  const asked = c.req.query('next_offset')
  if (asked === undefined) return 0
  const place = names.findIndex((name) => name.join(',') === asked)
  if (place < 0 || isProvoked(account, 'expired-pages'))
    throw new DuoRefusal(40002, 'Invalid request parameters', 'next_offset')
  return place
}

function required(c: Context, name: string): number {
  const found = numberIn(c, name)
  if (found === undefined) throw new DuoRefusal(40001, 'Missing required request parameters', name)
  return found
}

export function numberIn(c: Context, name: string): number | undefined {
  const text = c.req.query(name)
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text)) throw new DuoRefusal(40002, 'Invalid request parameters', name)
  return Number(text)
}

import type { Between } from '#server/site.ts'

const CLOUD = /\/sandbox\/([\w-]+)\/([^/?]+)/

/** What a vendor takes of one account: so many requests within so many milliseconds. */
export interface VendorLimit {
  calls: number
  span: number
  /** The span in words. */
  words: string
  /** All that is asked of it is one account's. */
  isOne?: boolean
  /** Whether it says how long to wait. */
  says?: boolean
}

/**
 * Counts what a site asks of its vendors, and refuses what is above a vendor's limit, as the vendor would: with 429, and with how long
 * to wait where it says so.
 */
export function meterVendors(limits: Partial<Record<string, VendorLimit>>) {
  /** Moments of requests that were taken, by vendor and account, the oldest first. */
  const taken = new Map<string, Map<string, number[]>>()
  const refused = new Map<string, number>()
  const timesOf = (vendor: string, account: string): number[] => {
    const accounts = taken.get(vendor) ?? new Map<string, number[]>()
    const times = accounts.get(account) ?? []
    taken.set(vendor, accounts.set(account, times))
    return times
  }
  const between: Between = (ask) => async (input, init) => {
    const request = new Request(input, init)
    const [, vendor = '', place = ''] = CLOUD.exec(request.url) ?? []
    const limit = limits[vendor]
    const bearer = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
    const times = timesOf(vendor, limit?.isOne ? '' : (bearer ?? place))
    const now = performance.now()
    // Of a batch the vendor counts each request.
    const size = request.url.endsWith('/$batch') ? batchSize(await request.clone().text()) : 1
    if (limit && within(times, now - limit.span) + size > limit.calls) {
      refused.set(vendor, (refused.get(vendor) ?? 0) + 1)
      const oldest = times.at(-limit.calls) ?? now
      const seconds = Math.ceil((oldest + limit.span - now) / 1000)
      return new Response('Too many requests', {
        status: 429,
        headers: limit.says ? { 'Retry-After': String(seconds) } : {},
      })
    }
    for (let each = 0; each < size; each += 1) times.push(now)
    return ask(request)
  }
  const accountsOf = (vendor: string) => [...(taken.get(vendor)?.values() ?? [])]
  return {
    between,
    reset: () => {
      taken.clear()
      refused.clear()
    },
    vendors: () => [...taken.keys()].toSorted(),
    count: (vendor: string) => accountsOf(vendor).reduce((sum, { length }) => sum + length, 0),
    refused: (vendor: string) => refused.get(vendor) ?? 0,
    /** The most that one account was asked within so long. */
    busiest: (vendor: string, span: number): number =>
      Math.max(0, ...accountsOf(vendor).map((times) => mostWithin(times, span))),
  }
}

function within(times: readonly number[], since: number): number {
  let count = 0
  while ((times.at(-1 - count) ?? -Infinity) > since) count += 1
  return count
}

function mostWithin(times: readonly number[], span: number): number {
  let [most, first] = [0, 0]
  for (const [last, at] of times.entries()) {
    while ((times[first] ?? at) <= at - span) first += 1
    most = Math.max(most, last - first + 1)
  }
  return most
}

const batchSize = (body: string): number =>
  (JSON.parse(body) as { requests?: unknown[] }).requests?.length ?? 1

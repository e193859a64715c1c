import type { SecurityEvent } from './security-event.ts'
import { accountOf } from './who.ts'

/** The events of a company with a history key, of a time: `from` and `to` are included, in any order. */
export type History = (key: string, from: number, to: number) => readonly SecurityEvent[]

/** Everything of a company. */
export const ofCompany = (): string => 'company'
export const ofAccount = (event: SecurityEvent): string | undefined => {
  const account = accountOf(event)
  return account === undefined ? undefined : `account/${account}`
}
/** Of an address; of its range of 64 bits where it is one of version 6, which one device alone may fill. */
export const ofAddress = ({ ip }: SecurityEvent): string | undefined =>
  ip === undefined ? undefined : `address/${ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip}`
export const ofSession = (event: SecurityEvent): string | undefined =>
  event.kind === 'signIn' && event.sessionId !== undefined ? `session/${event.sessionId}` : undefined

/** Every key that a store of events has to find one by. */
export const historyKeys = (event: SecurityEvent): string[] =>
  [ofCompany(), ofAccount(event), ofAddress(event), ofSession(event)].filter((key) => key !== undefined)

/** What makes an event the same reading of the same thing. */
export const readingOf = ({ source, id, key }: SecurityEvent): string => JSON.stringify([source, id, key])

/** A history in memory. What is added twice is there once. */
export function createHistory(): { add: (event: SecurityEvent) => void; find: History } {
  const known = new Set<string>()
  const byKey = new Map<string, SecurityEvent[]>()
  return {
    add(event) {
      const reading = readingOf(event)
      if (known.has(reading)) return
      known.add(reading)
      for (const key of historyKeys(event)) {
        const events = byKey.get(key) ?? []
        // Sorted, for a window is a small part of a long history.
        events.splice(firstAfter(events, event.at), 0, event)
        byKey.set(key, events)
      }
    },
    find(key, from, to) {
      const events = byKey.get(key) ?? []
      return events.slice(firstAfter(events, from - 1), firstAfter(events, to))
    },
  }
}

/** Where the events later than a time begin. */
function firstAfter(events: readonly SecurityEvent[], at: number): number {
  let [low, high] = [0, events.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((events[middle]?.at ?? 0) > at) high = middle
    else low = middle + 1
  }
  return low
}

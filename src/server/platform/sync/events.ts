import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { listenTo } from '#server/platform/database/postgres-listener.ts'
import type { Log } from '#server/platform/log.ts'

/** A version that can be pulled, or that the grants or the device of somebody may have changed. */
export type Poke = number | 'scope'

/** Tells open devices of an organization that there is something new to pull. It carries no data. */
export interface Pokes {
  publish: (organizationId: string, version: number) => void
  /** Has every open device of an organization pull, where something changed that has no version. */
  nudge: (organizationId: string) => void
  /** Returns the end of the subscription. */
  subscribe: (organizationId: string, listener: (poke: Poke) => void) => () => void
  /** Aborted when this process ends: open streams end with it, and devices open them at another one. */
  ended: AbortSignal
  endStreams: () => void
  close: () => Promise<void>
}

const CHANNEL = 'castellan_head'
const COALESCE = 50

/**
 * Pokes within one process, and between processes where the database is a PostgreSQL server. The first poke goes
 * out at once, further ones within 50 ms go out together.
 */
export async function createPokes({ db, url }: Database, log: Log): Promise<Pokes> {
  const listeners = new Map<string, Set<(poke: Poke) => void>>()
  const ending = new AbortController()
  const self = randomUUID()
  const held = new Map<string, Poke | undefined>()

  const tell = (organizationId: string, poke: Poke) => {
    for (const listener of listeners.get(organizationId) ?? []) listener(poke)
  }
  const coalesce = (organizationId: string, poke: Poke) => {
    const place = poke === 'scope' ? `${organizationId} scope` : organizationId
    if (held.has(place)) {
      held.set(place, later(held.get(place), poke))
      return
    }
    held.set(place, undefined)
    tell(organizationId, poke)
    setTimeout(() => {
      const latest = held.get(place)
      held.delete(place)
      if (latest !== undefined) tell(organizationId, latest)
    }, COALESCE).unref()
  }
  const send = (organizationId: string, poke: Poke) => {
    coalesce(organizationId, poke)
    // Outside of the writing transaction: a NOTIFY inside one makes commits wait for each other.
    if (url)
      void sql`select pg_notify(${CHANNEL}, ${`${self} ${organizationId} ${poke}`})`
        .execute(db)
        .catch(() => {})
  }

  const heard = (payload: string) => {
    const [sender, organizationId, poke] = payload.split(' ')
    // PostgreSQL brings a process its own notifications too, which it has told already.
    if (sender !== self && organizationId && poke)
      coalesce(organizationId, poke === 'scope' ? poke : Number(poke))
  }
  // Nobody knows what was said meanwhile, so everybody pulls.
  const resumed = () => {
    for (const organizationId of listeners.keys()) coalesce(organizationId, 'scope')
  }
  const ear = url ? await listenTo(url, CHANNEL, { heard, resumed }, log) : undefined
  return {
    publish: send,
    nudge: (organizationId) => send(organizationId, 'scope'),
    subscribe: (organizationId, listener) => {
      const own = listeners.get(organizationId) ?? new Set()
      listeners.set(organizationId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(organizationId)
      }
    },
    ended: ending.signal,
    endStreams: () => ending.abort(),
    close: async () => ear?.close(),
  }
}

const later = (one: Poke | undefined, two: Poke): Poke =>
  typeof one === 'number' && typeof two === 'number' ? Math.max(one, two) : two

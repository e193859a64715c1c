import { Client } from 'pg'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** Tells open devices of an organization that there is something new to pull. It carries no data. */
export interface Pokes {
  publish: (organizationId: string, version: number) => void
  /** Returns the end of the subscription. */
  subscribe: (organizationId: string, listener: (version: number) => void) => () => void
  close: () => Promise<void>
}

const CHANNEL = 'castellan_head'
const COALESCE = 50

/**
 * Pokes within one process, and between processes where the database is a PostgreSQL server. The first poke goes
 * out at once, further ones within 50 ms go out together.
 */
export async function createPokes({ db, url }: Database): Promise<Pokes> {
  const listeners = new Map<string, Set<(version: number) => void>>()
  const held = new Map<string, number>()

  const tell = (organizationId: string, version: number) => {
    for (const listener of listeners.get(organizationId) ?? []) listener(version)
  }
  const coalesce = (organizationId: string, version: number) => {
    if (held.has(organizationId)) {
      held.set(organizationId, version)
      return
    }
    held.set(organizationId, version)
    tell(organizationId, version)
    setTimeout(() => {
      const latest = held.get(organizationId) ?? version
      held.delete(organizationId)
      if (latest > version) tell(organizationId, latest)
    }, COALESCE).unref()
  }

  const ears = url ? await listen(url, coalesce) : undefined
  return {
    publish: (organizationId, version) => {
      coalesce(organizationId, version)
      // Outside of the writing transaction: a NOTIFY inside one makes commits wait for each other.
      if (url)
        void sql`select pg_notify(${CHANNEL}, ${`${organizationId} ${version}`})`.execute(db).catch(() => {})
    },
    subscribe: (organizationId, listener) => {
      const own = listeners.get(organizationId) ?? new Set()
      listeners.set(organizationId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(organizationId)
      }
    },
    close: async () => ears?.end(),
  }
}

async function listen(
  url: string,
  heard: (organizationId: string, version: number) => void,
): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('notification', ({ payload = '' }) => {
    const [organizationId, version] = payload.split(' ')
    if (organizationId && version) heard(organizationId, Number(version))
  })
  // A lost ear is not a lost change: devices also pull by the clock.
  client.on('error', () => {})
  await client.connect()
  await client.query(`listen ${CHANNEL}`)
  return client
}

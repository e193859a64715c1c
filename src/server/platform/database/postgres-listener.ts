import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '#server/platform/log.ts'

/** Waits before connecting anew, in milliseconds: doubled each time. */
const BACKOFF = { first: 100, longest: 10_000 }
/** A network that swallows everything closes no connection, so it is asked for a sign of life. */
const ASKED_EVERY = 15_000
const ANSWER_LIMIT = 10_000

interface Listener {
  heard: (payload: string) => void
  /** It listens again after it did not, so that something may have been missed. */
  resumed: () => void
}

/**
 * Listens to a channel of a PostgreSQL server until it is closed. A connection that is lost is made anew, with more
 * patience each time. Throws where the first one cannot be made.
 */
export async function listenTo(
  url: string,
  channel: string,
  { heard, resumed }: Listener,
  log: Log,
): Promise<{ close: () => Promise<void> }> {
  const ending = new AbortController()
  let client = await connect()
  void keep()
  return {
    close: async () => {
      ending.abort()
      await client.end().catch(() => {})
    },
  }

  async function connect(): Promise<Client> {
    const made = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_LIMIT,
      query_timeout: ANSWER_LIMIT,
    })
    made.on('notification', ({ payload = '' }) => heard(payload))
    // Its end says the same.
    made.on('error', () => {})
    try {
      await made.connect()
      await made.query(`listen ${channel}`)
      return made
    } catch (cause) {
      void made.end().catch(() => {})
      throw cause
    }
  }

  async function keep(): Promise<void> {
    while (!ending.signal.aborted) {
      await untilLost(client, ending.signal)
      if (ending.signal.aborted) return
      log.warn(
        { event: 'listener.lost' },
        'The database lost the connection on which other processes are heard.',
      )
      void client.end().catch(() => {})
      await reconnect()
    }
  }

  async function reconnect(): Promise<void> {
    for (let pause = BACKOFF.first; ; pause = Math.min(pause * 2, BACKOFF.longest)) {
      await wait(pause, undefined, { signal: ending.signal, ref: false }).catch(() => {})
      if (ending.signal.aborted) return
      try {
        client = await connect()
        if (ending.signal.aborted) return void client.end().catch(() => {})
        log.info({ event: 'listener.resumed' }, 'Other processes are heard again.')
        return resumed()
      } catch (cause) {
        log.warn({ event: 'listener.refused', err: cause }, 'Other processes cannot be heard yet.')
      }
    }
  }
}

async function untilLost(client: Client, ending: AbortSignal): Promise<void> {
  const lost = new AbortController()
  client.once('end', () => lost.abort())
  const over = AbortSignal.any([lost.signal, ending])
  while (!over.aborted) {
    await wait(ASKED_EVERY, undefined, { signal: over, ref: false }).catch(() => {})
    if (over.aborted) return
    try {
      await client.query('select 1')
    } catch {
      return
    }
  }
}

import { expose } from 'comlink'
import { CommandDatabase } from '#client/data/command-database.ts'
import { DataDatabase, type SegmentRecord } from '#client/data/data-database.ts'
import { blockOf } from '#client/data/employee-index.ts'
import { openSegment } from '#client/data/segment.ts'
import { type Session, SessionDatabase } from '#client/data/session-database.ts'
import { createEmployeeSearch } from '#workers/sync/employee-search.ts'
import { createPull } from '#workers/sync/pull.ts'
import { createServer } from '#workers/sync/server.ts'
import { createSnapshot } from '#workers/sync/snapshot.ts'
import type { Parts } from './parts.ts'
import { flushParts } from './queue-parts.ts'

const now = () => performance.now()

const api = {
  async measure(session: Session, text: string): Promise<Parts> {
    const { userKey, login, config } = session
    const data = new DataDatabase(`${userKey}-parts`)
    const commands = new CommandDatabase(`${userKey}-parts`)
    const load = { whole: 0, firstByte: 0, waiting: 0, transactions: 0, writes: 0, bytes: 0 }
    const sessions = new SessionDatabase()
    sessions.read = async () => session
    const server = createServer({
      userKey,
      sessions,
      pool: config.pool,
      fetch: async (url, init) => {
        const response = await fetch(url, init)
        return url.endsWith('/sync/snapshot') ? clocked(response, load) : response
      },
      now: () => Date.now(),
    })
    const clock = () => Date.now()
    await createPull({ data, commands, server, now: clock, changed: () => {} })()

    const transaction = data.transaction.bind(data) as (...parts: unknown[]) => Promise<unknown>
    data.transaction = (async (...parts: unknown[]) => {
      const start = now()
      const result = await transaction(...parts)
      load.transactions += now() - start
      load.writes++
      return result
    }) as never
    const start = now()
    await createSnapshot({ data, server, progress: () => {}, changed: () => {} })()
    load.whole = now() - start
    // What follows uses the same database and must not count as part of the load.
    const loaded = { ...load }
    const search = await searchParts(data, commands, login.organization.id, text)
    const flush = await flushParts(data, commands)
    data.close()
    commands.close()
    return { load: loaded, search, flush }
  },
}

/** The same answer, with a clock on how long its reader waits for the next piece. */
function clocked(response: Response, load: Parts['load']): Response {
  const reader = response.body!.getReader()
  const opened = now()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const start = now()
        const { done, value } = await reader.read()
        load.waiting += now() - start
        load.firstByte ||= now() - opened
        if (done) return controller.close()
        load.bytes += value.length
        controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { status: response.status, headers: response.headers })
}

async function searchParts(
  data: DataDatabase,
  commands: CommandDatabase,
  organizationId: string,
  text: string,
): Promise<Parts['search']> {
  const search = createEmployeeSearch({ data, commands }, organizationId)
  const start = now()
  await search.query({
    search: text,
    filters: {},
    sort: { field: 'first_name', direction: 'asc' },
    offset: 0,
    limit: 200,
  })
  const whole = now() - start

  // The same steps again, one by one.
  const parts = { whole, reading: 0, parsing: 0, building: 0, storing: 0, bytes: 0 }
  const keys = (await data.segments.orderBy('[pid+kind+no]').primaryKeys()).filter(
    ([, kind]) => kind === 'employee',
  )
  for (let from = 0; from < keys.length; from += 64) {
    const readFrom = now()
    const records = (await data.segments.bulkGet(keys.slice(from, from + 64))) as SegmentRecord[]
    const parseFrom = now()
    parts.reading += parseFrom - readFrom
    const opened = records.map((record) => ({ record, columns: openSegment(record) }))
    const buildFrom = now()
    parts.parsing += buildFrom - parseFrom
    for (const { record, columns } of opened) {
      parts.bytes += record.payload.length
      blockOf(record, columns)
    }
    parts.building += now() - buildFrom
  }
  const stored = await data.projection.toArray()
  const storeFrom = now()
  await data.projection.bulkPut(stored)
  parts.storing = now() - storeFrom
  return parts
}

export type PartsWorker = typeof api

expose(api)

import { expose } from 'comlink'
import { systemClock } from '#client/data/device/clock.ts'
import type { SegmentRecord } from '#client/data/rows/data-database.ts'
import { blockOf } from '#client/data/search/index-part.ts'
import { openSegment } from '#client/data/rows/segment.ts'
import { createEmployeeSearch } from '#workers/sync/employee-search.ts'
import { createPull } from '#workers/sync/pull.ts'
import { createServer } from '#workers/server/server.ts'
import { createSnapshot } from '#workers/sync/snapshot.ts'
import type { SyncParts } from '#workers/sync/parts.ts'
import { openBenchParts } from './bench-parts.ts'
import type { BenchSession } from './bench-session.ts'
import type { Parts } from './parts.ts'
import { flushParts } from './queue-parts.ts'

const now = () => performance.now()

const api = {
  async measure(session: BenchSession, text: string): Promise<Parts> {
    const { userKey, login, tokens, config } = session
    const load = { whole: 0, firstByte: 0, waiting: 0, transactions: 0, writes: 0, bytes: 0 }
    const server = createServer({
      userKey,
      clock: systemClock,
      fetch: async (url, init) => {
        const response = await fetch(url, init)
        return url.endsWith('/sync/snapshot') ? clocked(response, load) : response
      },
      readSession: async () => ({ userKey, tokens, config }),
      renewSession: () => Promise.reject(new Error('The tokens of a bench do not end')),
    })
    const own = await openBenchParts(`${userKey}-parts`, server)
    const { data, commands } = own
    await createPull(own)()

    const transaction = data.transaction.bind(data) as (...parts: unknown[]) => Promise<unknown>
    data.transaction = (async (...parts: unknown[]) => {
      const start = now()
      const result = await transaction(...parts)
      load.transactions += now() - start
      load.writes++
      return result
    }) as never
    const start = now()
    await createSnapshot(own, () => {})()
    load.whole = now() - start
    // What follows uses the same database and must not count as part of the load.
    const loaded = { ...load }
    const search = await searchParts(own, login.organization.id, text)
    const flush = await flushParts(own)
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
  { data, commands, vault }: SyncParts,
  organizationId: string,
  text: string,
): Promise<Parts['search']> {
  const search = createEmployeeSearch({ data, commands, vault }, organizationId)
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
    const opened = await Promise.all(
      records.map(async (record) => ({ record, columns: await openSegment(vault, record) })),
    )
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

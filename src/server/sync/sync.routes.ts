import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { endpoints } from '#shared/contract/endpoints.ts'
import { SCHEMA, syncLimits } from '#shared/contract/sync.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { streamOf } from '#server/platform/http/stream-of.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { digest } from '#server/platform/sync/digest.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { readHead } from '#server/platform/sync/head.ts'
import { pull } from '#server/platform/sync/pull.ts'
import type { SegmentStore } from '#server/platform/sync/segment-store.ts'
import { snapshot } from '#server/platform/sync/snapshot.ts'

interface Parts {
  db: Db
  tables: EntityTables
  bus: Bus
  pokes: Pokes
  segments: SegmentStore
  now: () => number
}

export function mountSyncRoutes(mount: Mount, parts: Parts) {
  const { db, bus, pokes, now } = parts

  mount(endpoints.syncPush, async ({ c, body }) => {
    if (body.schema !== SCHEMA) throw new AppError('unknownCommand')
    const results = await bus.execute(c.var.scope, body.commands)
    const { version, epoch } = await readHead(db, c.var.scope.organizationId)
    return { now: now(), epoch, head: version, results }
  })

  mount(endpoints.syncPull, async ({ c, body }) =>
    c.body(await pull(parts, c.var.scope, body), 200, { 'Content-Type': 'application/json' }),
  )

  mount(endpoints.syncDigest, ({ c, body }) => digest(parts, c.var.scope, body.pids))

  mount(endpoints.syncSnapshot, ({ c, body }) => {
    if (body.schema !== SCHEMA) throw new AppError('unknownCommand')
    const lines = streamOf(snapshot(parts, c.var.scope, body.pids))
    const headers = { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' }
    if (!wantsCompressed(c)) return c.body(lines, 200, headers)
    return c.body(lines.pipeThrough(new CompressionStream('gzip')), 200, {
      ...headers,
      'Content-Encoding': 'gzip',
    })
  })

  mount(endpoints.syncEvents, ({ c }) => {
    const { organizationId } = c.var.scope
    // Proxies must pass events on as they come.
    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, async (stream) => {
      let wake = () => {}
      let latest = 0
      let told = -1
      const end = pokes.subscribe(organizationId, (version) => {
        latest = Math.max(latest, version)
        wake()
      })
      latest = Math.max(latest, (await readHead(db, organizationId)).version)
      stream.onAbort(() => {
        end()
        wake()
      })
      while (!stream.aborted) {
        if (latest !== told) {
          told = latest
          await stream.writeSSE({ event: 'v', data: String(told) })
        } else {
          const timer = setTimeout(() => wake(), syncLimits.eventsComment)
          await new Promise<void>((resolve) => (wake = resolve))
          clearTimeout(timer)
          if (latest === told && !stream.aborted) await stream.write(': still here\n\n')
        }
      }
    })
  })
}

/** Packing 50 MB costs more time than sending them to the same machine. */
function wantsCompressed(c: Context): boolean {
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return false
  const address = c.env?.incoming ? getConnInfo(c).remote.address : undefined
  return address !== undefined && !/^(127\.|::1$|::ffff:127\.)/.test(address)
}

import type { Context } from 'hono'
import { endpoints } from '#shared/contract/endpoints.ts'
import { type CommandResult, SCHEMA } from '#shared/contract/sync.ts'
import type { DeviceReports } from '#server/devices/device-reports.ts'
import { AppError } from '#server/platform/app-error.ts'
import { callerAddress } from '#server/platform/http/caller-address.ts'
import { streamOf } from '#server/platform/http/stream-of.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { digest } from '#server/platform/sync/digest.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { pull } from '#server/platform/sync/pull.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { snapshot } from '#server/platform/sync/snapshot.ts'
import type { SyncReads } from '#server/platform/sync/sync-store.ts'
import { eventStream, type EventStreamParts } from './event-stream.ts'
import { createOpenStreams, eventStreamPlaces } from './open-streams.ts'

interface SyncRouteParts {
  store: SyncReads
  bus: Bus
  pokes: Pokes
  reports: DeviceReports
  /** Hears what became of the commands of a batch. */
  onResults?: (scope: Scope, sent: readonly unknown[], results: readonly CommandResult[]) => void
  isStillIn: EventStreamParts['isStillIn']
  now: () => number
}

export function mountSyncRoutes({ mount }: Mounts, parts: SyncRouteParts) {
  const { store, bus, pokes, reports, isStillIn, onResults, now } = parts
  const readHead = (organizationId: string) => store.read(organizationId, (view) => view.head())

  mount(endpoints.syncPush, async ({ c, body }) => {
    if (body.schema !== SCHEMA) throw new AppError('unknownCommand')
    const known = await readHead(c.var.scope.organizationId)
    if (body.epoch !== undefined && body.epoch !== known.epoch) throw new AppError('epochChanged')
    const results = await bus.execute(c.var.scope, body.commands, { isQueued: true })
    onResults?.(c.var.scope, body.commands, results)
    const { version, epoch } = await readHead(c.var.scope.organizationId)
    const device = body.device && (await reports.take(c.var.scope, body.device))
    return { now: now(), epoch, head: version, ...(device ? { device } : {}), results }
  })

  mount(endpoints.syncPull, async ({ c, body }) => {
    const device = body.device && (await reports.take(c.var.scope, body.device, body.cursor))
    return c.body(await pull(parts, c.var.scope, body, device), 200, { 'Content-Type': 'application/json' })
  })

  mount(endpoints.syncDigest, ({ c, body }) => digest(parts, c.var.scope, body.pids))

  mount(endpoints.syncSnapshot, ({ c, body }) => {
    if (body.schema !== SCHEMA) throw new AppError('unknownCommand')
    const lines = streamOf(snapshot(store, c.var.scope, body))
    const headers = { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' }
    if (!wantsCompressed(c)) return c.body(lines, 200, headers)
    return c.body(lines.pipeThrough(new CompressionStream('gzip')), 200, {
      ...headers,
      'Content-Encoding': 'gzip',
    })
  })

  const streams = createOpenStreams(eventStreamPlaces)
  mount(endpoints.syncEvents, ({ c }) => eventStream(c, { pokes, isStillIn, readHead, streams }))
}

/** Packing 50 MB costs more time than sending them to the same machine. */
function wantsCompressed(c: Context): boolean {
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return false
  return !/^(127\.|::1$|unknown$)/.test(callerAddress(c))
}

import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { endpoints } from '#shared/contract/endpoints.ts'
import { type CommandResult, SCHEMA, syncLimits } from '#shared/contract/sync.ts'
import type { DeviceReports } from '#server/devices/device-reports.ts'
import { AppError } from '#server/platform/app-error.ts'
import { streamOf } from '#server/platform/http/stream-of.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { digest } from '#server/platform/sync/digest.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { pull } from '#server/platform/sync/pull.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { snapshot } from '#server/platform/sync/snapshot.ts'
import type { SyncStore } from '#server/platform/sync/sync-store.ts'

interface Parts {
  store: SyncStore
  bus: Bus
  pokes: Pokes
  reports: DeviceReports
  /** Hears what became of the commands of a batch. */
  onResults?: (scope: Scope, sent: readonly unknown[], results: readonly CommandResult[]) => void
  now: () => number
}

export function mountSyncRoutes(mount: Mount, parts: Parts) {
  const { store, bus, pokes, reports, onResults, now } = parts
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

  mount(endpoints.syncEvents, ({ c }) => {
    const { organizationId } = c.var.scope
    // Proxies must pass events on as they come.
    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, async (stream) => {
      let wake = () => {}
      let latest = 0
      let told = -1
      let isNudged = false
      const end = pokes.subscribe(organizationId, (poke) => {
        if (poke === 'scope') isNudged = true
        else latest = Math.max(latest, poke)
        wake()
      })
      latest = Math.max(latest, (await readHead(organizationId)).version)
      const isOver = () => stream.aborted || pokes.ended.aborted
      const stop = () => {
        end()
        wake()
      }
      stream.onAbort(stop)
      pokes.ended.addEventListener('abort', stop)
      while (!isOver()) {
        if (isNudged) {
          isNudged = false
          await stream.writeSSE({ event: 'scope', data: '' })
        } else if (latest !== told) {
          told = latest
          await stream.writeSSE({ event: 'v', data: String(told) })
        } else {
          const timer = setTimeout(() => wake(), syncLimits.eventsComment)
          await new Promise<void>((resolve) => (wake = resolve))
          clearTimeout(timer)
          if (latest === told && !isNudged && !isOver()) await stream.write(': still here\n\n')
        }
      }
      pokes.ended.removeEventListener('abort', stop)
    })
  })
}

/** Packing 50 MB costs more time than sending them to the same machine. */
function wantsCompressed(c: Context): boolean {
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return false
  const address = c.env?.incoming ? getConnInfo(c).remote.address : undefined
  return address !== undefined && !/^(127\.|::1$|::ffff:127\.)/.test(address)
}

import { KINDS } from '#shared/contract/kind-names.ts'
import type { DeviceOrders } from '#shared/contract/devices.ts'
import type { PullRequest } from '#shared/contract/sync.ts'
import { SCHEMA, syncLimits } from '#shared/contract/sync.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Scope } from './scope.ts'
import type { Head, Stamp, SyncReads, SyncView } from './sync-store.ts'

/**
 * The rows of the scope that changed after the request's cursor, as the JSON text of a `PullAnswer`: rows are
 * passed on as the store gives them. A page ends on the border of a version, so a device never holds half of a
 * server transaction. Refuses with `epochChanged` where the device belongs to another history or is ahead of this
 * one, with `cursorTooOld` where tombstones that it did not see were forgotten, with `unknownCommand` where it
 * reads rows of another shape.
 */
export async function pull(
  { store, now }: { store: SyncReads; now: () => number },
  scope: Scope,
  request: PullRequest,
  device?: DeviceOrders,
): Promise<string> {
  if (request.schema !== SCHEMA) throw new AppError('unknownCommand')
  const scopeChanged = request.scopeHash !== scope.hash
  return store.read(scope.organizationId, async (view) => {
    const head = await view.head()
    refuseDoubtful(request, head)
    const { changed, more, to } = await readChanged(view, scope, request.cursor, head.version)
    const bodies = await readBodies(view, changed)
    const rows = changed.map(
      ({ kind, id, pid, version, gone }) =>
        `["${kind}","${id}",${version},"${pid}",${gone ? 'null' : (bodies.get(`${kind}/${id}`) ?? 'null')}]`,
    )
    const heading = {
      now: now(),
      epoch: head.epoch,
      head: head.version,
      ...(device ? { device } : {}),
      to,
      more,
      ...(scopeChanged ? { scope: { hash: scope.hash, pids: scope.pids } } : {}),
    }
    return `${JSON.stringify(heading).slice(0, -1)},"rows":[${rows.join(',')}]}`
  })
}

/** A device without an epoch holds nothing yet, so no cursor of its can be wrong. */
function refuseDoubtful({ epoch, cursor }: PullRequest, head: Head): void {
  if (epoch === null) return
  // Ahead of the same history: the server was put back under the device without saying so.
  if (epoch !== head.epoch || cursor > head.version) throw new AppError('epochChanged')
  if (cursor < head.floor) throw new AppError('cursorTooOld')
}

async function readChanged(view: SyncView, { pids }: Scope, cursor: number, head: number) {
  if (cursor >= head) return { changed: [], more: false, to: head }
  const limit = syncLimits.pullRows
  const rows = await view.changedAfter(pids, cursor, limit + 1)
  if (rows.length <= limit) return { changed: rows, more: false, to: head }

  const cut = rows[limit]?.version ?? head
  const whole = rows.filter(({ version }) => version < cut)
  const last = whole.at(-1)
  if (last) return { changed: whole, more: true, to: last.version }
  // A single version that is larger than a page goes as one page.
  return { changed: await view.changedAt(pids, cut), more: cut < head, to: cut }
}

async function readBodies(view: SyncView, changed: readonly Stamp[]): Promise<Map<string, string>> {
  const bodies = new Map<string, string>()
  for (const kind of KINDS) {
    const ids = changed.filter((row) => row.kind === kind && !row.gone).map(({ id }) => id)
    if (ids.length === 0) continue
    for (const [id, body] of await view.bodies(kind, ids)) bodies.set(`${kind}/${id}`, body)
  }
  return bodies
}

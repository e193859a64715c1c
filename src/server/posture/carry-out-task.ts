import { sql } from 'kysely'
import { callOf } from '#shared/domain/posture/call.ts'
import {
  carrierOf,
  endOf,
  type PostureCall,
  type PostureItem,
  type PostureTask,
  TASKS_KEPT,
} from '#shared/domain/posture/posture-task.ts'
import type { SourceId } from '#shared/domain/posture/sources.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { DAY, MINUTE } from '#shared/lib/time.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { capabilityOf } from '#server/connectors/connector.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { commit } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'
import {
  groupsOfApply,
  isKnown,
  type Planner,
  plannerOfApply,
  plannerOfSignIn,
  plannerOfUndo,
  readsOfApply,
  stands,
  stillFits,
} from './plan-item.ts'
import type { PostureParts } from './read-posture.ts'
import { readSnapshot, reasonOf } from './read-snapshot.ts'

/** How long after it was taken on a change may still be sent: who asked for it is not there any more. */
const LIFE = 15 * MINUTE

export interface AskedTask {
  organizationId: string
  tenantId: string
  taskId: string
  /** Whether this process still is the one that changes this company's tenant. */
  isHeld: () => Promise<boolean>
}

/**
 * Carries out a task item by item, each against a reading made right before it, and notes every step before the next.
 * Nothing is sent twice: what was being sent when a process ended is looked for in the tenant, and where it does not
 * stand there a person has to ask again. Ends early where the company was taken over or the task is gone.
 */
export async function carryOutTask(parts: PostureParts, asked: AskedTask): Promise<void> {
  const { vendors, now } = parts
  const settings = capabilityOf(vendors, TENANT_APPLICATION, 'settings')(asked.tenantId)
  const directory = capabilityOf(vendors, TENANT_APPLICATION, 'directory')(asked.tenantId)
  let products: ReturnType<typeof directory.subscribedSkus> | undefined
  const read = (only: readonly SourceId[]) =>
    readSnapshot({
      settings,
      directory: { subscribedSkus: () => (products ??= directory.subscribedSkus()) },
      now,
      only,
    })

  const begun = await write(parts, asked, (task) => ({ ...task, state: 'in progress' }))
  if (!begun) return
  const undone = begun.undoes === null ? undefined : await load(parts, asked.organizationId, begun.undoes)
  const items = begun.items.map((each) => structuredClone(each))
  const isLate = () => now() > Date.parse(begun.requested_at) + LIFE
  const isKept = async () => (await write(parts, asked, (task) => ({ ...task, items }))) !== undefined

  /** False where this process has to stop. */
  async function send(item: PostureItem, call: PostureCall): Promise<boolean> {
    if (!(await asked.isHeld())) return false
    call.state = 'sending'
    if (!(await isKept())) return false
    const { change } = call
    invariant(isKnown(change), `${change.source} is a source`)
    const request = callOf(change)
    try {
      await settings.change(request)
      call.state = 'made'
    } catch (cause) {
      if (!(cause instanceof ConnectorError)) throw cause
      // The answer may have been lost on its way, and the change made.
      call.state = stands(await read([change.source]), change) ? 'made' : 'failed'
      if (call.state === 'failed') {
        item.fault = reasonOf(request.transport, cause)
        item.detail = cause.code ?? null
      }
    }
    return isKept()
  }

  /** Finds out what became of a call that another process was sending. */
  async function look(call: PostureCall): Promise<void> {
    const { change } = call
    const isThere = isKnown(change) && stands(await read([change.source]), change)
    call.state = isThere ? 'made' : 'failed'
  }

  const doneOf = ({ check_id }: PostureItem) =>
    undone?.items.filter((each) => each.check_id === check_id) ?? []

  function plannerOf(group: readonly PostureItem[]): Planner {
    const [first] = group
    invariant(first, 'a group has items')
    const action = begun?.action
    if (action === 'undo') {
      const carriers = new Set(group.flatMap(doneOf).map(carrierOf))
      return plannerOfUndo(group, undone?.items.filter(({ check_id }) => carriers.has(check_id)) ?? [])
    }
    return action === 'block' || action === 'unblock'
      ? plannerOfSignIn(first, action === 'block')
      : plannerOfApply(group)
  }

  /** What is left to be done: items that share their calls together, each of the others alone. */
  async function groupsLeft(): Promise<PostureItem[][]> {
    const pending = items.filter(({ state }) => state === 'pending')
    const isPlanned = ({ calls, carried_by }: PostureItem) => calls.length > 0 || carried_by !== undefined
    const planned = pending.filter(isPlanned)
    const fresh = pending.filter((item) => !isPlanned(item))
    return [...Map.groupBy(planned, groupKey).values(), ...(await groupsOf(fresh))]
  }

  async function groupsOf(fresh: readonly PostureItem[]): Promise<PostureItem[][]> {
    if (begun?.action === 'undo')
      return [...Map.groupBy(fresh, (item) => doneOf(item).map(carrierOf)[0] ?? item.check_id).values()]
    const isShared = begun?.action === 'apply' && fresh.length > 1 && !isLate()
    return isShared ? groupsOfApply(fresh, await read(readsOfApply(fresh))) : fresh.map((item) => [item])
  }

  /** Carries a group to its end; false where this process has to stop. */
  async function conclude(group: readonly PostureItem[]): Promise<boolean> {
    const isPlanned = group.some(({ calls }) => calls.length > 0)
    if (!isPlanned) await planNow(group)
    for (const carrier of group.filter(({ state, calls }) => state === 'pending' && calls.length > 0)) {
      const state = (isPlanned ? await resume(carrier) : undefined) ?? (await sendAll(carrier))
      if (state === undefined) return false
      carrier.state = state
      const { fault, detail } = carrier
      for (const item of group)
        if (item.carried_by === carrier.check_id) Object.assign(item, { state, fault, detail })
    }
    return isKept()
  }

  async function planNow(group: readonly PostureItem[]): Promise<void> {
    if (isLate()) return group.forEach((item) => (item.state = 'late'))
    const planner = plannerOf(group)
    const plans = planner.plan(await read(planner.reads))
    for (const [place, item] of group.entries()) {
      const plan = plans[place] ?? { end: 'changed' }
      if ('end' in plan)
        Object.assign(item, { state: plan.end, fault: plan.fault ?? null, detail: plan.detail ?? null })
      else if ('calls' in plan) item.calls = plan.calls
      else item.carried_by = plan.carriedBy
    }
    // Whoever was to carry another's changes is not as the person saw it, so neither is the other.
    const carriers = new Set(group.filter(({ calls }) => calls.length > 0).map(({ check_id }) => check_id))
    for (const item of group)
      if (item.carried_by !== undefined && !carriers.has(item.carried_by)) item.state = 'changed'
  }

  /** Sends the calls of one item; gives its end, or undefined where this process has to stop. */
  async function sendAll(item: PostureItem): Promise<PostureItem['state'] | undefined> {
    for (const call of waitingIn(item)) {
      if (!(await send(item, call))) return undefined
      if (call.state === 'failed') break
    }
    return item.calls.every(({ state }) => state === 'made') ? 'applied' : 'failed'
  }

  /** How an item ends that another process has planned; undefined where what is left of it can be sent. */
  async function resume(item: PostureItem): Promise<PostureItem['state'] | undefined> {
    const lost = item.calls.find(({ state }) => state === 'sending')
    if (lost) await look(lost)
    if (lost?.state === 'failed') return 'interrupted'
    if (await canGoOn(item)) return undefined
    return item.calls.some(({ state }) => state === 'made') ? 'failed' : 'changed'
  }

  /** Whether what another process has planned and not sent can be sent now. */
  async function canGoOn(item: PostureItem): Promise<boolean> {
    const waiting = waitingIn(item)
    if (waiting.length === 0) return true
    const reads = [...new Set(waiting.flatMap(({ change }) => (isKnown(change) ? change.source : [])))]
    return !isLate() && stillFits(waiting, await read(reads))
  }

  for (const group of await groupsLeft()) if (!(await conclude(group))) return
  await write(parts, asked, (task) => ({
    ...task,
    items,
    state: endOf(items),
    finished_at: new Date(now()).toISOString(),
  }))
}

const groupKey = (item: PostureItem) => (item.object ? `${item.check_id}/${item.object.id}` : carrierOf(item))

/** Behind one that failed nothing is sent. */
const waitingIn = ({ calls }: PostureItem) =>
  calls.some(({ state }) => state === 'failed') ? [] : calls.filter(({ state }) => state === 'waiting')

/** Changes the task's row; undefined where there is none any more. */
async function write(
  parts: PostureParts,
  { organizationId, taskId }: AskedTask,
  change: (task: PostureTask) => PostureTask,
): Promise<PostureTask | undefined> {
  return commit(parts, organizationId, async (work) => {
    await work.load('postureTask', [taskId])
    const { row } = work.get('postureTask', taskId)
    if (!row) return undefined
    const next = structuredClone(change(row))
    work.put('postureTask', next)
    if (next.finished_at !== null) await forgetOld(work, next)
    return next
  })
}

async function load(
  parts: PostureParts,
  organizationId: string,
  id: string,
): Promise<PostureTask | undefined> {
  return commit(parts, organizationId, async (work) => {
    await work.load('postureTask', [id])
    return work.get('postureTask', id).row
  })
}

async function forgetOld(work: Work, { customer_id, finished_at }: PostureTask): Promise<void> {
  const since = new Date(Date.parse(finished_at ?? '') - TASKS_KEPT * DAY)
  const { rows } = await sql<{ id: string }>`
    select id from posture_task
    where organization_id = ${work.organizationId}::uuid and customer_id = ${customer_id}::uuid
      and finished_at < ${since}`.execute(work.tx)
  await work.load(
    'postureTask',
    rows.map(({ id }) => id),
  )
  for (const { id } of rows) work.remove('postureTask', id)
}

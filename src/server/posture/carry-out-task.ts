import { carrierOf, endOf, type PostureItem } from '#shared/domain/posture/posture-task.ts'
import { invariant } from '#shared/lib/invariant.ts'
import {
  groupsOfApply,
  type Planner,
  plannerOfApply,
  plannerOfSignIn,
  plannerOfUndo,
  readsOfApply,
} from './plan-item.ts'
import type { PostureParts } from './read-posture.ts'
import { resume, sendAll } from './send-calls.ts'
import type { AskedTask } from './task-record.ts'
import { beginTask, type TaskRun } from './task-run.ts'

/**
 * Carries out a task item by item, each against a reading made right before it, and notes every step before the next.
 * Nothing is sent twice: what was being sent when a process ended is looked for in the tenant, and where it does not
 * stand there a person has to ask again. Ends early where the company was taken over or the task is gone.
 */
export async function carryOutTask(parts: PostureParts, asked: AskedTask): Promise<void> {
  const run = await beginTask(parts, asked)
  if (!run) return
  for (const group of await groupsLeft(run)) if (!(await conclude(run, group))) return
  await run.write((task) => ({
    ...task,
    items: run.items,
    state: endOf(run.items),
    finished_at: new Date(parts.now()).toISOString(),
  }))
}

const doneOf = ({ undone }: TaskRun, { check_id }: PostureItem) =>
  undone.filter((each) => each.check_id === check_id)

function plannerOf(run: TaskRun, group: readonly PostureItem[]): Planner {
  const { action, undone } = run
  const [first] = group
  invariant(first, 'a group has items')
  if (action === 'undo') {
    const carriers = new Set(group.flatMap((item) => doneOf(run, item)).map(carrierOf))
    return plannerOfUndo(
      group,
      undone.filter(({ check_id }) => carriers.has(check_id)),
    )
  }
  return action === 'block' || action === 'unblock'
    ? plannerOfSignIn(first, action === 'block')
    : plannerOfApply(group)
}

/** What is left to be done: items that share their calls together, each of the others alone. */
async function groupsLeft(run: TaskRun): Promise<PostureItem[][]> {
  const pending = run.items.filter(({ state }) => state === 'pending')
  const isPlanned = ({ calls, carried_by }: PostureItem) => calls.length > 0 || carried_by !== undefined
  const planned = pending.filter(isPlanned)
  const fresh = pending.filter((item) => !isPlanned(item))
  return [...Map.groupBy(planned, groupKey).values(), ...(await groupsOf(run, fresh))]
}

async function groupsOf(run: TaskRun, fresh: readonly PostureItem[]): Promise<PostureItem[][]> {
  const { action, isLate, read } = run
  if (action === 'undo')
    return [...Map.groupBy(fresh, (item) => doneOf(run, item).map(carrierOf)[0] ?? item.check_id).values()]
  const isShared = action === 'apply' && fresh.length > 1 && !isLate()
  return isShared ? groupsOfApply(fresh, await read(readsOfApply(fresh))) : fresh.map((item) => [item])
}

/** Carries a group to its end; false where this process has to stop. */
async function conclude(run: TaskRun, group: readonly PostureItem[]): Promise<boolean> {
  const isPlanned = group.some(({ calls }) => calls.length > 0)
  if (!isPlanned) await planNow(run, group)
  for (const carrier of group.filter(({ state, calls }) => state === 'pending' && calls.length > 0)) {
    const state = (isPlanned ? await resume(run, carrier) : undefined) ?? (await sendAll(run, carrier))
    if (state === undefined) return false
    carrier.state = state
    const { fault, detail } = carrier
    for (const item of group)
      if (item.carried_by === carrier.check_id) Object.assign(item, { state, fault, detail })
  }
  return run.keep()
}

async function planNow(run: TaskRun, group: readonly PostureItem[]): Promise<void> {
  if (run.isLate()) return group.forEach((item) => (item.state = 'late'))
  const planner = plannerOf(run, group)
  const plans = planner.plan(await run.read(planner.reads))
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

const groupKey = (item: PostureItem) => (item.object ? `${item.check_id}/${item.object.id}` : carrierOf(item))

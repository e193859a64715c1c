import { endOfItems } from '#shared/domain/tasks/change-task.ts'
import { type AccessItem } from '#shared/domain/conditional-access/access-task.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { refusalOf } from './access-fault.ts'
import type { AccessTaskParts, AskedAccessTask } from './access-task-record.ts'
import { type AccessTaskRun, beginAccessTask } from './access-task-run.ts'
import { withOtherIds } from './other-ids.ts'
import { failed, type Plan, planItem } from './plan-access-item.ts'
import { look, sendItem } from './send-access-item.ts'

/**
 * Carries out a task item by item in their order, each against what stands in the tenant right before it, and notes every step
 * before the next. Nothing is sent twice: what was being sent when a process ended is looked for in the tenant, and where it does
 * not stand there a person has to ask again. Ends early where the company was taken over or the task is gone.
 */
export async function carryOutAccessTask(parts: AccessTaskParts, asked: AskedAccessTask): Promise<void> {
  const run = await beginAccessTask(parts, asked)
  if (!run) return
  for (const item of run.items) if (!(await conclude(run, item))) return
  // Of a task that is forgotten by now nothing can be taken back.
  await run.finish(endOfItems(run.items))
}

/** Carries an item to its end; false where this process has to stop. */
async function conclude(run: AccessTaskRun, item: AccessItem): Promise<boolean> {
  if (item.state === 'sending') {
    const isThere = await attempt(() => look(run, item))
    if ('refusal' in isThere) Object.assign(item, { state: 'interrupted', ...isThere.refusal })
    else item.state = isThere.value ? 'applied' : 'interrupted'
    return run.keep()
  }
  if (item.state !== 'pending') return true
  if (run.isLate()) {
    item.state = 'late'
    return run.keep()
  }
  nameAnew(run, item)
  const planned = await attempt(() => planItem(run, item))
  const plan = 'refusal' in planned ? failed(planned.refusal) : planned.value
  if ('send' in plan) return sendItem(run, item, plan)
  end(item, plan)
  return run.keep()
}

/** Makes what an item brings back be of what was made again before it, in the place of what is gone. */
function nameAnew(run: AccessTaskRun, item: AccessItem): void {
  const ids = run.remade()
  if (item.object_id !== null) item.object_id = ids.get(item.object_id.toLowerCase()) ?? item.object_id
  if (item.body) item.body = withOtherIds(item.body, ids)
}

function end(item: AccessItem, plan: Exclude<Plan, { send: unknown }>): void {
  item.state = plan.end
  if (plan.end === 'unneeded') {
    item.object_id = plan.objectId ?? item.object_id
    item.body = plan.body ?? item.body
  }
  if (plan.end === 'failed') Object.assign(item, { fault: plan.fault, detail: plan.detail })
}

/** What was found, or why the vendor did not say. */
async function attempt<T>(
  ask: () => Promise<T>,
): Promise<{ value: T } | { refusal: ReturnType<typeof refusalOf> }> {
  try {
    return { value: await ask() }
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) throw cause
    return { refusal: refusalOf(cause) }
  }
}

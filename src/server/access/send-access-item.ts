import type { AccessItem } from '#shared/domain/conditional-access/access-task.ts'
import { differencesBetween } from '#shared/domain/conditional-access/compare-policies.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { ConnectorError, isRefusal } from '#server/connectors/connector-error.ts'
import { refusalOf } from './access-fault.ts'
import type { AccessTaskRun } from './access-task-run.ts'
import { idOf, type Plan } from './plan-access-item.ts'

/** Sends what an item comes to, once, and notes what became of it; false where this process has to stop. */
export async function sendItem(
  run: AccessTaskRun,
  item: AccessItem,
  { send, before }: Extract<Plan, { send: unknown }>,
): Promise<boolean> {
  if (!(await run.isHeld())) return false
  Object.assign(item, { state: 'sending', body: send, before })
  if (!(await run.keep())) return false
  try {
    const id = await act(run, item)
    Object.assign(item, { state: 'applied', object_id: id ?? item.object_id })
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) throw cause
    await settle(run, item, cause)
  }
  return run.keep()
}

/** Gives the id of what was made. */
async function act({ changes }: AccessTaskRun, item: AccessItem): Promise<string | undefined> {
  const { target, change, body, name } = item
  if (target === 'group') return changes.createGroup(name, textIn(body?.['description']))
  if (change === 'delete') {
    await changes.remove(target, idOf(item))
    return undefined
  }
  invariant(body, 'what is made or changed has a body')
  if (change === 'create') return changes.create(target, body)
  await changes.change(target, idOf(item), body)
  return undefined
}

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Ends an item whose change was not answered as it should. */
async function settle(run: AccessTaskRun, item: AccessItem, cause: ConnectorError): Promise<void> {
  const refusal = refusalOf(cause)
  // Somebody else was faster.
  if (cause.reason === 'notFound' && item.change !== 'create')
    return void (item.state = item.change === 'delete' ? 'unneeded' : 'changed')
  if (isRefusal(cause)) return void Object.assign(item, { state: 'failed', ...refusal })
  // The answer may have been lost on its way, and the change made.
  try {
    const isThere = await look(run, item)
    Object.assign(item, isThere ? { state: 'applied' } : { state: 'failed', ...refusal })
  } catch (unseen) {
    if (!(unseen instanceof ConnectorError)) throw unseen
    Object.assign(item, { state: 'interrupted', ...refusal })
  }
}

/** Whether what was being sent stands in the tenant; of what was made its id is noted. Throws a `ConnectorError`. */
export async function look({ changes }: AccessTaskRun, item: AccessItem): Promise<boolean> {
  const { target, change, body, name } = item
  if (target === 'group') return found(item, (await changes.groupsNamed(name))[0])
  if (change === 'create') {
    const all = await changes.list(target)
    return found(item, all.find((each) => differencesBetween(each, body).length === 0)?.id)
  }
  const now = await changes.find(target, idOf(item))
  return change === 'delete' ? now === undefined : now !== undefined && isAs(now, body)
}

function found(item: AccessItem, id: string | undefined): boolean {
  if (id !== undefined) item.object_id = id
  return id !== undefined
}

const isAs = (now: object, body: unknown) => differencesBetween(now, body).length === 0

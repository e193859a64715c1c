import { accessFingerprint } from '#shared/domain/conditional-access/access-body.ts'
import type { AccessBody, AccessItem } from '#shared/domain/conditional-access/access-task.ts'
import { differencesBetween } from '#shared/domain/conditional-access/compare-policies.ts'
import { policiesUsing } from '#shared/domain/conditional-access/validate-location.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { ChangeableTarget } from '#server/connectors/policy-changes.ts'
import { asBody } from './as-body.ts'
import { plainWords } from '#server/connectors/plain-words.ts'
import type { Refusal } from './access-fault.ts'
import type { AccessTaskRun } from './access-task-run.ts'
import { withOtherIds } from './other-ids.ts'
import { obstacleOf } from './access-obstacle.ts'
import { wantedBody } from './wanted-body.ts'

/** What has to be sent for an item, or why nothing is. */
export type Plan =
  | { send: AccessBody | null; before: AccessBody | null }
  /** `body`: as it stands there. */
  | { end: 'unneeded'; objectId?: string | undefined; body?: AccessBody }
  | { end: 'changed' }
  | ({ end: 'failed' } & Refusal)

export const failed = (refusal: Refusal): Plan => ({ end: 'failed', ...refusal })

/** Says what an item comes to, by what its tenant says right now. Throws a `ConnectorError`. */
export async function planItem(run: AccessTaskRun, item: AccessItem): Promise<Plan> {
  if (item.target === 'group') return planGroup(run, item)
  if (item.change === 'delete') return planRemoval(run, item, item.target)
  return item.change === 'create' ? planCreation(run, item, item.target) : planUpdate(run, item, item.target)
}

async function planGroup({ changes }: AccessTaskRun, item: AccessItem): Promise<Plan> {
  const [first, ...others] = await changes.groupsNamed(item.name)
  // Which of several is meant, nobody said.
  if (others.length > 0) return failed({ fault: 'alreadyExists', detail: plainWords(item.name) })
  return first === undefined ? { send: item.body, before: null } : { end: 'unneeded', objectId: first }
}

async function planCreation(run: AccessTaskRun, item: AccessItem, target: ChangeableTarget): Promise<Plan> {
  const all = await run.changes.list(target)
  const wanted = wantedBody(run, item, target, all.length)
  if ('fault' in wanted) return failed(wanted)
  const same = all.find((each) => differencesBetween(each, wanted.body).length === 0)
  if (same) return { end: 'unneeded', objectId: same.id, body: wanted.body }
  // What is deployed was to change one of its name, where the person had seen one.
  if (run.isDeployment && all.some((each) => isNamed(each, item.name))) return { end: 'changed' }
  if (wanted.isTooMany) return failed({ fault: 'tooMany', detail: wanted.isTooMany })
  const obstacle = await obstacleOf(run, target, wanted.body)
  return obstacle ? failed(obstacle) : { send: wanted.body, before: null }
}

/** The vendor does not tell capitals from small letters in names. */
const isNamed = ({ displayName }: { displayName?: unknown }, name: string): boolean =>
  typeof displayName === 'string' && displayName.trim().toLowerCase() === name.trim().toLowerCase()

async function planUpdate(run: AccessTaskRun, item: AccessItem, target: ChangeableTarget): Promise<Plan> {
  const wanted = wantedBody(run, item, target)
  if ('fault' in wanted) return failed(wanted)
  const now = await run.changes.find(target, idOf(item))
  if (!now) return { end: 'changed' }
  if (differencesBetween(now, wanted.body).length === 0) return { end: 'unneeded', body: wanted.body }
  if (isOtherwise(run, item, now)) return { end: 'changed' }
  const isEnabling = target === 'policy' && wanted.body['state'] === 'enabled' && now['state'] !== 'enabled'
  const obstacle = isEnabling ? await obstacleOf(run, target, wanted.body) : undefined
  return obstacle ? failed(obstacle) : { send: wanted.body, before: asBody(now) }
}

async function planRemoval(run: AccessTaskRun, item: AccessItem, target: ChangeableTarget): Promise<Plan> {
  const { changes } = run
  const now = await changes.find(target, idOf(item))
  if (!now) return { end: 'unneeded' }
  if (isOtherwise(run, item, now)) return { end: 'changed' }
  const users = target === 'location' ? policiesUsing(idOf(item), await changes.list('policy')) : []
  if (users.length > 0) {
    const names = users.map(({ displayName }) => displayName).join(', ')
    return failed({ fault: 'locationInUse', detail: plainWords(names) })
  }
  return { send: null, before: asBody(now) }
}

/** Whether the tenant is not as the person saw it; what was made again meanwhile counts as what it was. */
function isOtherwise(run: AccessTaskRun, { expected }: AccessItem, now: object): boolean {
  if (expected === null) return false
  const before = new Map([...run.remade()].map(([old, id]) => [id.toLowerCase(), old]))
  return accessFingerprint(withOtherIds(asBody(now), before)) !== expected
}

/** The id of an item that changes something which is there. */
export function idOf({ object_id }: AccessItem): string {
  invariant(object_id, 'what is changed has an id')
  return object_id
}

import { deviceDifferences } from '#shared/domain/intune/compare-device-policies.ts'
import type { DevicePolicyItem } from '#shared/domain/intune/device-policy-task.ts'
import type { DevicePolicy } from '#shared/domain/intune/device-policy.ts'
import { forAnotherTenant } from '#shared/domain/intune/for-another-tenant.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { attempt, type RefusedAttempt } from '#server/company-tasks/attempt.ts'
import type { TaskRun } from '#server/company-tasks/task-records.ts'
import { capabilityOf } from '#server/connectors/connector.ts'
import { isRefusal } from '#server/connectors/connector-error.ts'
import { findKept, keepBefore } from './kept-policies.store.ts'
import { type Ended, namesake, planDeviceItem, seenOf } from './plan-device-item.ts'

type DeviceRun = TaskRun<DevicePolicyItem>

/**
 * Carries out a change of a policy against what stands in the tenant right before it. Nothing is made twice: what was being sent when a
 * process ended is looked for in the tenant, and where it does not stand there a person has to ask again.
 */
export async function concludeDeviceItem(run: DeviceRun, item: DevicePolicyItem): Promise<boolean> {
  if (item.state === 'sending') {
    const now = await attempt(() => standing(run, item))
    const ended: Ended =
      'refused' in now ? { state: 'interrupted', ...now.refused } : await arrived(run, item, now.value)
    Object.assign(item, ended)
    return run.keep()
  }
  if (run.isLate()) {
    item.state = 'late'
    return run.keep()
  }
  const wanted = await wantedBy(run, item)
  const planned = await attempt(() =>
    planDeviceItem(item, { connector: connectorOf(run), wanted, isUndo: run.isUndo }),
  )
  if ('refused' in planned) Object.assign(item, { state: 'failed', ...planned.refused })
  else if ('ended' in planned.value) Object.assign(item, planned.value.ended)
  else return send(run, item, planned.value)
  return run.keep()
}

const connectorOf = ({ parts, asked }: DeviceRun) =>
  capabilityOf(parts.vendors, TENANT_APPLICATION, 'devicePolicies')(asked.tenantId)

const placeOf = ({ asked, items }: DeviceRun, item: DevicePolicyItem) => ({
  organizationId: asked.organizationId,
  taskId: asked.taskId,
  place: items.indexOf(item),
})

/** The policy that an item makes: of another company, or what stood in this one before a task that is taken back. */
async function wantedBy(run: DeviceRun, item: DevicePolicyItem): Promise<DevicePolicy | undefined> {
  const { db } = run.parts
  const place = placeOf(run, item)
  if (item.brings_back === null) {
    const kept = await findKept(db, place, 'wanted')
    return kept && forAnotherTenant(kept)
  }
  const { task_id: taskId, place: own } = item.brings_back
  return findKept(db, { ...place, taskId, place: own }, 'before')
}

interface Change {
  before: DevicePolicy | null
  wanted: DevicePolicy | null
}

async function send(run: DeviceRun, item: DevicePolicyItem, { before, wanted }: Change): Promise<boolean> {
  if (!(await run.asked.isHeld())) return false
  if (before) await keepBefore(run.parts.db, placeOf(run, item), before)
  item.before = before && seenOf(before)
  item.after = wanted && seenOf(wanted)
  item.state = 'sending'
  if (!(await run.keep())) return false
  const sent = await attempt(() => act(run, item, wanted))
  if ('refused' in sent) Object.assign(item, await settled(run, item, sent))
  else if (!sent.value) return false
  else item.state = 'applied'
  return run.keep()
}

/** False where this process has to stop. */
async function act(run: DeviceRun, item: DevicePolicyItem, wanted: DevicePolicy | null): Promise<boolean> {
  const connector = connectorOf(run)
  if (wanted === null) {
    invariant(item.object_id, 'what is deleted has an id')
    await connector.remove(item.set, item.object_id)
    return true
  }
  if (item.change === 'create') {
    item.object_id = (await connector.create(wanted)).toLowerCase()
    // Noted before it is assigned, so that it is found again, and can be taken back, whatever becomes of that.
    if (!(await run.keep())) return false
  }
  invariant(item.object_id, 'what is changed has an id')
  if (item.change === 'replace') await connector.update(item.object_id, wanted)
  const isAssigned =
    item.change === 'assign' || item.targets !== null || Array.isArray(wanted.body['assignments'])
  if (isAssigned) await connector.assign(item.object_id, wanted)
  return true
}

/** How an item ended whose change was not answered as it should. */
async function settled(
  run: DeviceRun,
  item: DevicePolicyItem,
  { cause, refused }: RefusedAttempt,
): Promise<Ended> {
  // Somebody else was faster.
  if (cause.reason === 'notFound' && item.change !== 'create')
    return { state: item.change === 'delete' ? 'unneeded' : 'changed' }
  const isOneCall = item.change === 'delete' || item.change === 'assign'
  const isNothingMade = item.change === 'create' && item.object_id === null
  if (isRefusal(cause) && (isOneCall || isNothingMade)) return { state: 'failed', ...refused }
  // The answer may have been lost on its way, or a part of several calls made.
  const now = await attempt(() => standing(run, item))
  if ('refused' in now) return { state: 'interrupted', ...refused }
  const ended = await arrived(run, item, now.value)
  if (ended.state === 'applied') return ended
  return ended.fault === 'partlyDone' ? { ...ended, detail: refused.detail } : { state: 'failed', ...refused }
}

/** What an item is about, as it stands now; of what is made and has no id yet, the one of its name. */
const standing = (run: DeviceRun, item: DevicePolicyItem): Promise<DevicePolicy | undefined> =>
  item.object_id === null ? namesake(connectorOf(run), item) : connectorOf(run).find(item.set, item.object_id)

/** Whether what was sent stands there: whole, in part, or not at all. */
async function arrived(
  run: DeviceRun,
  item: DevicePolicyItem,
  now: DevicePolicy | undefined,
): Promise<Ended> {
  if (item.change === 'delete') return { state: now ? 'interrupted' : 'applied' }
  if (!now || !item.after) return { state: 'interrupted' }
  const before = item.before === null ? undefined : await findKept(run.parts.db, placeOf(run, item), 'before')
  const made = await wantedBy(run, item)
  const base = item.change === 'assign' ? before : made
  if (!base) return { state: 'interrupted' }
  const wanted = { ...base, ...item.after, body: { ...now.body, ...base.body } }
  const found = { object_id: now.id?.toLowerCase() ?? null }
  if (deviceDifferences(wanted, now).length === 0) return { state: 'applied', ...found }
  const isAsBefore = before !== undefined && deviceDifferences(before, now).length === 0
  // One that has the name alone may be somebody else's: it is not ours to take back.
  const isOurs =
    item.object_id !== null || deviceDifferences({ ...wanted, targets: now.targets }, now).length === 0
  return isAsBefore || !isOurs ? { state: 'interrupted' } : { state: 'failed', fault: 'partlyDone', ...found }
}

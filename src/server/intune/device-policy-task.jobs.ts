import type { ErrorCode } from '#shared/contract/errors.ts'
import {
  type AskedDeviceChange,
  devicePolicyKey,
  deviceUndoItems,
} from '#shared/domain/intune/device-policy-task.ts'
import { purchaseRefusal, tenantRefusal } from '#server/company-tasks/change-refusal.ts'
import { changeTasks } from '#server/company-tasks/change-tasks.ts'
import type { RequestParts } from '#server/company-tasks/company-tasks.ts'
import type { TaskParts } from '#server/company-tasks/task-records.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { changedByTask } from '#server/policy-history/by-task.ts'
import { concludeDeviceItem } from './conclude-device-item.ts'
import { areKnown, forgetDeployed, keepDeployed, sourcesOf } from './kept-policies.store.ts'
import { type IntuneParts, readDevicePolicies } from './read-device-policies.ts'

/** Changes of policies for devices, each of which reads those of its tenant again afterwards. */
export const devicePolicyTasks = changeTasks({
  kind: 'devicePolicyTask',
  runner: 'device_policy_runner',
  queue: 'change-device-policies',
  notQueued: 'devicePolicies.changeNotQueued',
  undoItems: deviceUndoItems,
  conclude: concludeDeviceItem,
  readAgain: async (parts: TaskParts & IntuneParts, task, items) => {
    await forgetDeployed(parts.db, task)
    await readDevicePolicies(
      parts,
      task,
      changedByTask(task.taskId, items, ({ set }, id) => devicePolicyKey({ set, id })),
    )
  },
  refusal,
})

interface AskedChange {
  work: Work
  scope: Scope
  args: { id: string; customerId: string; items: readonly AskedDeviceChange[] }
}

/** A policy is deployed from a company alone that whoever asks may see, as it was read there, or from a template. */
export async function guardDeviceChange(asked: AskedChange): Promise<ErrorCode | undefined> {
  const refused = await devicePolicyTasks.guardChange(asked)
  if (refused) return refused
  const sources = sourcesOf(asked.args.items)
  const { customerIds } = asked.scope
  if (sources.some(({ customer }) => customer !== null && !customerIds.has(customer))) return 'notFound'
  return (await areKnown(asked.work, sources)) ? undefined : 'notFound'
}

/** Keeps what is deployed, and has the task carried out as soon as it is committed. */
export const deviceChangeEffect = (parts: RequestParts) => {
  const request = devicePolicyTasks.effect(parts)
  return async (asked: AskedChange) => {
    await keepDeployed(asked.work, asked.args.id, sourcesOf(asked.args.items))
    return request(asked)
  }
}

/** Why the policies of a company cannot be changed: not bought (PERM-21), turned off (PERM-24), or no tenant there. */
async function refusal(work: Work, customerId: string): Promise<ErrorCode | undefined> {
  const notBought = await purchaseRefusal(work, 'policyManagement')
  if (notBought) return notBought
  await work.load('featureFlag', ['intune'])
  if (work.get('featureFlag', 'intune').row?.enabled !== true) return 'featureOff'
  return tenantRefusal(work, customerId)
}

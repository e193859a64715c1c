import { INTUNE_SETS } from '#shared/domain/intune/device-policy.ts'
import type { DevicePolicySummary } from '#shared/domain/intune/device-policies.ts'
import {
  devicePolicyKey,
  type DevicePolicyItem,
  type DevicePolicyTask,
  pendingDevicePolicies,
} from '#shared/domain/intune/device-policy-task.ts'
import type { View } from '#client/data/rows/merge.ts'
import { policyTaskRows } from '#client/features/secure/parts/policies/policy-task-rows.ts'
import type { DevicePolicyRow, IntuneArea } from './device-policy-rows.ts'
import { wantedWhom } from './whom.ts'

type Tasks = readonly View<'devicePolicyTask'>[]

const rowsOfTasks = policyTaskRows<DevicePolicyTask, DevicePolicyRow>({
  keyOf: ({ set }, id) => devicePolicyKey({ set, id }),
  pendingIn: pendingDevicePolicies,
  madeBy: (item, made) => ({ ...made, ...rowMade(item) }),
})

/** The key that an opened row has now, and the tasks that a row is about. */
export const { keyNow, tasksAbout } = rowsOfTasks

/** The policies of an area with what is under way: those that are being changed rest, and those that are being made are among them. */
export function withTasks(
  rows: DevicePolicyRow[],
  tasks: Tasks,
  area: IntuneArea,
  companyOf: (id: string) => string,
): DevicePolicyRow[] {
  const all = rowsOfTasks.withTasks(rows, tasks, companyOf)
  return all === rows ? rows : all.filter(({ policy }) => INTUNE_SETS[policy.set].area === area)
}

/** What a task tells of a policy that it makes: what that sets is known where it comes from alone. */
function rowMade({ set, name, object_id: id, targets }: DevicePolicyItem) {
  const { everyDevice, everyUser, ...groups } = wantedWhom(targets)
  const policy: DevicePolicySummary = {
    set,
    id: id ?? '',
    name,
    description: '',
    platform: null,
    targets: {
      everyDevice,
      everyUser,
      include: groups.include.map((group) => group.id),
      exclude: groups.exclude.map((group) => group.id),
    },
    actions: [],
    settings: null,
    has_more_targets: false,
    holds_secrets: false,
  }
  return { policy, platform: 'other' as const, ...groups }
}

/** The tasks that change policies of an area. One that takes another back has its items from the server: until then it is where that one is. */
export function tasksOfArea(tasks: Tasks, area: IntuneArea): Tasks {
  const isOf = ({ row }: Tasks[number]) => row.items.some(({ set }) => INTUNE_SETS[set].area === area)
  const own = new Set(tasks.filter(isOf).map(({ row }) => row.id))
  return tasks.filter(
    ({ row }) => own.has(row.id) || (row.items.length === 0 && row.undoes !== null && own.has(row.undoes)),
  )
}

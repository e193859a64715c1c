import { devicePolicyTaskLimits } from '#shared/domain/intune/device-policy-task.ts'
import type { DevicePolicySummary } from '#shared/domain/intune/device-policies.ts'
import { inParts } from '#shared/lib/in-parts.ts'
import type { AskedDevicePolicies } from '#client/data/nouns/secure/device-policies.ts'
import { type Sifted, siftRows } from '#client/features/secure/parts/policies/left-out.ts'
import type { DevicePolicyRow } from '../device-policy-rows.ts'

export const DEVICE_ACTS = ['deploy', 'delete'] as const
export type DeviceAct = (typeof DEVICE_ACTS)[number]

/** Why an act leaves a policy out. */
export type LeftOut = 'updating' | 'holdsSecrets'

/** Why an act does nothing with a policy; undefined where it does. */
export function leftOutBy({ policy, isUpdating }: DevicePolicyRow, act: DeviceAct): LeftOut | undefined {
  if (isUpdating) return 'updating'
  return act === 'deploy' && policy.holds_secrets ? 'holdsSecrets' : undefined
}

/** What an act is done with, and what it leaves out, by the reason. */
export const planAct = (rows: readonly DevicePolicyRow[], act: DeviceAct): Sifted<DevicePolicyRow, LeftOut> =>
  siftRows(rows, (row) => leftOutBy(row, act), String)

/** What of a policy tells whether it is still as somebody saw it. */
export const seenOf = ({ name, targets }: DevicePolicySummary) => ({ name, targets })

/** What is asked of each company's tenant so that these policies are deleted; as many tasks as there must be. */
export const askedDeletion = (rows: readonly DevicePolicyRow[]): AskedDevicePolicies[] =>
  [...Map.groupBy(rows, ({ customerId }) => customerId)].flatMap(([customerId, own]) =>
    inParts(own, devicePolicyTaskLimits.items).map((some) => ({
      customerId,
      company: own[0]?.company ?? '',
      items: some.map(({ policy }) => ({
        change: 'delete' as const,
        set: policy.set,
        id: policy.id,
        expected: seenOf(policy),
      })),
    })),
  )

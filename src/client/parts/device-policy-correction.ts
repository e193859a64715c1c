import { devicePolicyChange } from '#shared/contract/commands/device-policy-commands.ts'
import type { IntuneSetName } from '#shared/domain/intune/device-policy.ts'
import type { WantedTargets } from '#shared/domain/intune/device-policy-task.ts'
import type { CommandRecord } from '#client/data/queue/command-database.ts'

/** Whom somebody wanted a policy for devices to be for, and the server refused. */
export interface AssignmentCorrection {
  key: string
  customerId: string
  set: IntuneSetName
  policyId: string
  targets: WantedTargets
}

/** What of a refused change can be corrected in the form of an assignment; undefined where it is of another kind (ERR-11). */
export function assignmentCorrection({
  key,
  name,
  state,
  body: { args },
}: Pick<CommandRecord, 'key' | 'name' | 'state' | 'body'>): AssignmentCorrection | undefined {
  if (state !== 'rejected' || name !== devicePolicyChange.name) return undefined
  const asked = devicePolicyChange.args.safeParse(args).data
  const [item, ...others] = asked?.items ?? []
  if (!asked || item?.change !== 'assign' || others.length > 0) return undefined
  const { set, id: policyId, targets } = item
  return { key, customerId: asked.customerId, set, policyId, targets }
}

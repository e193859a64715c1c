import { z } from 'zod'
import { devicePolicySchema } from '#shared/domain/organization/device-policy.ts'
import { defineCommand } from '../command.ts'
import { BASE_PARTITION } from '../partitions.ts'

/** PUT organization/{id}/device-policy. Any other organization than the user's own is not there. */
export const organizationSetDevicePolicy = defineCommand({
  name: 'organization.setDevicePolicy',
  rev: 1,
  class: 'B',
  kind: 'organization',
  area: 'systemUsers',
  level: 'manage',
  needs: 'existing',
  args: z.strictObject({ organizationId: z.uuid(), policy: devicePolicySchema }),
  ids: (args) => [args.organizationId],
  partition: () => BASE_PARTITION,
  lane: (args) => `organization/${args.organizationId}`,
  sets: (args) => ({ device_policy: args.policy }),
  reduce: (row, { policy }) => row && { ...row, device_policy: policy },
})

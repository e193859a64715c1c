import type { DevicePolicy } from '#shared/domain/organization/device-policy.ts'
import { MINUTE } from '#shared/lib/time.ts'
import type { CommandClass } from './command.ts'
import { syncLimits } from './sync.ts'

/**
 * How long a command may wait before a device asks again, in milliseconds; for class C the organization says so.
 * A push tells the age of a command by the limit of its class, so less than that is left to the server: it refuses
 * what has waited longer than the organization allows, and the person is asked again then.
 */
export const deadlineOf = (
  commandClass: CommandClass,
  { urgentMinutes }: Pick<DevicePolicy, 'urgentMinutes'>,
): number =>
  commandClass === 'C'
    ? Math.max(urgentMinutes * MINUTE, syncLimits.deadline.C)
    : syncLimits.deadline[commandClass]

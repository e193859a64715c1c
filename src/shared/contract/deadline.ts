import type { DevicePolicy } from '#shared/domain/organization/device-policy.ts'
import { MINUTE } from '#shared/lib/time.ts'
import type { CommandClass } from './command.ts'
import { syncLimits } from './sync.ts'

/**
 * How long a command may wait before a device asks again, in milliseconds; for class C the organization says so. What
 * is sent at once is never late.
 */
export const deadlineOf = (
  commandClass: CommandClass,
  { urgentMinutes }: Pick<DevicePolicy, 'urgentMinutes'>,
): number =>
  commandClass === 'C'
    ? Math.max(urgentMinutes * MINUTE, syncLimits.requestTimeout)
    : syncLimits.deadline[commandClass]

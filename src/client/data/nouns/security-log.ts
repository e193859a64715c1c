import { securityLogEndpoints } from '#shared/contract/endpoints/security-log.ts'
import type { SecurityEvent } from '#shared/contract/security-log.ts'
import { type SecurityEventName, securityLogLimits } from '#shared/domain/security-log/security-event.ts'
import type { Caller } from '../device/device.ts'

/** A page of the organization's log, the newest first: the events before the one that is named. */
export const readSecurityEvents = (
  { call }: Caller,
  organization: string,
  asked: { event: SecurityEventName | undefined; before: string | undefined },
): Promise<SecurityEvent[]> =>
  call(securityLogEndpoints.listSecurityEvents, {
    params: { id: organization },
    query: { ...asked, size: securityLogLimits.page },
  })

import { z } from 'zod'
import { listAddress } from '#client/parts/list/list-address.ts'
import { CLOUDS } from '#shared/domain/employees/clouds.ts'
import { CHECK_AREAS } from '#shared/domain/posture/check-area.ts'
import { SEVERITIES } from '#shared/domain/posture/severity.ts'

// A day that the calendar does not have is as none.
const day = z.iso.date().optional().catch(undefined)

/** What the addresses of the posture screens hold besides their path. `sort` may also be the id of a check. */
export const postureAddressSchema = listAddress(['name']).extend({
  sort: z.string().optional().catch(undefined),
  cloud: z.enum(CLOUDS).optional().catch(undefined),
  area: z.enum(CHECK_AREAS).optional().catch(undefined),
  severity: z.enum(SEVERITIES).optional().catch(undefined),
  /** The days between which changes were found, both inclusive. */
  from: day,
  to: day,
  /** Whether only the difference between these days counts. */
  net: z.boolean().optional().catch(undefined),
  show: z.enum(['compliant', 'notCompliant', 'notMeasured']).optional().catch(undefined),
})
export type PostureAddress = z.infer<typeof postureAddressSchema>

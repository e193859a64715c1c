import { z } from 'zod'
import { listAddress } from '#client/parts/list-address.ts'
import { AREAS } from './areas.ts'

/** What the addresses of the posture screens hold besides their path. `sort` may also be the id of a check. */
export const postureAddressSchema = listAddress(['name']).extend({
  sort: z.string().optional().catch(undefined),
  area: z.enum(AREAS).optional().catch(undefined),
  show: z.enum(['compliant', 'notCompliant', 'notMeasured']).optional().catch(undefined),
})
export type PostureAddress = z.infer<typeof postureAddressSchema>

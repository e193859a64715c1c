import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'

/** What somebody decided about a check of a company, whatever its verdict (POST-07). */
export const RESOLUTION_STATUSES = ['resolved', 'thirdParty', 'riskAccepted', 'notApplicable'] as const
export const resolutionStatusSchema = z.enum(RESOLUTION_STATUSES)
export type ResolutionStatus = z.infer<typeof resolutionStatusSchema>

export const resolutionLimits = { details: 2000 } as const

/** Whether a person has to say more about a resolution of this status. */
export const needsDetails = (status: ResolutionStatus): boolean => status !== 'resolved'

/** What a person says when they resolve a check. */
export const resolutionSchema = z
  .strictObject({
    status: resolutionStatusSchema,
    details: z.string().trim().max(resolutionLimits.details),
  })
  .refine(({ status, details }) => details !== '' || !needsDetails(status), {
    path: ['details'],
    message: 'Status details are required',
  })
export type Resolution = z.infer<typeof resolutionSchema>

export const checkResolutionSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  check_id: z.string(),
  status: resolutionStatusSchema,
  /** Never empty where `needsDetails`. */
  details: z.string(),
  resolved_at: z.string(),
})
export type CheckResolution = z.infer<typeof checkResolutionSchema>

const NAMESPACE = 'e1b44e3b-9c00-41c6-8238-5f63c271487c'

/** The one row that a company has of a check: devices that never met agree on it. */
export const checkResolutionId = (customerId: string, checkId: string): string =>
  uuidv5(`${customerId}/${checkId}`, NAMESPACE)

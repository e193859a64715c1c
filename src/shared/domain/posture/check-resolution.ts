import { z } from 'zod'

/** What somebody decided about a check of a company, whatever its verdict (POST-07). */
export const RESOLUTION_STATUSES = ['resolved', 'thirdParty', 'riskAccepted', 'notApplicable'] as const
export const resolutionStatusSchema = z.enum(RESOLUTION_STATUSES)
export type ResolutionStatus = z.infer<typeof resolutionStatusSchema>

export const checkResolutionSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  check_id: z.string(),
  status: resolutionStatusSchema,
  /** Required for all but `resolved`. */
  details: z.string(),
  resolved_at: z.string(),
})
export type CheckResolution = z.infer<typeof checkResolutionSchema>

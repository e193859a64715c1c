import { z } from 'zod'
import { SECURITY_EVENTS } from '#shared/domain/security-log/security-event.ts'

/** What the address of the security log holds; what cannot be read is left out. */
export const securityLogAddressSchema = z.object({
  /** The only kind of event that is shown. */
  event: z.enum(SECURITY_EVENTS).optional().catch(undefined),
  /** The columns that are shown, by `columnAddress`. */
  columns: z.string().optional().catch(undefined),
})
export type SecurityLogAddress = z.infer<typeof securityLogAddressSchema>

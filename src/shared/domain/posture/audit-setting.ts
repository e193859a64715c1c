import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'

export const auditLimits = { settings: 200 } as const

/** Whether the audit looks at a check (POST-15, POST-16). */
export const auditSettingSchema = z.object({
  id: z.string(),
  /** Null: for every company that has no setting of its own. */
  customer_id: z.string().nullable(),
  check_id: z.string(),
  enabled: z.boolean(),
})
export type AuditSetting = z.infer<typeof auditSettingSchema>

const NAMESPACE = '2a1ba98b-b025-4893-85e0-d84169daf663'

/** The one row that a company, or the organization where it is null, has of a check: devices that never met agree on it. */
export const auditSettingId = (customerId: string | null, checkId: string): string =>
  uuidv5(`${customerId ?? 'org'}/${checkId}`, NAMESPACE)

/** Asks settings by company and check: the company's own, else the organization's, else every check is included. */
export function isIncludedBy(
  settings: Iterable<AuditSetting>,
): (customerId: string, checkId: string) => boolean {
  const known = new Map([...settings].map((each) => [`${each.customer_id}/${each.check_id}`, each.enabled]))
  return (customerId, checkId) =>
    known.get(`${customerId}/${checkId}`) ?? known.get(`null/${checkId}`) ?? true
}

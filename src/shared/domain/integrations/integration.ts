import { z } from 'zod'

/** The states an integration is shown in (INT-04) as far as a direct Microsoft 365 connection has them today. */
export const INTEGRATION_STATES = [
  'Unconnected',
  'Connecting',
  'Connected',
  'Syncing',
  'Sync Successful',
  'Sync Failed',
  'Auth Failed',
] as const

/** Why the last sync failed, in the few reasons a connector gives. */
export const INTEGRATION_FAULTS = [
  'unauthorized',
  'missingScope',
  'consentMissing',
  'throttled',
  'unreachable',
  'notFound',
  'unexpectedAnswer',
] as const

/** A company's configured connection to a vendor (INT-02, INT-03). */
export const integrationSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  type: z.literal('Office365'),
  state: z.enum(INTEGRATION_STATES),
  tenant_id: z.string(),
  tenant_name: z.string(),
  domains: z.array(z.string()),
  last_synced: z.string().nullable(),
  fault: z.enum(INTEGRATION_FAULTS).nullable(),
  /** Permissions that the tenant did not grant when it was connected: what they allow is not read. */
  missing_scopes: z.array(z.string()),
  /** Until when a consent that the vendor has not applied yet is asked about (INT-43). */
  pending_until: z.string().nullable(),
})
export type Integration = z.infer<typeof integrationSchema>

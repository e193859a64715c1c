import { z } from 'zod'
import { factReadingsSchema } from '#shared/domain/employees/directory-facts.ts'
import { VENDOR_APPLICATIONS } from './applications.ts'
import { CONNECTION_KINDS } from './connection-kinds.ts'

/** The states an integration is shown in (INT-04). Those of later kinds of connections are among them. */
export const INTEGRATION_STATES = [
  'Unconnected',
  'Authenticating',
  'Auth Successful',
  'Auth Failed',
  'Connecting',
  'Connected',
  'Syncing',
  'Sync Successful',
  'Sync Failed',
  'Disconnecting',
  'Configuration Failed',
  'Missing Details',
  'Connection Error',
  'CSP relationship lost',
  'Mapped',
] as const
export type IntegrationState = (typeof INTEGRATION_STATES)[number]

/** In these nobody is let into the tenant, so that nothing is read of it. */
export const UNREAD_STATES = [
  'Unconnected',
  'Connecting',
  'CSP relationship lost',
] as const satisfies readonly IntegrationState[]

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

/** How Exchange Online is reached: by the app's role alone, or by the script that an administrator ran (INT-36). */
export const EXCHANGE_WAYS = ['notConnected', 'appRole', 'script'] as const

/** What a person may change of an integration. None of it is a secret. */
export const integrationFieldsSchema = z.strictObject({
  /** One that is not active keeps what was read and is not synced. */
  is_active: z.boolean(),
  /** What people call it; empty for the tenant's own name. */
  display_name: z.string().trim().max(100),
})
export type IntegrationFields = z.infer<typeof integrationFieldsSchema>

/** A company's configured connection to a vendor (INT-02, INT-03). */
export const integrationSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  type: z.enum(VENDOR_APPLICATIONS),
  kind: z.literal(Object.values(CONNECTION_KINDS)),
  is_active: z.boolean(),
  display_name: z.string(),
  state: z.enum(INTEGRATION_STATES),
  tenant_id: z.string(),
  tenant_name: z.string(),
  domains: z.array(z.string()),
  last_synced: z.string().nullable(),
  fault: z.enum(INTEGRATION_FAULTS).nullable(),
  /** Permissions that the tenant did not grant when it was connected: what they allow is not read. */
  missing_scopes: z.array(z.string()),
  /** What of its people was read beside their list. */
  facts: factReadingsSchema,
  /** Until when a consent that the vendor has not applied yet is asked about (INT-43). */
  pending_until: z.string().nullable(),
  exchange: z.enum(EXCHANGE_WAYS),
  /** Since when Exchange Online is reached in this way. */
  exchange_at: z.string().nullable(),
})
export type Integration = z.infer<typeof integrationSchema>

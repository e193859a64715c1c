import { z } from 'zod'

export const EXTERNAL_LINKS = [
  'alertsHowTo',
  'deployUrl',
  'integrationWithM365',
  'exchangeIntegration',
  'scheduleCall',
] as const

/** Addresses with a certificate only (ERR-09): what is opened from here gets people's trust. */
export const externalUrlSchema = z.url({ protocol: /^https$/ })

/** Where more is said outside of the app (ORG-30); null where the operator names no address. */
export const externalLinksSchema = z.record(z.enum(EXTERNAL_LINKS), externalUrlSchema.nullable())
export type ExternalLinks = z.infer<typeof externalLinksSchema>

import { z } from 'zod'

/** Hosts of Duo's API; no other place is ever shown a signature. */
export const isDuoHost = (host: string): boolean =>
  /^api-[a-z0-9](?:[a-z0-9-]{0,50}[a-z0-9])?\.duosecurity\.com$/i.test(host)

/** What a company's Duo account is reached with, as it is typed; what the host may be has an error of its own (INT-20). */
export const duoCredentialsSchema = z.strictObject({
  integrationKey: z.string().trim().min(1).max(100),
  secretKey: z.string().trim().min(1).max(200),
  apiHostname: z.string().trim().toLowerCase().min(1).max(200),
})
export type DuoCredentials = z.infer<typeof duoCredentialsSchema>

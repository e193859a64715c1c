import { z } from 'zod'
import { AppError } from '#server/platform/app-error.ts'

/** Whoever may have a private Microsoft account is in this one tenant, whose addresses nobody vouches for. */
const PRIVATE_ACCOUNTS = '9188040d-6c67-4c5b-b112-36a304b66dad'

/** Who somebody is at Microsoft: a tenant and an object within it. Addresses change and may be anything. */
export interface MicrosoftPerson {
  tenantId: string
  objectId: string
  email: string | undefined
  /** True when the tenant has proved that the domain of the address is its own. */
  isEmailVerified: boolean
  /** True for somebody of another tenant who is let into this one. */
  isGuest: boolean
}

// https://learn.microsoft.com/entra/identity-platform/id-token-claims-reference
const claimsSchema = z.object({
  iss: z.string(),
  tid: z.guid().toLowerCase(),
  oid: z.guid().toLowerCase(),
  email: z.string().min(1).optional(),
  // https://learn.microsoft.com/entra/identity-platform/migrate-off-email-claim-authorization
  xms_edov: z.union([z.boolean(), z.number(), z.string()]).optional(),
  idp: z.string().optional(),
})

/** Reads the claims of an identity token that was verified. Throws `notAuthorized` for who is of no organization. */
export function personIn(claims: unknown): MicrosoftPerson {
  const read = claimsSchema.safeParse(claims)
  if (!read.success || read.data.tid === PRIVATE_ACCOUNTS)
    throw new AppError('notAuthorized', { cause: read.error })
  const { iss, tid, oid, email, xms_edov, idp } = read.data
  return {
    tenantId: tid,
    objectId: oid,
    email,
    isEmailVerified: ['true', '1'].includes(String(xms_edov).toLowerCase()),
    isGuest: idp !== undefined && idp !== iss,
  }
}

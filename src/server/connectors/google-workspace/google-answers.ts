import { z } from 'zod'
import { keepableText } from '#shared/lib/keepable-text.ts'

const LONGEST = 256

/** A text as it can be kept; empty where it is none. */
const text = z
  .string()
  .transform((said) => keepableText(said.slice(0, LONGEST)))
  .catch('')

/** The vendor writes ids as texts, because they are longer than a number can be. */
const id = z.union([z.string().min(1).max(LONGEST).transform(keepableText), z.int().transform(String)])

const address = z.string().min(3).max(320).transform(keepableText)

const entry = z.object({ title: text, department: text, primary: z.boolean().optional().catch(undefined) })

const user = z.object({
  id,
  primaryEmail: address,
  name: z.object({ givenName: text, familyName: text, fullName: text }).catch({
    givenName: '',
    familyName: '',
    fullName: '',
  }),
  isAdmin: z.boolean().optional(),
  isDelegatedAdmin: z.boolean().optional(),
  suspended: z.boolean(),
  archived: z.boolean().optional(),
  isEnrolledIn2Sv: z.boolean().optional(),
  isEnforcedIn2Sv: z.boolean().optional(),
  lastLoginTime: z.string().optional(),
  creationTime: z.string().optional(),
  customerId: z.string().optional(),
  orgUnitPath: text,
  aliases: z.array(address).nullish().catch(undefined),
  nonEditableAliases: z.array(address).nullish().catch(undefined),
  organizations: z.array(entry).nullish().catch(undefined),
  phones: z
    .array(z.object({ value: text, type: text }))
    .nullish()
    .catch(undefined),
})
export type GoogleUser = z.infer<typeof user>

// https://developers.google.com/workspace/admin/directory/reference/rest/v1/users/list
export const usersAnswer = z.object({
  // Left out only where something else answers.
  kind: z.literal('admin#directory#users'),
  users: z.array(user).optional(),
  nextPageToken: z.string().min(1).optional(),
})

export const userAnswer = user.extend({ customerId: z.string().min(1).max(LONGEST) })

// https://developers.google.com/workspace/admin/directory/reference/rest/v1/groups/list
export const groupsAnswer = z.object({
  kind: z.literal('admin#directory#groups'),
  groups: z
    .array(
      z.object({
        id,
        email: text,
        name: text,
        directMembersCount: z.union([z.string(), z.int()]).optional(),
      }),
    )
    .optional(),
  nextPageToken: z.string().min(1).optional(),
})

// https://developers.google.com/workspace/admin/directory/reference/rest/v1/members/list
export const membersAnswer = z.object({
  kind: z.literal('admin#directory#members'),
  /** Whoever is of another workspace may have no id here. */
  members: z.array(z.object({ id: id.optional(), email: text, type: z.string().optional() })).optional(),
  nextPageToken: z.string().min(1).optional(),
})

// https://developers.google.com/workspace/admin/licensing/reference/rest/v1/licenseAssignments/listForProduct
export const assignmentsAnswer = z.object({
  kind: z.literal('licensing#licenseAssignmentList'),
  items: z.array(z.object({ userId: address, productId: id, skuId: id, skuName: text })).optional(),
  nextPageToken: z.string().min(1).optional(),
})

export const domainsAnswer = z.object({
  domains: z.array(
    z.object({ domainName: z.string(), isPrimary: z.boolean().optional(), verified: z.boolean().optional() }),
  ),
})

export const customerAnswer = z.object({
  customerDomain: z.string().optional(),
  postalAddress: z.object({ organizationName: text }).optional().catch(undefined),
})

export const tokenAnswer = z.object({
  access_token: z.string().min(1),
  /** Seconds. */
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().optional(),
  id_token: z.string().optional(),
})

/** `hd` is the domain of a workspace, and absent for an account that is nobody's but its owner's. */
export const claimsSchema = z.object({ sub: z.string().min(1), hd: z.string().min(1).optional() })

const refusal = z.object({
  error: z.object({
    errors: z.array(z.object({ reason: z.string() })).optional(),
    status: z.string().optional(),
    details: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
})

/** Why one of Google's APIs refused, where the answer says it. */
export function refusalIn(body: unknown): { reason: string; isScope: boolean; isOff: boolean } | undefined {
  const { data } = refusal.safeParse(body)
  if (!data) return undefined
  const { errors = [], status = '', details = [] } = data.error
  return {
    reason: errors[0]?.reason ?? status,
    isOff: details.some(({ reason }) => reason === 'SERVICE_DISABLED'),
    isScope:
      errors[0]?.reason === 'insufficientPermissions' ||
      details.some(({ reason }) => reason === 'ACCESS_TOKEN_SCOPE_INSUFFICIENT'),
  }
}

export const tokenRefusal = z.object({ error: z.string() })

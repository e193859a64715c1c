import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { INTEGRATION_FAULTS, INTEGRATION_STATES } from '#shared/domain/integrations/integration.ts'
import { HOUR } from '#shared/lib/time.ts'

export const duoLimits = {
  /** Accounts that one call pairs with companies. */
  pairs: 500,
  /** Longer names are cut. */
  name: 256,
  /** How long what was read of the accounts is believed, in milliseconds. */
  believed: 6 * HOUR,
} as const

/** The Duo account of the organization itself, whose Accounts API reaches those of its customers. */
export const duoParentSchema = z.object({
  id: z.string(),
  api_hostname: z.string(),
  state: z.enum(INTEGRATION_STATES),
  fault: z.enum(INTEGRATION_FAULTS).nullable(),
  connected_at: z.string(),
  /** When it was last asked, with success or not. */
  checked_at: z.string().nullable(),
})
export type DuoParent = z.infer<typeof duoParentSchema>

/** An account below that of the organization. Which company it is follows from the company's integration. */
export const duoAccountSchema = z.object({
  id: z.string(),
  parent_id: z.string(),
  /** Duo's own id. */
  account_id: z.string(),
  name: z.string(),
  /** In lower case; by it a company's integration is known. */
  api_hostname: z.string(),
  /** It was deleted at Duo while it was a company's. */
  is_gone: z.boolean(),
})
export type DuoAccount = z.infer<typeof duoAccountSchema>

/** Why an account could not be paired with a company. */
export const DUO_MAPPING_REASONS = [
  'notFound',
  'accountGone',
  'ownKeys',
  'otherAccount',
  'otherCompany',
] as const
export type DuoMappingReason = (typeof DUO_MAPPING_REASONS)[number]

/** An account, by the id of its row, and the company that it is to be; null for none. */
export const duoPairSchema = z.strictObject({
  accountId: z.uuid().toLowerCase(),
  customerId: z.uuid().toLowerCase().nullable(),
})
export type DuoPair = z.infer<typeof duoPairSchema>

export const duoPairResultSchema = z.object({
  accountId: z.string(),
  customerId: z.string().nullable(),
  outcome: z.enum(['done', 'refused']),
  reason: z.enum(DUO_MAPPING_REASONS).nullable(),
})
export type DuoPairResult = z.infer<typeof duoPairResultSchema>

const NAMESPACE = '0f6d7a52-3c1b-4c44-9a53-6f1f6f0f2a0b'

/** The id of the row of an account that Duo calls by an id of its own. */
export const duoRowId = (parentId: string, accountId: string): string =>
  uuidv5(`${parentId} ${accountId}`, NAMESPACE)

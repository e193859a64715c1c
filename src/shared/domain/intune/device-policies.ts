import { z } from 'zod'
import { UNREAD_REASONS } from '../integrations/unread-reason.ts'
import { holdsSecrets } from './holds-secrets.ts'
import { COMPLIANCE_ACTIONS, type DevicePolicy, devicePolicySchema, SET_NAMES } from './device-policy.ts'

/** What a list tells of a policy: its settings are asked for one by one, for those of a tenant are megabytes. */
export const devicePolicySummarySchema = devicePolicySchema.omit({ body: true, actions: true }).extend({
  /** The vendor's, in small letters. */
  id: z.string(),
  actions: z.array(
    z.object({ action: z.enum(COMPLIANCE_ACTIONS), graceHours: z.number().int().nonnegative() }),
  ),
  /** How many settings it makes; null where its kind does not count them. */
  settings: z.number().int().nonnegative().nullable(),
  /** Whether it is for somebody whom `targets` cannot say in full: with a filter, or of a kind that is not known here. */
  has_more_targets: z.boolean(),
  /** Whether it sets a secret, which the vendor tells nobody: it cannot be made elsewhere, nor again. */
  holds_secrets: z.boolean(),
})
export type DevicePolicySummary = z.infer<typeof devicePolicySummarySchema>

/** What a company's tenant asks of its devices, as it was last read (INTUNE-01, INTUNE-02). */
export const devicePoliciesSchema = z.object({
  /** The company's. */
  id: z.string(),
  customer_id: z.string(),
  /** The sets that could not be read, and why: of these the policies of an earlier reading are shown. */
  unread: z.partialRecord(z.enum(SET_NAMES), z.enum(UNREAD_REASONS)),
  /** There are more policies than these: some could not be understood. */
  is_incomplete: z.boolean(),
  /** The names of the groups that policies name, by their ids in small letters; of some the tenant tells none. */
  groups: z.record(z.string(), z.string()),
  /** By set and name. */
  policies: z.array(devicePolicySummarySchema),
})
export type DevicePolicies = z.infer<typeof devicePoliciesSchema>

/** A policy as it stands in its tenant. */
export type StandingPolicy = DevicePolicy & { id: string }

/** What a list tells of a policy that was read. */
export const summaryOf = (policy: StandingPolicy): DevicePolicySummary => {
  const { set, id, name, description, platform, targets, actions, body } = policy
  return {
    set,
    id: id.toLowerCase(),
    name,
    description,
    platform,
    targets,
    actions: actions.map(({ action, graceHours }) => ({ action, graceHours })),
    settings: countOf(body['settings'] ?? body['definitionValues']),
    has_more_targets: Array.isArray(body['assignments']) && body['assignments'].length > 0,
    holds_secrets: holdsSecrets(policy),
  }
}

const countOf = (list: unknown): number | null => (Array.isArray(list) ? list.length : null)

import { z } from 'zod'
import { policyTemplateLimits } from '../conditional-access/templates/policy-template.ts'
import {
  COMPLIANCE_ACTIONS,
  devicePolicySchema,
  INTUNE_SETS,
  type IntuneSetName,
  PLATFORMS,
  SET_NAMES,
} from './device-policy.ts'

/** What a person says of a template. */
export const deviceTemplateFieldsSchema = z.strictObject({
  name: z.string().trim().min(1).max(policyTemplateLimits.name),
  description: z.string().trim().max(policyTemplateLimits.description),
})
export type DeviceTemplateFields = z.infer<typeof deviceTemplateFieldsSchema>

/** What a device knows of the policy that a template makes; the server keeps the rest. */
export const templateSummarySchema = z.strictObject({
  set: z.enum(SET_NAMES),
  /** Of the policies that are made of it. */
  name: z.string(),
  description: z.string(),
  platform: z.enum(PLATFORMS).nullable(),
  actions: z.array(
    z.object({ action: z.enum(COMPLIANCE_ACTIONS), graceHours: z.number().int().nonnegative() }),
  ),
  settings: z.number().int().nonnegative().nullable(),
})

export type TemplateSummary = z.infer<typeof templateSummarySchema>

/** A policy for devices that is to be in many tenants (INTUNE-01, INTUNE-02). */
export const deviceTemplateSchema = deviceTemplateFieldsSchema.extend({
  id: z.string(),
  policy_type: z.enum(['INTUNE_CONFIGURATION', 'INTUNE_COMPLIANCE']),
  policy: templateSummarySchema,
  created_at: z.string(),
  changed_at: z.string(),
})
export type DeviceTemplate = z.infer<typeof deviceTemplateSchema>

export const deviceTemplateLimits = {
  /** Of one policy, in characters of its JSON. */
  policy: 250_000,
} as const

const policy = devicePolicySchema.refine(
  (value) => JSON.stringify(value).length <= deviceTemplateLimits.policy,
  { message: 'Is too large' },
)

/**
 * What a template is made of: a policy of a company, of which the server has the rest, or one in full, as of a file. `seen` is what the
 * person saw of it; what the server finds is held against that.
 */
export const newDeviceTemplateSchema = z.union([
  z.strictObject({
    source: z.strictObject({ customerId: z.uuid(), policyId: z.string().min(1).max(100) }),
    seen: templateSummarySchema,
  }),
  z.strictObject({ policy, seen: templateSummarySchema }),
])
export type NewDeviceTemplate = z.infer<typeof newDeviceTemplateSchema>

/** The type of the templates of a set. */
export const policyTypeOf = (set: IntuneSetName): DeviceTemplate['policy_type'] =>
  INTUNE_SETS[set].area === 'compliance' ? 'INTUNE_COMPLIANCE' : 'INTUNE_CONFIGURATION'

import { z } from 'zod'
import { POLICY_TYPES } from '../../policy-templates/policy-types.ts'
import type { PolicyInput } from '../validation/finding.ts'
import { policyBodySchema } from '../policy.ts'

export const policyTemplateLimits = {
  name: 100,
  description: 2000,
  /** Of an organization. */
  templates: 500,
  baselines: 500,
  /** Of one baseline. */
  members: 50,
  /** Of the body's JSON, in characters. */
  body: 200_000,
} as const

/** What a template may leave to be said for each tenant (CA-21): members of a policy, by the names of their inputs. */
export const PROMPTED_INPUTS = [
  'includeUsers',
  'excludeUsers',
  'includeGroups',
  'excludeGroups',
  'includeRoles',
  'excludeRoles',
  'includeGuestsOrExternalUsers',
  'excludeGuestsOrExternalUsers',
  'includeLocations',
  'excludeLocations',
  'includeApplications',
  'excludeApplications',
  'includeUserActions',
  'includePlatforms',
  'excludePlatforms',
  'clientAppTypes',
  'userRiskLevels',
  'signInRiskLevels',
  'insiderRiskLevels',
  'transferMethods',
] as const satisfies readonly PolicyInput[]
export type PromptedInput = (typeof PROMPTED_INPUTS)[number]

const promptSchema = z.strictObject({ name: z.enum(PROMPTED_INPUTS), required: z.boolean() })

/** What a person says of a template (CA-20). */
export const policyTemplateFieldsSchema = z.strictObject({
  name: z.string().trim().min(1).max(policyTemplateLimits.name),
  description: z.string().trim().max(policyTemplateLimits.description),
  body: policyBodySchema.refine((body) => JSON.stringify(body).length <= policyTemplateLimits.body, {
    message: 'Is too large',
  }),
  prompted_inputs: z
    .array(promptSchema)
    .refine((prompts) => new Set(prompts.map(({ name }) => name)).size === prompts.length, {
      message: 'Asks for an input twice',
    }),
})
export type PolicyTemplateFields = z.infer<typeof policyTemplateFieldsSchema>

/** A policy that is to be in many tenants, with what is said for each of them left open. */
export const policyTemplateSchema = policyTemplateFieldsSchema.extend({
  id: z.string(),
  policy_type: z.literal('CONDITIONAL_ACCESS'),
  created_at: z.string(),
  changed_at: z.string(),
})
export type PolicyTemplate = z.infer<typeof policyTemplateSchema>

/** What a person says of a baseline (CA-32, CA-37). */
export const policyBaselineFieldsSchema = z.strictObject({
  name: z.string().trim().min(1).max(policyTemplateLimits.name),
  description: z.string().trim().max(policyTemplateLimits.description),
  /** The ids of templates, own ones and those of the product, in the order in which they are deployed. */
  templates: z
    .array(z.string().min(1).max(100))
    .min(1)
    .max(policyTemplateLimits.members)
    .refine((ids) => new Set(ids).size === ids.length, { message: 'Names a template twice' }),
})
export type PolicyBaselineFields = z.infer<typeof policyBaselineFieldsSchema>

/** Templates that are deployed together. */
export const policyBaselineSchema = policyBaselineFieldsSchema.extend({
  id: z.string(),
  policy_type: z.enum(POLICY_TYPES),
  created_at: z.string(),
  changed_at: z.string(),
})
export type PolicyBaseline = z.infer<typeof policyBaselineSchema>

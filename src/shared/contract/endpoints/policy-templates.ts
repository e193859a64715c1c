import { z } from 'zod'
import { templatePolicySchema } from '#shared/domain/defender/mail-template.ts'
import { devicePolicySchema } from '#shared/domain/intune/device-policy.ts'
import { newDeviceTemplateSchema } from '#shared/domain/intune/device-template.ts'
import { POLICY_TYPES } from '#shared/domain/policy-templates/policy-types.ts'
import {
  policyBaselineFieldsSchema,
  policyTemplateFieldsSchema,
} from '#shared/domain/conditional-access/templates/policy-template.ts'
import { defineEndpoint } from '../endpoint.ts'
import { commandErrors } from './parts.ts'

const secureManage = { area: 'secure', level: 'manage' } as const
const withSubscription = { ...secureManage, gate: 'policyManagement' } as const

/** A UUID, or of one that comes with the product a word. */
const byId = z.object({ id: z.string().min(1).max(100) })
const ofType = z.object({ policyType: z.enum(POLICY_TYPES).default('CONDITIONAL_ACCESS') })

const templateFields = policyTemplateFieldsSchema.shape
const { body, prompted_inputs, name, description } = templateFields

const accessData = z.strictObject({ policyBody: body, promptedInputs: prompted_inputs.default([]) })
const mailData = z.strictObject({ policyBody: templatePolicySchema })
/** The policy, or which one of a company, with what was seen of it. */
const deviceData = z.union([
  z.strictObject({ policyBody: devicePolicySchema }),
  newDeviceTemplateSchema.options[0],
])
const names = {
  id: z.uuid().optional(),
  template_name: name,
  template_description: description.default(''),
}

/** As the API has it (CA-20); rows of devices have `name`, `description` and the policy by other names. */
const newTemplate = z.union([
  z.strictObject({
    ...names,
    policyType: z.literal('CONDITIONAL_ACCESS').optional(),
    meta_data: accessData,
  }),
  z.strictObject({ ...names, policyType: z.literal('DEFENDER'), meta_data: mailData }),
  z.strictObject({ ...names, policyType: z.literal('INTUNE_CONFIGURATION'), meta_data: deviceData }),
  z.strictObject({ ...names, policyType: z.literal('INTUNE_COMPLIANCE'), meta_data: deviceData }),
])
const changedTemplate = z
  .strictObject({
    template_name: name,
    template_description: description,
    /** Those of Intune stay as they are: what a template makes is one policy. */
    meta_data: z.union([accessData, mailData]),
  })
  .partial()

const template = z.object({
  id: z.string(),
  template_name: z.string(),
  template_description: z.string(),
  /** In a list that of Intune is without its settings. */
  meta_data: z.object({ policyBody: z.looseObject({}), promptedInputs: prompted_inputs }),
  /** The vendor's own template, where there is one. */
  templateId: z.string().nullable(),
  /** Templates belong to no company. */
  customerId: z.null(),
  /** Null of one that comes with the product. */
  organizationId: z.string().nullable(),
  policyType: z.enum(POLICY_TYPES),
  /** The companies, of those that the caller sees, in whose tenants it is deployed. */
  deployments: z.array(z.string()),
  created_at: z.string().nullable(),
  changed_at: z.string().nullable(),
})

/** The payload says title, the entity name (CA-33). */
const baselineBody = z.strictObject({
  title: policyBaselineFieldsSchema.shape.name,
  description: policyBaselineFieldsSchema.shape.description.default(''),
  templates: policyBaselineFieldsSchema.shape.templates,
})

const baseline = z.object({
  id: z.string(),
  groupId: z.string(),
  name: z.string(),
  description: z.string(),
  templates: z.array(z.string()),
  /** Null of one that comes with the product, which is read-only. */
  organization_id: z.string().nullable(),
  policyType: z.enum(POLICY_TYPES),
  changed_at: z.string().nullable(),
})

const templateErrors = ['policyInvalid', 'policyTemplateNameTaken'] as const
const baselineErrors = ['policyTemplateInvalid', 'policyBaselineNameTaken'] as const

export const policyTemplateEndpoints = {
  listPolicyTemplates: defineEndpoint({
    method: 'GET',
    path: '/secure/policy/template',
    summary: 'The policy templates of a type: those of the product, then those of the organization by name.',
    access: secureManage,
    query: ofType,
    answer: z.array(template),
  }),
  addPolicyTemplate: defineEndpoint({
    method: 'POST',
    path: '/secure/policy/template',
    summary: 'Adds a policy template.',
    access: withSubscription,
    body: newTemplate,
    answer: template,
    status: 201,
    errors: [
      ...commandErrors,
      ...templateErrors,
      'alreadyExists',
      'maximumPolicyTemplatesReached',
      'featureOff',
    ],
    isCommand: true,
  }),
  getPolicyTemplate: defineEndpoint({
    method: 'GET',
    path: '/secure/policy/template/:id/policy',
    summary: 'One policy template with its whole policy.',
    // Whoever reads Secure has the template on their device, and its settings alone are here.
    access: { area: 'secure', level: 'readOnly' },
    params: byId,
    answer: template,
    errors: ['notFound'],
  }),
  putPolicyTemplate: defineEndpoint({
    method: 'PUT',
    path: '/secure/policy/template/:id',
    summary: 'Changes a policy template of the organization. Those of the product stay as they are.',
    access: withSubscription,
    params: byId,
    body: changedTemplate,
    answer: template,
    errors: [...commandErrors, ...templateErrors, 'defaultTemplate'],
    isCommand: true,
  }),
  deletePolicyTemplate: defineEndpoint({
    method: 'DELETE',
    path: '/secure/policy/template/:id',
    summary:
      'Deletes a policy template of the organization, unless a baseline holds it. Policies made of it stay.',
    // Without a gate: whoever no longer has the subscription may tidy up.
    access: secureManage,
    params: byId,
    status: 204,
    errors: [...commandErrors, 'defaultTemplate', 'policyTemplateInUse'],
    isCommand: true,
  }),
  listPolicyBaselines: defineEndpoint({
    method: 'GET',
    path: '/secure/policy/template/group',
    summary: 'The policy baselines: those of the product, then those of the organization by name.',
    access: secureManage,
    query: ofType,
    answer: z.array(baseline),
  }),
  addPolicyBaseline: defineEndpoint({
    method: 'POST',
    path: '/secure/policy/template/group',
    summary: 'Adds a policy baseline: templates that are deployed together.',
    access: withSubscription,
    body: baselineBody.extend({ id: z.uuid().optional(), policyType: z.enum(POLICY_TYPES).optional() }),
    answer: baseline,
    status: 201,
    errors: [...commandErrors, ...baselineErrors, 'alreadyExists', 'maximumPolicyBaselinesReached'],
    isCommand: true,
  }),
  putPolicyBaseline: defineEndpoint({
    method: 'PUT',
    path: '/secure/policy/template/group/:id',
    summary: 'Changes a policy baseline of the organization. Those of the product stay as they are.',
    access: withSubscription,
    params: byId,
    body: baselineBody.partial(),
    answer: baseline,
    errors: [...commandErrors, ...baselineErrors, 'defaultTemplate'],
    isCommand: true,
  }),
  deletePolicyBaseline: defineEndpoint({
    method: 'DELETE',
    path: '/secure/policy/template/group/:id',
    summary: 'Deletes a policy baseline of the organization. Its templates stay.',
    access: secureManage,
    params: byId,
    status: 204,
    errors: [...commandErrors, 'defaultTemplate'],
    isCommand: true,
  }),
} as const

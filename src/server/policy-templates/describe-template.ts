import type {
  DefaultPolicyBaseline,
  DefaultPolicyTemplate,
} from '#shared/domain/conditional-access/templates/default-policy-templates.ts'
import type {
  PolicyBaseline,
  PolicyTemplate,
} from '#shared/domain/conditional-access/templates/policy-template.ts'
import { policyTemplateTexts } from '#shared/domain/conditional-access/templates/texts/en.ts'
import type { MailTemplate } from '#shared/domain/defender/mail-template.ts'
import type { DeviceTemplate } from '#shared/domain/intune/device-template.ts'
import type { PolicyType } from '#shared/domain/policy-templates/policy-types.ts'
import type { Scope } from '#server/platform/sync/scope.ts'

/** A template that comes with the product, by the names of the API (CA-20). */
export const describeDefault = (
  { id, name, body, prompted_inputs, vendorTemplate }: DefaultPolicyTemplate,
  deployments: string[],
) => ({
  id,
  template_name: name,
  template_description: policyTemplateTexts.templates[id],
  meta_data: { policyBody: body, promptedInputs: prompted_inputs },
  templateId: vendorTemplate ?? null,
  customerId: null,
  organizationId: null,
  policyType: 'CONDITIONAL_ACCESS' as const,
  deployments,
  created_at: null,
  changed_at: null,
})

/** What every template of an organization has. */
const describeOwn = (
  { organizationId }: Scope,
  { id, name, description, created_at, changed_at }: PolicyTemplate | MailTemplate | DeviceTemplate,
  deployments: string[],
) => ({
  id,
  template_name: name,
  template_description: description,
  templateId: null,
  customerId: null,
  organizationId,
  deployments,
  created_at,
  changed_at,
})

export const describeTemplate = (scope: Scope, template: PolicyTemplate, deployments: string[]) => ({
  ...describeOwn(scope, template, deployments),
  policyType: template.policy_type,
  meta_data: { policyBody: template.body, promptedInputs: template.prompted_inputs },
})

export const describeMailTemplate = (scope: Scope, template: MailTemplate, deployments: string[]) => ({
  ...describeOwn(scope, template, deployments),
  policyType: 'DEFENDER' as const,
  meta_data: { policyBody: template.policy, promptedInputs: [] },
})

/** `whole` is its policy with the settings, where these are asked for. */
export const describeDeviceTemplate = (
  scope: Scope,
  template: DeviceTemplate,
  deployments: string[],
  whole?: Record<string, unknown>,
) => ({
  ...describeOwn(scope, template, deployments),
  policyType: template.policy_type,
  meta_data: { policyBody: whole ?? template.policy, promptedInputs: [] },
})

export const describeDefaultBaseline = ({ id, templates }: DefaultPolicyBaseline) => ({
  id,
  groupId: id,
  ...policyTemplateTexts.baselines[id],
  templates: [...templates],
  organization_id: null,
  policyType: 'CONDITIONAL_ACCESS' as PolicyType,
  changed_at: null,
})

export const describeBaseline = (
  { organizationId }: Scope,
  { id, name, description, templates, policy_type, changed_at }: PolicyBaseline,
) => ({
  id,
  groupId: id,
  name,
  description,
  templates,
  organization_id: organizationId,
  policyType: policy_type,
  changed_at,
})

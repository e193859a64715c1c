import type { z } from 'zod'
import { alertChannelsSchema } from '#shared/domain/alerts/alert-channels.ts'
import { alertSchema } from '#shared/domain/alerts/alert-row.ts'
import { alertRuleSchema } from '#shared/domain/alerts/alert-rule.ts'
import { alertSettingsSchema } from '#shared/domain/alerts/alert-settings.ts'
import { alertTaskSchema } from '#shared/domain/alerts/alert-task.ts'
import { feedStatesSchema } from '#shared/domain/alerts/feed-states.ts'
import { snoozeRuleSchema } from '#shared/domain/alerts/snooze-rule.ts'
import { usualSetupSchema } from '#shared/domain/alerts/usual-setup.ts'
import { checklistItemSchema } from '#shared/domain/checklist/checklist.ts'
import { accessChangeSchema } from '#shared/domain/conditional-access/access-change.ts'
import { accessOptionsSchema } from '#shared/domain/conditional-access/access-options.ts'
import { accessPolicySchema } from '#shared/domain/conditional-access/access-policy.ts'
import { accessTaskSchema } from '#shared/domain/conditional-access/access-task.ts'
import { policyDeploymentSchema } from '#shared/domain/conditional-access/templates/policy-deployment.ts'
import {
  policyBaselineSchema,
  policyTemplateSchema,
} from '#shared/domain/conditional-access/templates/policy-template.ts'
import { customerSchema } from '#shared/domain/customers/customer.ts'
import { employeeSchema } from '#shared/domain/employees/employee.ts'
import { featureFlagSchema } from '#shared/domain/features/feature-flags.ts'
import { integrationSchema } from '#shared/domain/integrations/integration.ts'
import { productLicenseSchema } from '#shared/domain/licenses/product-license.ts'
import { subscriptionSchema } from '#shared/domain/licenses/subscription.ts'
import { organizationSchema } from '#shared/domain/organization/organization.ts'
import { auditSettingSchema } from '#shared/domain/posture/audit-setting.ts'
import { checkResolutionSchema } from '#shared/domain/posture/check-resolution.ts'
import { instructionSchema } from '#shared/domain/posture/instruction.ts'
import { postureChangeSchema } from '#shared/domain/posture/posture-change.ts'
import { postureTemplateSchema } from '#shared/domain/posture/templates/posture-template.ts'
import { postureSchema } from '#shared/domain/posture/posture.ts'
import { postureTaskSchema } from '#shared/domain/posture/posture-task.ts'
import { tenantAnswersSchema } from '#shared/domain/posture/tenant-answers.ts'
import { mailPoliciesSchema } from '#shared/domain/defender/mail-policies.ts'
import { mailPolicyTaskSchema } from '#shared/domain/defender/mail-policy-task.ts'
import { devicePoliciesSchema } from '#shared/domain/intune/device-policies.ts'
import { mfaReportSchema } from '#shared/domain/mfa/mfa-report.ts'
import { mfaTaskSchema } from '#shared/domain/mfa/mfa-task.ts'
import { riskOverviewSchema } from '#shared/domain/risk/risk-overview.ts'
import { taskSchema } from '#shared/domain/tasks/task.ts'
import { ticketCatalogSchema } from '#shared/domain/ticketing/ticket-catalog.ts'
import { ticketSettingsSchema } from '#shared/domain/ticketing/ticket-settings.ts'
import {
  ticketAccountsSchema,
  ticketMappingSchema,
  ticketToolSchema,
} from '#shared/domain/ticketing/ticket-tool.ts'
import { userSchema } from '#shared/domain/users/user.ts'
import { savedViewSchema } from '#shared/domain/views/saved-view.ts'

/**
 * What is carried to devices. A `partition` kind is many rows, or long ones, and is packed by partition; a `shared`
 * kind is few rows, and those of all partitions are packed together.
 */
export const kinds = {
  organization: { schema: organizationSchema, packing: 'shared' },
  checklistItem: { schema: checklistItemSchema, packing: 'shared' },
  featureFlag: { schema: featureFlagSchema, packing: 'shared' },
  subscription: { schema: subscriptionSchema, packing: 'shared' },
  user: { schema: userSchema, packing: 'shared' },
  customer: { schema: customerSchema, packing: 'shared' },
  integration: { schema: integrationSchema, packing: 'shared' },
  productLicense: { schema: productLicenseSchema, packing: 'shared' },
  task: { schema: taskSchema, packing: 'shared' },
  posture: { schema: postureSchema, packing: 'shared' },
  postureChange: { schema: postureChangeSchema, packing: 'shared' },
  postureTask: { schema: postureTaskSchema, packing: 'shared' },
  auditSetting: { schema: auditSettingSchema, packing: 'shared' },
  checkResolution: { schema: checkResolutionSchema, packing: 'shared' },
  instruction: { schema: instructionSchema, packing: 'shared' },
  postureTemplate: { schema: postureTemplateSchema, packing: 'shared' },
  savedView: { schema: savedViewSchema, packing: 'shared' },
  riskOverview: { schema: riskOverviewSchema, packing: 'shared' },
  devicePolicies: { schema: devicePoliciesSchema, packing: 'shared' },
  mailPolicies: { schema: mailPoliciesSchema, packing: 'shared' },
  mailPolicyTask: { schema: mailPolicyTaskSchema, packing: 'shared' },
  mfaReport: { schema: mfaReportSchema, packing: 'shared' },
  mfaTask: { schema: mfaTaskSchema, packing: 'shared' },
  alertTask: { schema: alertTaskSchema, packing: 'shared' },
  feedStates: { schema: feedStatesSchema, packing: 'shared' },
  usualSetup: { schema: usualSetupSchema, packing: 'shared' },
  alertSettings: { schema: alertSettingsSchema, packing: 'shared' },
  alertRule: { schema: alertRuleSchema, packing: 'shared' },
  snoozeRule: { schema: snoozeRuleSchema, packing: 'shared' },
  alertChannels: { schema: alertChannelsSchema, packing: 'shared' },
  ticketTool: { schema: ticketToolSchema, packing: 'shared' },
  ticketCatalog: { schema: ticketCatalogSchema, packing: 'shared' },
  ticketAccounts: { schema: ticketAccountsSchema, packing: 'shared' },
  ticketMapping: { schema: ticketMappingSchema, packing: 'shared' },
  ticketSettings: { schema: ticketSettingsSchema, packing: 'shared' },
  accessTask: { schema: accessTaskSchema, packing: 'shared' },
  policyTemplate: { schema: policyTemplateSchema, packing: 'shared' },
  policyBaseline: { schema: policyBaselineSchema, packing: 'shared' },
  policyDeployment: { schema: policyDeploymentSchema, packing: 'shared' },
  employee: { schema: employeeSchema, packing: 'partition' },
  tenantAnswers: { schema: tenantAnswersSchema, packing: 'partition' },
  alert: { schema: alertSchema, packing: 'partition' },
  accessPolicy: { schema: accessPolicySchema, packing: 'partition' },
  accessOptions: { schema: accessOptionsSchema, packing: 'partition' },
  accessChange: { schema: accessChangeSchema, packing: 'partition' },
} as const satisfies Record<string, { schema: z.ZodObject; packing: 'shared' | 'partition' }>

export type Kind = keyof typeof kinds
export type RowOf<K extends Kind> = z.infer<(typeof kinds)[K]['schema']>
export type AnyRow = RowOf<Kind>

export const KINDS = Object.keys(kinds) as Kind[]
export const SHARED_KINDS = KINDS.filter((kind) => kinds[kind].packing === 'shared')
export const PACKED_KINDS = KINDS.filter((kind) => kinds[kind].packing === 'partition')

/** The areas whose partitions hold rows of a packed kind, and which. */
const packedKindByArea: Partial<Record<string, Kind>> = {
  accessChanges: 'accessChange',
  accessOptions: 'accessOptions',
  accessPolicies: 'accessPolicy',
  alerts: 'alert',
  answers: 'tenantAnswers',
  engage: 'employee',
}

/** The kind that is packed by this partition; undefined where it only has rows of shared kinds. */
export const packedKindOf = (pid: string): Kind | undefined =>
  packedKindByArea[pid.slice(pid.lastIndexOf(':') + 1)]

import type { z } from 'zod'
import { alertChannelsSchema } from '#shared/domain/alerts/alert-channels.ts'
import { alertSchema } from '#shared/domain/alerts/alert-row.ts'
import { alertRuleSchema } from '#shared/domain/alerts/alert-rule.ts'
import { alertSettingsSchema } from '#shared/domain/alerts/alert-settings.ts'
import { alertTaskSchema } from '#shared/domain/alerts/alert-task.ts'
import { feedStatesSchema } from '#shared/domain/alerts/feed-states.ts'
import { snoozeRuleSchema } from '#shared/domain/alerts/snooze-rule.ts'
import { usualSetupSchema } from '#shared/domain/alerts/usual-setup.ts'
import { billingAccountSchema } from '#shared/domain/billing/billing-account.ts'
import { brandingSchema } from '#shared/domain/branding/branding.ts'
import { checklistItemSchema } from '#shared/domain/checklist/checklist.ts'
import { accessOptionsSchema } from '#shared/domain/conditional-access/access-options.ts'
import { accessPolicySchema } from '#shared/domain/conditional-access/access-policy.ts'
import { accessTaskSchema } from '#shared/domain/conditional-access/access-task.ts'
import { policyChangeSchema } from '#shared/domain/policy-history/policy-change.ts'
import { policyDeploymentSchema } from '#shared/domain/conditional-access/templates/policy-deployment.ts'
import {
  policyBaselineSchema,
  policyTemplateSchema,
} from '#shared/domain/conditional-access/templates/policy-template.ts'
import { companyGroupSchema } from '#shared/domain/company-groups/company-group.ts'
import { customerSchema } from '#shared/domain/customers/customer.ts'
import { employeeDeviceSchema } from '#shared/domain/employee-devices/employee-device.ts'
import { employeeSchema } from '#shared/domain/employees/employee.ts'
import { featureFlagSchema } from '#shared/domain/features/feature-flags.ts'
import { importRuleSchema } from '#shared/domain/import-settings/import-rule.ts'
import { integrationSchema } from '#shared/domain/integrations/integration.ts'
import { companyLicensesSchema } from '#shared/domain/licenses/company-licenses.ts'
import { licensePoolSchema } from '#shared/domain/licenses/license-pool.ts'
import { productLicenseSchema } from '#shared/domain/licenses/product-license.ts'
import { subscriptionSchema } from '#shared/domain/licenses/subscription.ts'
import { organizationSchema } from '#shared/domain/organization/organization.ts'
import { auditSettingSchema } from '#shared/domain/posture/audit-setting.ts'
import { checkResolutionSchema } from '#shared/domain/posture/check-resolution.ts'
import { instructionSchema } from '#shared/domain/posture/instruction.ts'
import { postureChangeSchema } from '#shared/domain/posture/posture-change.ts'
import { postureTemplateSchema } from '#shared/domain/posture/templates/posture-template.ts'
import { duoAccountSchema, duoParentSchema } from '#shared/domain/duo/duo-parent.ts'
import {
  partnerConnectionSchema,
  partnerRelationshipSchema,
  partnerTaskSchema,
  partnerTenantSchema,
} from '#shared/domain/partner/partner.ts'
import { postureSchema } from '#shared/domain/posture/posture.ts'
import { postureTaskSchema } from '#shared/domain/posture/posture-task.ts'
import { tenantAnswersSchema } from '#shared/domain/posture/tenant-answers.ts'
import { mailPoliciesSchema } from '#shared/domain/defender/mail-policies.ts'
import { mailPolicyTaskSchema } from '#shared/domain/defender/mail-policy-task.ts'
import { deviceTemplateSchema } from '#shared/domain/intune/device-template.ts'
import { mailTemplateSchema } from '#shared/domain/defender/mail-template.ts'
import { devicePolicyTaskSchema } from '#shared/domain/intune/device-policy-task.ts'
import { devicePoliciesSchema } from '#shared/domain/intune/device-policies.ts'
import { mfaReportSchema } from '#shared/domain/mfa/mfa-report.ts'
import { mfaTaskSchema } from '#shared/domain/mfa/mfa-task.ts'
import { scheduledReportSchema } from '#shared/domain/reports/scheduled-report.ts'
import { riskOverviewSchema } from '#shared/domain/risk/risk-overview.ts'
import { notificationMarksSchema, notificationSchema } from '#shared/domain/notifications/notification.ts'
import { payeeSchema } from '#shared/domain/payees/payee.ts'
import { uploadedFileSchema } from '#shared/domain/files/uploaded-file.ts'
import { contactsTaskSchema } from '#shared/domain/tenant-contacts/contacts-task.ts'
import { tenantContactsSchema } from '#shared/domain/tenant-contacts/tenant-contacts.ts'
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
import type { Kind } from './kind-names.ts'

/** What a row of each kind is. */
export const kinds = {
  organization: organizationSchema,
  branding: brandingSchema,
  checklistItem: checklistItemSchema,
  featureFlag: featureFlagSchema,
  subscription: subscriptionSchema,
  licensePool: licensePoolSchema,
  billingAccount: billingAccountSchema,
  user: userSchema,
  customer: customerSchema,
  companyGroup: companyGroupSchema,
  scheduledReport: scheduledReportSchema,
  integration: integrationSchema,
  payee: payeeSchema,
  productLicense: productLicenseSchema,
  companyLicenses: companyLicensesSchema,
  task: taskSchema,
  posture: postureSchema,
  postureChange: postureChangeSchema,
  postureTask: postureTaskSchema,
  auditSetting: auditSettingSchema,
  checkResolution: checkResolutionSchema,
  instruction: instructionSchema,
  postureTemplate: postureTemplateSchema,
  savedView: savedViewSchema,
  notification: notificationSchema,
  notificationMarks: notificationMarksSchema,
  riskOverview: riskOverviewSchema,
  devicePolicies: devicePoliciesSchema,
  devicePolicyTask: devicePolicyTaskSchema,
  deviceTemplate: deviceTemplateSchema,
  mailPolicies: mailPoliciesSchema,
  mailPolicyTask: mailPolicyTaskSchema,
  mailTemplate: mailTemplateSchema,
  mfaReport: mfaReportSchema,
  mfaTask: mfaTaskSchema,
  tenantContacts: tenantContactsSchema,
  contactsTask: contactsTaskSchema,
  alertTask: alertTaskSchema,
  feedStates: feedStatesSchema,
  usualSetup: usualSetupSchema,
  alertSettings: alertSettingsSchema,
  alertRule: alertRuleSchema,
  snoozeRule: snoozeRuleSchema,
  alertChannels: alertChannelsSchema,
  ticketTool: ticketToolSchema,
  ticketCatalog: ticketCatalogSchema,
  ticketAccounts: ticketAccountsSchema,
  ticketMapping: ticketMappingSchema,
  ticketSettings: ticketSettingsSchema,
  partnerConnection: partnerConnectionSchema,
  partnerRelationship: partnerRelationshipSchema,
  partnerTenant: partnerTenantSchema,
  partnerTask: partnerTaskSchema,
  duoParent: duoParentSchema,
  duoAccount: duoAccountSchema,
  accessTask: accessTaskSchema,
  policyTemplate: policyTemplateSchema,
  policyBaseline: policyBaselineSchema,
  policyDeployment: policyDeploymentSchema,
  uploadedFile: uploadedFileSchema,
  importRule: importRuleSchema,
  employee: employeeSchema,
  tenantAnswers: tenantAnswersSchema,
  alert: alertSchema,
  accessPolicy: accessPolicySchema,
  accessOptions: accessOptionsSchema,
  policyChange: policyChangeSchema,
  employeeDevice: employeeDeviceSchema,
} as const satisfies Record<Kind, z.ZodObject>

export type RowOf<K extends Kind> = z.infer<(typeof kinds)[K]>
export type AnyRow = RowOf<Kind>

import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Migration } from '#server/platform/database/migrate.ts'
import { healthMigrations } from '#server/platform/database/health.ts'
import { laterSyncMigrations, syncMigrations } from '#server/platform/sync/sync.migrations.ts'
import { agreementMigrations } from './agreements/agreement.migrations.ts'
import { customerMigrations } from './customers/customer.migrations.ts'
import { customerTable } from './customers/customer.table.ts'
import { sealedDeviceSecrets } from './devices/device.store.ts'
import { sealedLeaseKey } from './devices/lease.ts'
import { sealedSigningKeys } from './identity/signing-keys.ts'
import { sealedPushKey } from './notifications/push-keys.ts'
import type { SealedColumn } from '#server/platform/keys/seal-stored.ts'
import { deviceMigrations } from './devices/device.migrations.ts'
import { directoryFactMigrations, employeeMigrations } from './employees/employee.migrations.ts'
import { employeeTable } from './employees/employee.table.ts'
import { featureMigrations } from './features/feature.migrations.ts'
import { featureFlagTable } from './features/feature.table.ts'
import { firstRunMigrations } from './first-run/first-run.migrations.ts'
import { identityMigrations, laterIdentityMigrations } from './identity/identity.migrations.ts'
import {
  exchangeMigrations,
  tenantClaimMigrations,
  integrationMigrations,
  laterIntegrationMigrations,
} from './integrations/integration.migrations.ts'
import { integrationTable, productLicenseTable, taskTable } from './integrations/integration.table.ts'
import { licenseMigrations } from './licenses/license.migrations.ts'
import { subscriptionTable } from './licenses/subscription.table.ts'
import { notificationMigrations } from './notifications/notification.migrations.ts'
import {
  laterOrganizationMigrations,
  organizationMigrations,
} from './organization/organization.migrations.ts'
import { checklistItemTable, organizationTable } from './organization/organization.table.ts'
import { instructionMigrations } from './posture/instruction.migrations.ts'
import { instructionTable } from './posture/instruction.table.ts'
import { postureTemplateMigrations } from './posture/posture-template.migrations.ts'
import { postureTemplateTable } from './posture/posture-template.table.ts'
import { laterPostureMigrations, postureMigrations } from './posture/posture.migrations.ts'
import {
  auditSettingTable,
  checkResolutionTable,
  postureChangeTable,
  postureTable,
  postureTaskTable,
  tenantAnswersTable,
} from './posture/posture.table.ts'
import { riskMigrations } from './risk/risk.migrations.ts'
import { riskOverviewTable } from './risk/risk.table.ts'
import { securityLogMigrations } from './security-log/security-log.migrations.ts'
import { sessionMigrations } from './session/session.migrations.ts'
import { ssoMigrations } from './sso/sso.migrations.ts'
import { userMigrations } from './users/user.migrations.ts'
import { userTable } from './users/user.table.ts'
import { laterSavedViewMigrations, savedViewMigrations } from './views/saved-view.migrations.ts'
import { savedViewTable } from './views/saved-view.table.ts'

/** The columns whose values are sealed. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedSigningKeys,
  sealedLeaseKey,
  sealedPushKey,
  sealedDeviceSecrets,
]

/** Every step of the schema, in order. */
export const migrations: Migration[] = [
  ...syncMigrations,
  ...organizationMigrations,
  ...customerMigrations,
  ...employeeMigrations,
  ...integrationMigrations,
  ...identityMigrations,
  ...laterSyncMigrations,
  ...laterOrganizationMigrations,
  ...deviceMigrations,
  ...notificationMigrations,
  ...featureMigrations,
  ...licenseMigrations,
  ...laterIdentityMigrations,
  ...agreementMigrations,
  ...sessionMigrations,
  ...userMigrations,
  ...ssoMigrations,
  ...firstRunMigrations,
  ...postureMigrations,
  ...laterIntegrationMigrations,
  ...postureTemplateMigrations,
  ...savedViewMigrations,
  ...exchangeMigrations,
  ...riskMigrations,
  ...laterPostureMigrations,
  ...instructionMigrations,
  ...laterSavedViewMigrations,
  ...tenantClaimMigrations,
  ...directoryFactMigrations,
  ...healthMigrations,
  ...securityLogMigrations,
]

/** Where each synced kind lies. */
export const entityTables: EntityTables = {
  organization: organizationTable,
  checklistItem: checklistItemTable,
  featureFlag: featureFlagTable,
  subscription: subscriptionTable,
  user: userTable,
  customer: customerTable,
  integration: integrationTable,
  productLicense: productLicenseTable,
  task: taskTable,
  posture: postureTable,
  postureChange: postureChangeTable,
  postureTask: postureTaskTable,
  auditSetting: auditSettingTable,
  checkResolution: checkResolutionTable,
  instruction: instructionTable,
  postureTemplate: postureTemplateTable,
  savedView: savedViewTable,
  riskOverview: riskOverviewTable,
  employee: employeeTable,
  tenantAnswers: tenantAnswersTable,
}

import { access } from './access/access.noun.ts'
import { agreements } from './agreements/agreement.noun.ts'
import { alertChannels } from './alert-channels/alert-channel.noun.ts'
import { alertRules } from './alert-rules/alert-rule.noun.ts'
import { alertTasks } from './alert-tasks/alert-task.noun.ts'
import { alerts } from './alerts/alert.noun.ts'
import { billing } from './billing/billing.noun.ts'
import { branding } from './branding/branding.noun.ts'
import { checklist } from './checklist/checklist.noun.ts'
import { assistant } from './assistant/assistant.noun.ts'
import { companyGroups } from './company-groups/company-group.noun.ts'
import { customers } from './customers/customer.noun.ts'
import { devices } from './devices/device.noun.ts'
import { employeeDevices } from './employee-devices/employee-device.noun.ts'
import { employeeImport } from './employee-import/employee-import.noun.ts'
import { employees } from './employees/employee.noun.ts'
import { reports } from './reports/report.noun.ts'
import { resources } from './resources/resource.noun.ts'
import { support } from './support/support.noun.ts'
import { externalLinks } from './external-links/external-link.noun.ts'
import { features } from './features/feature.noun.ts'
import { files } from './files/file.noun.ts'
import { firstRun } from './first-run/first-run.noun.ts'
import { hygiene } from './hygiene/hygiene.noun.ts'
import { identity } from './identity/identity.noun.ts'
import { importSettings } from './import-settings/import-settings.noun.ts'
import { integrations } from './integrations/integration.noun.ts'
import { licenses } from './licenses/license.noun.ts'
import { defender } from './defender/defender.noun.ts'
import { intune } from './intune/intune.noun.ts'
import { mfa } from './mfa/mfa.noun.ts'
import { notifications } from './notifications/notification.noun.ts'
import { organization } from './organization/organization.noun.ts'
import { platform } from './platform/platform.ts'
import { platformEvents } from './platform-events/platform-event.noun.ts'
import { policyHistory } from './policy-history/policy-history.noun.ts'
import { policyTemplates } from './policy-templates/policy-template.noun.ts'
import { posture } from './posture/posture.noun.ts'
import { readings } from './readings/reading.noun.ts'
import { risk } from './risk/risk.noun.ts'
import { securityLog } from './security-log/security-log.noun.ts'
import { session } from './session/session.noun.ts'
import { sso } from './sso/sso.noun.ts'
import { sync } from './sync/sync.noun.ts'
import { duo } from './duo/duo.noun.ts'
import { partner } from './partner/partner.noun.ts'
import { ticketing } from './ticketing/ticketing.noun.ts'
import { tenantContacts } from './tenant-contacts/tenant-contacts.noun.ts'
import { trial } from './trial/trial.noun.ts'
import { users } from './users/user.noun.ts'
import { views } from './views/saved-view.noun.ts'

/** Every noun of the server. Whatever has to know them all, from the schema to the hourly sweep, goes through this list. */
export const nouns = [
  platform,
  organization,
  branding,
  checklist,
  users,
  customers,
  companyGroups,
  employees,
  employeeDevices,
  importSettings,
  employeeImport,
  integrations,
  posture,
  risk,
  access,
  policyHistory,
  policyTemplates,
  defender,
  intune,
  mfa,
  tenantContacts,
  assistant,
  readings,
  reports,
  alerts,
  hygiene,
  alertRules,
  alertTasks,
  alertChannels,
  platformEvents,
  ticketing,
  partner,
  duo,
  licenses,
  billing,
  features,
  views,
  agreements,
  files,
  externalLinks,
  resources,
  support,
  notifications,
  devices,
  sync,
  securityLog,
  identity,
  session,
  sso,
  trial,
  firstRun,
] as const

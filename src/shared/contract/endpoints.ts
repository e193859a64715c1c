import { accessEndpoints } from './endpoints/access.ts'
import { accountEndpoints } from './endpoints/accounts.ts'
import { agreementEndpoints } from './endpoints/agreements.ts'
import { alertChannelEndpoints } from './endpoints/alerts/alert-channels.ts'
import { alertRuleEndpoints } from './endpoints/alerts/alert-rules.ts'
import { alertEndpoints } from './endpoints/alerts/alerts.ts'
import { assistantEndpoints } from './endpoints/assistant.ts'
import { billingEndpoints } from './endpoints/billing.ts'
import { brandingEndpoints } from './endpoints/branding.ts'
import { companyGroupEndpoints } from './endpoints/company-groups.ts'
import { customerEndpoints } from './endpoints/customers.ts'
import { deviceEndpoints } from './endpoints/devices.ts'
import { employeeDeviceEndpoints } from './endpoints/employee-devices.ts'
import { employeeImportEndpoints } from './endpoints/employee-import.ts'
import { employeeEndpoints } from './endpoints/employees.ts'
import { externalLinkEndpoints } from './endpoints/external-links.ts'
import { featureEndpoints } from './endpoints/features.ts'
import { fileEndpoints } from './endpoints/files.ts'
import { firstRunEndpoints } from './endpoints/first-run.ts'
import { identityEndpoints } from './endpoints/identity.ts'
import { importSettingsEndpoints } from './endpoints/import-settings.ts'
import { instructionEndpoints } from './endpoints/instructions.ts'
import { integrationCalls } from './endpoints/integrations/integration-calls.ts'
import { integrationEndpoints } from './endpoints/integrations/integrations.ts'
import { licenseEndpoints } from './endpoints/licenses.ts'
import { defenderEndpoints } from './endpoints/defender.ts'
import { intuneEndpoints } from './endpoints/intune.ts'
import { mfaEndpoints } from './endpoints/mfa.ts'
import { organizationEndpoints } from './endpoints/organization.ts'
import { duoAccountEndpoints } from './endpoints/integrations/duo-accounts.ts'
import { partnerEndpoints } from './endpoints/integrations/partner.ts'
import { permissionEndpoints } from './endpoints/permissions.ts'
import { policyTemplateEndpoints } from './endpoints/policy-templates.ts'
import { postureTemplateEndpoints } from './endpoints/posture-templates.ts'
import { postureEndpoints } from './endpoints/posture.ts'
import { profileEndpoints } from './endpoints/profile.ts'
import { reportEndpoints } from './endpoints/reports.ts'
import { resourceEndpoints } from './endpoints/support/resources.ts'
import { supportEndpoints } from './endpoints/support/tickets.ts'
import { securityLogEndpoints } from './endpoints/security-log.ts'
import { sessionEndpoints } from './endpoints/session.ts'
import { ssoEndpoints } from './endpoints/sso.ts'
import { syncEndpoints } from './endpoints/sync.ts'
import { tenantContactsEndpoints } from './endpoints/tenant-contacts.ts'
import { ticketingEndpoints } from './endpoints/integrations/ticketing.ts'
import { trialEndpoints } from './endpoints/trial.ts'
import { userEndpoints } from './endpoints/users.ts'

/** Every call of the API, by name. */
export const endpoints = {
  ...identityEndpoints,
  ...sessionEndpoints,
  ...ssoEndpoints,
  ...trialEndpoints,
  ...firstRunEndpoints,
  ...userEndpoints,
  ...accountEndpoints,
  ...profileEndpoints,
  ...agreementEndpoints,
  ...fileEndpoints,
  ...brandingEndpoints,
  ...organizationEndpoints,
  ...permissionEndpoints,
  ...featureEndpoints,
  ...licenseEndpoints,
  ...billingEndpoints,
  ...externalLinkEndpoints,
  ...resourceEndpoints,
  ...supportEndpoints,
  ...companyGroupEndpoints,
  ...reportEndpoints,
  ...customerEndpoints,
  ...employeeEndpoints,
  ...employeeDeviceEndpoints,
  ...importSettingsEndpoints,
  ...employeeImportEndpoints,
  ...postureEndpoints,
  ...postureTemplateEndpoints,
  ...policyTemplateEndpoints,
  ...instructionEndpoints,
  ...accessEndpoints,
  ...defenderEndpoints,
  ...intuneEndpoints,
  ...mfaEndpoints,
  ...tenantContactsEndpoints,
  ...assistantEndpoints,
  ...alertEndpoints,
  ...alertRuleEndpoints,
  ...alertChannelEndpoints,
  ...integrationEndpoints,
  ...integrationCalls,
  ...ticketingEndpoints,
  ...partnerEndpoints,
  ...duoAccountEndpoints,
  ...deviceEndpoints,
  ...securityLogEndpoints,
  ...syncEndpoints,
} as const

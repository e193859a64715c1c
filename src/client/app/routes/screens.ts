import { billingScreen } from '#client/features/billing/billing.screen.ts'
import { lookAndFeelScreen } from '#client/features/branding/branding.screen.ts'
import { quickSetupScreen } from '#client/features/checklist/quick-setup.screen.ts'
import { companiesScreen } from '#client/features/companies/companies.screen.ts'
import { companyGroupsScreen } from '#client/features/company-groups/company-groups.screen.ts'
import { scheduledReportsScreen } from '#client/features/scheduled-reports/scheduled-reports.screen.ts'
import { developmentScreen } from '#client/features/development/development.screen.ts'
import { agentDownloadScreen, agentScreen } from '#client/features/discover/agent/agent.screen.ts'
import { devicesScreen } from '#client/features/devices/devices.screen.ts'
import { departmentsScreen } from '#client/features/employees/departments/departments.screen.ts'
import { employeesScreen } from '#client/features/employees/employees.screen.ts'
import { ignoredScreen } from '#client/features/employees/ignored/ignored.screen.ts'
import { setupScreen } from '#client/features/setup/setup.screen.ts'
import { filesScreen, uploadScreen } from '#client/features/files/files.screen.ts'
import {
  companyIntegrationsScreen,
  integrationsScreen,
} from '#client/features/integrations/integrations.screen.ts'
import { duoAccountsScreen } from '#client/features/integrations/duo/duo-accounts.screen.ts'
import { payeesScreen } from '#client/features/integrations/payees/payees.screen.ts'
import { partnerScreen } from '#client/features/integrations/partner/partner.screen.ts'
import { ticketingScreen } from '#client/features/integrations/ticketing/ticketing.screen.ts'
import { licensesScreen } from '#client/features/licenses/licenses.screen.ts'
import { notificationsScreen } from '#client/features/notifications/list/notifications.screen.ts'
import { organizationsScreen } from '#client/features/organizations/organizations.screen.ts'
import { alertsScreen } from '#client/features/secure/alerts/alerts.screen.ts'
import { alertNotifyScreen } from '#client/features/secure/alerts/notify/notify.screen.ts'
import { policyEditorScreen } from '#client/features/secure/policy-management/editor/editor.screen.ts'
import { defenderPoliciesScreen } from '#client/features/secure/defender/policies/defender-policies.screen.ts'
import { defenderTemplatesScreen } from '#client/features/secure/defender/templates/defender-templates.screen.ts'
import {
  deviceComplianceScreen,
  deviceConfigurationScreen,
} from '#client/features/secure/intune/intune.screen.ts'
import {
  complianceTemplatesScreen,
  configurationTemplatesScreen,
} from '#client/features/secure/intune/templates/intune-templates.screen.ts'
import { mfaScreen } from '#client/features/secure/mfa/mfa.screen.ts'
import { namedLocationsScreen } from '#client/features/secure/policy-management/named-locations/named-locations.screen.ts'
import { policiesScreen } from '#client/features/secure/policy-management/policies/policies.screen.ts'
import {
  policyTemplateScreen,
  policyTemplatesScreen,
} from '#client/features/secure/policy-management/templates/templates.screen.ts'
import {
  postureTemplateScreen,
  postureTemplatesScreen,
} from '#client/features/secure/posture-templates/posture-templates.screen.ts'
import {
  auditCheckScreen,
  companyPostureScreen,
  postureScreen,
  protectCheckScreen,
} from '#client/features/secure/posture/posture.screen.ts'
import { securityLogScreen } from '#client/features/security-log/security-log.screen.ts'
import { backupScreen, securityTrainingScreen } from '#client/features/solutions/solutions.screen.ts'
import { supportChatScreen } from '#client/features/support/chat/chat.screen.ts'
import { openTicketScreen } from '#client/features/support/ticket/open-ticket.screen.ts'
import {
  bestPracticesScreen,
  downloadsScreen,
  knowledgeBaseScreen,
  marketingScreen,
} from '#client/features/support/resources/resources.screen.ts'
import { permissionsScreen, usersScreen } from '#client/features/users/users.screen.ts'
import { welcomeScreen } from '#client/features/welcome/welcome.screen.ts'
import type { BuiltScreen } from '#client/parts/screen/define-screen.ts'
import { profileScreen } from '../profile/profile.screen.ts'

const built = [
  lookAndFeelScreen,
  alertsScreen,
  alertNotifyScreen,
  postureScreen,
  companyPostureScreen,
  auditCheckScreen,
  protectCheckScreen,
  postureTemplatesScreen,
  postureTemplateScreen,
  policiesScreen,
  policyEditorScreen,
  defenderPoliciesScreen,
  defenderTemplatesScreen,
  deviceConfigurationScreen,
  deviceComplianceScreen,
  configurationTemplatesScreen,
  complianceTemplatesScreen,
  mfaScreen,
  namedLocationsScreen,
  policyTemplatesScreen,
  policyTemplateScreen,
  companiesScreen,
  companyGroupsScreen,
  employeesScreen,
  departmentsScreen,
  ignoredScreen,
  licensesScreen,
  billingScreen,
  integrationsScreen,
  companyIntegrationsScreen,
  payeesScreen,
  ticketingScreen,
  agentScreen,
  agentDownloadScreen,
  partnerScreen,
  duoAccountsScreen,
  devicesScreen,
  scheduledReportsScreen,
  developmentScreen,
  setupScreen,
  filesScreen,
  uploadScreen,
  usersScreen,
  permissionsScreen,
  securityLogScreen,
  profileScreen,
  organizationsScreen,
  openTicketScreen,
  supportChatScreen,
  knowledgeBaseScreen,
  bestPracticesScreen,
  marketingScreen,
  downloadsScreen,
  backupScreen,
  securityTrainingScreen,
  quickSetupScreen,
  notificationsScreen,
  welcomeScreen,
]

type Built = (typeof built)[number]
/** Every path of a screen that this app has. */
export type BuiltPath = Built['paths'][number]
/** What the address of a path holds. */
export type SearchAt<P extends BuiltPath, Each = Built> =
  Each extends BuiltScreen<infer Paths, infer Search> ? (P extends Paths ? Search : never) : never

/** Every screen that this app has. */
export const screens: readonly BuiltScreen<BuiltPath>[] = built

const byPath = new Map<string, BuiltScreen>(
  screens.flatMap((screen) => screen.paths.map((path) => [path, screen] as const)),
)

/** The screen that the router has at a path. */
export const screenAt = (path: string): BuiltScreen | undefined => byPath.get(path)

/** Whether this app has a screen that the menu or an address names. */
export const isBuilt = (path: string): path is BuiltPath => byPath.has(path)

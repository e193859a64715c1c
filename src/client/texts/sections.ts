/* oxlint-disable typescript/consistent-type-imports -- One line a section: an import each would make two. */

/**
 * Everything the screens say, a folder a section. English is the shape that every other language has to fill; a test holds
 * this list against the folders.
 */
export interface Texts {
  access: typeof import('./access/en.ts').access
  agent: typeof import('./agent/en.ts').agent
  agreement: typeof import('./agreement/en.ts').agreement
  alertGuides: typeof import('./alert-guides/en.ts').alertGuides
  alertNotify: typeof import('./alert-notify/en.ts').alertNotify
  alertTasks: typeof import('./alert-tasks/en.ts').alertTasks
  alerts: typeof import('./alerts/en.ts').alerts
  app: typeof import('./app/en.ts').app
  assistant: typeof import('./assistant/en.ts').assistant
  audit: typeof import('./audit/en.ts').audit
  auth: typeof import('./auth/en.ts').auth
  billing: typeof import('./billing/en.ts').billing
  branding: typeof import('./branding/en.ts').branding
  byHand: typeof import('./by-hand/en.ts').byHand
  checkFindings: typeof import('./check-findings/en.ts').checkFindings
  checkSteps: typeof import('./check-steps/en.ts').checkSteps
  checklist: typeof import('./checklist/en.ts').checklist
  companies: typeof import('./companies/en.ts').companies
  companyGroups: typeof import('./company-groups/en.ts').companyGroups
  confirm: typeof import('./confirm/en.ts').confirm
  defender: typeof import('./defender/en.ts').defender
  departments: typeof import('./departments/en.ts').departments
  devices: typeof import('./devices/en.ts').devices
  duo: typeof import('./duo/en.ts').duo
  employeeImport: typeof import('./employee-import/en.ts').employeeImport
  employees: typeof import('./employees/en.ts').employees
  errors: typeof import('./errors/en.ts').errors
  fieldMode: typeof import('./field-mode/en.ts').fieldMode
  fields: typeof import('./fields/en.ts').fields
  files: typeof import('./files/en.ts').files
  firstRun: typeof import('./first-run/en.ts').firstRun
  forgotPassword: typeof import('./forgot-password/en.ts').forgotPassword
  frame: typeof import('./frame/en.ts').frame
  ignored: typeof import('./ignored/en.ts').ignored
  importSettings: typeof import('./import-settings/en.ts').importSettings
  incidents: typeof import('./incidents/en.ts').incidents
  install: typeof import('./install/en.ts').install
  instructions: typeof import('./instructions/en.ts').instructions
  integrations: typeof import('./integrations/en.ts').integrations
  intune: typeof import('./intune/en.ts').intune
  intuneTemplates: typeof import('./intune-templates/en.ts').intuneTemplates
  keys: typeof import('./keys/en.ts').keys
  licenses: typeof import('./licenses/en.ts').licenses
  lists: typeof import('./lists/en.ts').lists
  lock: typeof import('./lock/en.ts').lock
  mailboxes: typeof import('./mailboxes/en.ts').mailboxes
  mfa: typeof import('./mfa/en.ts').mfa
  namedLocations: typeof import('./named-locations/en.ts').namedLocations
  newPassword: typeof import('./new-password/en.ts').newPassword
  notifications: typeof import('./notifications/en.ts').notifications
  oneTimeCode: typeof import('./one-time-code/en.ts').oneTimeCode
  organizations: typeof import('./organizations/en.ts').organizations
  ownNotifications: typeof import('./own-notifications/en.ts').ownNotifications
  partner: typeof import('./partner/en.ts').partner
  payees: typeof import('./payees/en.ts').payees
  policyEditor: typeof import('./policy-editor/en.ts').policyEditor
  policyHistory: typeof import('./policy-history/en.ts').policyHistory
  policyLint: typeof import('./policy-lint/en.ts').policyLint
  policyRules: typeof import('./policy-rules/en.ts').policyRules
  policyTemplates: typeof import('./policy-templates/en.ts').policyTemplates
  posture: typeof import('./posture/en.ts').posture
  postureTemplates: typeof import('./posture-templates/en.ts').postureTemplates
  profile: typeof import('./profile/en.ts').profile
  protect: typeof import('./protect/en.ts').protect
  protectionTemplates: typeof import('./protection-templates/en.ts').protectionTemplates
  quickPanel: typeof import('./quick-panel/en.ts').quickPanel
  refusal: typeof import('./refusal/en.ts').refusal
  reportExport: typeof import('./report-export/en.ts').reportExport
  reportOnly: typeof import('./report-only/en.ts').reportOnly
  risk: typeof import('./risk/en.ts').risk
  scheduledReports: typeof import('./scheduled-reports/en.ts').scheduledReports
  securityLog: typeof import('./security-log/en.ts').securityLog
  session: typeof import('./session/en.ts').session
  setup: typeof import('./setup/en.ts').setup
  setupMfa: typeof import('./setup-mfa/en.ts').setupMfa
  signIn: typeof import('./sign-in/en.ts').signIn
  signInTest: typeof import('./sign-in-test/en.ts').signInTest
  signOut: typeof import('./sign-out/en.ts').signOut
  support: typeof import('./support/en.ts').support
  table: typeof import('./table/en.ts').table
  ticketing: typeof import('./ticketing/en.ts').ticketing
  toasts: typeof import('./toasts/en.ts').toasts
  tray: typeof import('./tray/en.ts').tray
  unsaved: typeof import('./unsaved/en.ts').unsaved
  users: typeof import('./users/en.ts').users
  usualSetup: typeof import('./usual-setup/en.ts').usualSetup
  whatFirst: typeof import('./what-first/en.ts').whatFirst
  words: typeof import('./words/en.ts').words
}

export type Section = keyof Texts

import { agreement } from './fr/agreement.ts'
import { app } from './fr/app.ts'
import { audit } from './fr/audit.ts'
import { auth } from './fr/auth.ts'
import { companies } from './fr/companies.ts'
import { confirm } from './fr/confirm.ts'
import { devices } from './fr/devices.ts'
import { employees } from './fr/employees.ts'
import { errors } from './fr/errors.ts'
import { fieldMode } from './fr/field-mode.ts'
import { fields } from './fr/fields.ts'
import { firstRun } from './fr/first-run.ts'
import { forgotPassword } from './fr/forgot-password.ts'
import { frame } from './fr/frame.ts'
import { instructions } from './fr/instructions.ts'
import { integrations } from './fr/integrations.ts'
import { lists } from './fr/lists.ts'
import { lock } from './fr/lock.ts'
import { mailboxes } from './fr/mailboxes.ts'
import { newPassword } from './fr/new-password.ts'
import { notifications } from './fr/notifications.ts'
import { oneTimeCode } from './fr/one-time-code.ts'
import { organizations } from './fr/organizations.ts'
import { posture } from './fr/posture.ts'
import { protect } from './fr/protect.ts'
import { postureTemplates } from './fr/posture-templates.ts'
import { profile } from './fr/profile.ts'
import { quickPanel } from './fr/quick-panel.ts'
import { refusal } from './fr/refusal.ts'
import { risk } from './fr/risk.ts'
import { securityLog } from './fr/security-log.ts'
import { setupMfa } from './fr/setup-mfa.ts'
import { session } from './fr/session.ts'
import { signIn } from './fr/sign-in.ts'
import { signOut } from './fr/sign-out.ts'
import { table } from './fr/table.ts'
import { toasts } from './fr/toasts.ts'
import { tray } from './fr/tray.ts'
import { unsaved } from './fr/unsaved.ts'
import { users } from './fr/users.ts'
import type { Translations } from './translation.ts'

export const fr = {
  agreement,
  app,
  audit,
  auth,
  companies,
  confirm,
  devices,
  employees,
  errors,
  fieldMode,
  fields,
  firstRun,
  forgotPassword,
  frame,
  instructions,
  integrations,
  lists,
  lock,
  mailboxes,
  newPassword,
  notifications,
  oneTimeCode,
  organizations,
  posture,
  protect,
  postureTemplates,
  profile,
  quickPanel,
  refusal,
  risk,
  securityLog,
  setupMfa,
  session,
  signIn,
  signOut,
  table,
  toasts,
  tray,
  unsaved,
  users,
} satisfies Translations<'fr'>

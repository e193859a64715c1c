import { agreement } from './en/agreement.ts'
import { app } from './en/app.ts'
import { audit } from './en/audit.ts'
import { auth } from './en/auth.ts'
import { companies } from './en/companies.ts'
import { confirm } from './en/confirm.ts'
import { devices } from './en/devices.ts'
import { employees } from './en/employees.ts'
import { errors } from './en/errors.ts'
import { fieldMode } from './en/field-mode.ts'
import { fields } from './en/fields.ts'
import { firstRun } from './en/first-run.ts'
import { forgotPassword } from './en/forgot-password.ts'
import { frame } from './en/frame.ts'
import { instructions } from './en/instructions.ts'
import { integrations } from './en/integrations.ts'
import { lists } from './en/lists.ts'
import { lock } from './en/lock.ts'
import { mailboxes } from './en/mailboxes.ts'
import { newPassword } from './en/new-password.ts'
import { notifications } from './en/notifications.ts'
import { oneTimeCode } from './en/one-time-code.ts'
import { organizations } from './en/organizations.ts'
import { posture } from './en/posture.ts'
import { protect } from './en/protect.ts'
import { postureTemplates } from './en/posture-templates.ts'
import { profile } from './en/profile.ts'
import { quickPanel } from './en/quick-panel.ts'
import { refusal } from './en/refusal.ts'
import { risk } from './en/risk.ts'
import { securityLog } from './en/security-log.ts'
import { setupMfa } from './en/setup-mfa.ts'
import { session } from './en/session.ts'
import { signIn } from './en/sign-in.ts'
import { signOut } from './en/sign-out.ts'
import { table } from './en/table.ts'
import { toasts } from './en/toasts.ts'
import { tray } from './en/tray.ts'
import { unsaved } from './en/unsaved.ts'
import { users } from './en/users.ts'

export const en = {
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
}

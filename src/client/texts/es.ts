import { agreement } from './es/agreement.ts'
import { app } from './es/app.ts'
import { audit } from './es/audit.ts'
import { auth } from './es/auth.ts'
import { companies } from './es/companies.ts'
import { confirm } from './es/confirm.ts'
import { devices } from './es/devices.ts'
import { employees } from './es/employees.ts'
import { errors } from './es/errors.ts'
import { fieldMode } from './es/field-mode.ts'
import { fields } from './es/fields.ts'
import { firstRun } from './es/first-run.ts'
import { forgotPassword } from './es/forgot-password.ts'
import { frame } from './es/frame.ts'
import { instructions } from './es/instructions.ts'
import { integrations } from './es/integrations.ts'
import { lists } from './es/lists.ts'
import { lock } from './es/lock.ts'
import { mailboxes } from './es/mailboxes.ts'
import { newPassword } from './es/new-password.ts'
import { notifications } from './es/notifications.ts'
import { oneTimeCode } from './es/one-time-code.ts'
import { organizations } from './es/organizations.ts'
import { posture } from './es/posture.ts'
import { protect } from './es/protect.ts'
import { postureTemplates } from './es/posture-templates.ts'
import { profile } from './es/profile.ts'
import { quickPanel } from './es/quick-panel.ts'
import { refusal } from './es/refusal.ts'
import { risk } from './es/risk.ts'
import { securityLog } from './es/security-log.ts'
import { setupMfa } from './es/setup-mfa.ts'
import { session } from './es/session.ts'
import { signIn } from './es/sign-in.ts'
import { signOut } from './es/sign-out.ts'
import { table } from './es/table.ts'
import { toasts } from './es/toasts.ts'
import { tray } from './es/tray.ts'
import { unsaved } from './es/unsaved.ts'
import { users } from './es/users.ts'
import type { Translations } from './translation.ts'

export const es = {
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
} satisfies Translations<'es'>

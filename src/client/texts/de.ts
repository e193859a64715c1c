import { agreement } from './de/agreement.ts'
import { app } from './de/app.ts'
import { audit } from './de/audit.ts'
import { auth } from './de/auth.ts'
import { companies } from './de/companies.ts'
import { confirm } from './de/confirm.ts'
import { devices } from './de/devices.ts'
import { employees } from './de/employees.ts'
import { errors } from './de/errors.ts'
import { fieldMode } from './de/field-mode.ts'
import { fields } from './de/fields.ts'
import { firstRun } from './de/first-run.ts'
import { forgotPassword } from './de/forgot-password.ts'
import { frame } from './de/frame.ts'
import { instructions } from './de/instructions.ts'
import { integrations } from './de/integrations.ts'
import { lists } from './de/lists.ts'
import { lock } from './de/lock.ts'
import { mailboxes } from './de/mailboxes.ts'
import { newPassword } from './de/new-password.ts'
import { notifications } from './de/notifications.ts'
import { oneTimeCode } from './de/one-time-code.ts'
import { organizations } from './de/organizations.ts'
import { posture } from './de/posture.ts'
import { protect } from './de/protect.ts'
import { postureTemplates } from './de/posture-templates.ts'
import { profile } from './de/profile.ts'
import { quickPanel } from './de/quick-panel.ts'
import { refusal } from './de/refusal.ts'
import { risk } from './de/risk.ts'
import { securityLog } from './de/security-log.ts'
import { setupMfa } from './de/setup-mfa.ts'
import { session } from './de/session.ts'
import { signIn } from './de/sign-in.ts'
import { signOut } from './de/sign-out.ts'
import { table } from './de/table.ts'
import { toasts } from './de/toasts.ts'
import { tray } from './de/tray.ts'
import { unsaved } from './de/unsaved.ts'
import { users } from './de/users.ts'
import type { Translations } from './translation.ts'

export const de = {
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
} satisfies Translations<'de'>

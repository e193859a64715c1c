import { agreement } from './ja/agreement.ts'
import { app } from './ja/app.ts'
import { audit } from './ja/audit.ts'
import { auth } from './ja/auth.ts'
import { companies } from './ja/companies.ts'
import { confirm } from './ja/confirm.ts'
import { devices } from './ja/devices.ts'
import { employees } from './ja/employees.ts'
import { errors } from './ja/errors.ts'
import { fieldMode } from './ja/field-mode.ts'
import { fields } from './ja/fields.ts'
import { firstRun } from './ja/first-run.ts'
import { forgotPassword } from './ja/forgot-password.ts'
import { frame } from './ja/frame.ts'
import { instructions } from './ja/instructions.ts'
import { integrations } from './ja/integrations.ts'
import { lists } from './ja/lists.ts'
import { lock } from './ja/lock.ts'
import { mailboxes } from './ja/mailboxes.ts'
import { newPassword } from './ja/new-password.ts'
import { notifications } from './ja/notifications.ts'
import { oneTimeCode } from './ja/one-time-code.ts'
import { organizations } from './ja/organizations.ts'
import { posture } from './ja/posture.ts'
import { protect } from './ja/protect.ts'
import { postureTemplates } from './ja/posture-templates.ts'
import { profile } from './ja/profile.ts'
import { quickPanel } from './ja/quick-panel.ts'
import { refusal } from './ja/refusal.ts'
import { risk } from './ja/risk.ts'
import { securityLog } from './ja/security-log.ts'
import { setupMfa } from './ja/setup-mfa.ts'
import { session } from './ja/session.ts'
import { signIn } from './ja/sign-in.ts'
import { signOut } from './ja/sign-out.ts'
import { table } from './ja/table.ts'
import { toasts } from './ja/toasts.ts'
import { tray } from './ja/tray.ts'
import { unsaved } from './ja/unsaved.ts'
import { users } from './ja/users.ts'
import type { Translations } from './translation.ts'

export const ja = {
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
} satisfies Translations<'ja'>

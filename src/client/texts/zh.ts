import { agreement } from './zh/agreement.ts'
import { app } from './zh/app.ts'
import { audit } from './zh/audit.ts'
import { auth } from './zh/auth.ts'
import { companies } from './zh/companies.ts'
import { confirm } from './zh/confirm.ts'
import { devices } from './zh/devices.ts'
import { employees } from './zh/employees.ts'
import { errors } from './zh/errors.ts'
import { fieldMode } from './zh/field-mode.ts'
import { fields } from './zh/fields.ts'
import { firstRun } from './zh/first-run.ts'
import { forgotPassword } from './zh/forgot-password.ts'
import { frame } from './zh/frame.ts'
import { instructions } from './zh/instructions.ts'
import { integrations } from './zh/integrations.ts'
import { lists } from './zh/lists.ts'
import { lock } from './zh/lock.ts'
import { mailboxes } from './zh/mailboxes.ts'
import { newPassword } from './zh/new-password.ts'
import { notifications } from './zh/notifications.ts'
import { oneTimeCode } from './zh/one-time-code.ts'
import { organizations } from './zh/organizations.ts'
import { posture } from './zh/posture.ts'
import { protect } from './zh/protect.ts'
import { postureTemplates } from './zh/posture-templates.ts'
import { profile } from './zh/profile.ts'
import { quickPanel } from './zh/quick-panel.ts'
import { refusal } from './zh/refusal.ts'
import { risk } from './zh/risk.ts'
import { securityLog } from './zh/security-log.ts'
import { setupMfa } from './zh/setup-mfa.ts'
import { session } from './zh/session.ts'
import { signIn } from './zh/sign-in.ts'
import { signOut } from './zh/sign-out.ts'
import { table } from './zh/table.ts'
import { toasts } from './zh/toasts.ts'
import { tray } from './zh/tray.ts'
import { unsaved } from './zh/unsaved.ts'
import { users } from './zh/users.ts'
import type { Translations } from './translation.ts'

export const zh = {
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
} satisfies Translations<'zh'>

import { agreement } from './agreement/ja.ts'
import { app } from './app/ja.ts'
import { audit } from './audit/ja.ts'
import { auth } from './auth/ja.ts'
import { companies } from './companies/ja.ts'
import { confirm } from './confirm/ja.ts'
import { devices } from './devices/ja.ts'
import { employees } from './employees/ja.ts'
import { errors } from './errors/ja.ts'
import { fieldMode } from './field-mode/ja.ts'
import { fields } from './fields/ja.ts'
import { firstRun } from './first-run/ja.ts'
import { forgotPassword } from './forgot-password/ja.ts'
import { frame } from './frame/ja.ts'
import { instructions } from './instructions/ja.ts'
import { integrations } from './integrations/ja.ts'
import { lists } from './lists/ja.ts'
import { lock } from './lock/ja.ts'
import { mailboxes } from './mailboxes/ja.ts'
import { newPassword } from './new-password/ja.ts'
import { notifications } from './notifications/ja.ts'
import { oneTimeCode } from './one-time-code/ja.ts'
import { organizations } from './organizations/ja.ts'
import { posture } from './posture/ja.ts'
import { protect } from './protect/ja.ts'
import { postureTemplates } from './posture-templates/ja.ts'
import { profile } from './profile/ja.ts'
import { quickPanel } from './quick-panel/ja.ts'
import { refusal } from './refusal/ja.ts'
import { risk } from './risk/ja.ts'
import { securityLog } from './security-log/ja.ts'
import { setupMfa } from './setup-mfa/ja.ts'
import { session } from './session/ja.ts'
import { signIn } from './sign-in/ja.ts'
import { signOut } from './sign-out/ja.ts'
import { table } from './table/ja.ts'
import { toasts } from './toasts/ja.ts'
import { tray } from './tray/ja.ts'
import { unsaved } from './unsaved/ja.ts'
import { users } from './users/ja.ts'
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

import { agreement } from './agreement/zh.ts'
import { app } from './app/zh.ts'
import { audit } from './audit/zh.ts'
import { auth } from './auth/zh.ts'
import { companies } from './companies/zh.ts'
import { confirm } from './confirm/zh.ts'
import { devices } from './devices/zh.ts'
import { employees } from './employees/zh.ts'
import { errors } from './errors/zh.ts'
import { fieldMode } from './field-mode/zh.ts'
import { fields } from './fields/zh.ts'
import { firstRun } from './first-run/zh.ts'
import { forgotPassword } from './forgot-password/zh.ts'
import { frame } from './frame/zh.ts'
import { instructions } from './instructions/zh.ts'
import { integrations } from './integrations/zh.ts'
import { lists } from './lists/zh.ts'
import { lock } from './lock/zh.ts'
import { mailboxes } from './mailboxes/zh.ts'
import { newPassword } from './new-password/zh.ts'
import { notifications } from './notifications/zh.ts'
import { oneTimeCode } from './one-time-code/zh.ts'
import { organizations } from './organizations/zh.ts'
import { posture } from './posture/zh.ts'
import { protect } from './protect/zh.ts'
import { postureTemplates } from './posture-templates/zh.ts'
import { profile } from './profile/zh.ts'
import { quickPanel } from './quick-panel/zh.ts'
import { refusal } from './refusal/zh.ts'
import { risk } from './risk/zh.ts'
import { securityLog } from './security-log/zh.ts'
import { setupMfa } from './setup-mfa/zh.ts'
import { session } from './session/zh.ts'
import { signIn } from './sign-in/zh.ts'
import { signOut } from './sign-out/zh.ts'
import { table } from './table/zh.ts'
import { toasts } from './toasts/zh.ts'
import { tray } from './tray/zh.ts'
import { unsaved } from './unsaved/zh.ts'
import { users } from './users/zh.ts'
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

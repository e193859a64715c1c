import { agreement } from './agreement/de.ts'
import { app } from './app/de.ts'
import { audit } from './audit/de.ts'
import { auth } from './auth/de.ts'
import { companies } from './companies/de.ts'
import { confirm } from './confirm/de.ts'
import { devices } from './devices/de.ts'
import { employees } from './employees/de.ts'
import { errors } from './errors/de.ts'
import { fieldMode } from './field-mode/de.ts'
import { fields } from './fields/de.ts'
import { firstRun } from './first-run/de.ts'
import { forgotPassword } from './forgot-password/de.ts'
import { frame } from './frame/de.ts'
import { instructions } from './instructions/de.ts'
import { integrations } from './integrations/de.ts'
import { lists } from './lists/de.ts'
import { lock } from './lock/de.ts'
import { mailboxes } from './mailboxes/de.ts'
import { newPassword } from './new-password/de.ts'
import { notifications } from './notifications/de.ts'
import { oneTimeCode } from './one-time-code/de.ts'
import { organizations } from './organizations/de.ts'
import { posture } from './posture/de.ts'
import { protect } from './protect/de.ts'
import { postureTemplates } from './posture-templates/de.ts'
import { profile } from './profile/de.ts'
import { quickPanel } from './quick-panel/de.ts'
import { refusal } from './refusal/de.ts'
import { risk } from './risk/de.ts'
import { securityLog } from './security-log/de.ts'
import { setupMfa } from './setup-mfa/de.ts'
import { session } from './session/de.ts'
import { signIn } from './sign-in/de.ts'
import { signOut } from './sign-out/de.ts'
import { table } from './table/de.ts'
import { toasts } from './toasts/de.ts'
import { tray } from './tray/de.ts'
import { unsaved } from './unsaved/de.ts'
import { users } from './users/de.ts'
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

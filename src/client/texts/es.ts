import { agreement } from './agreement/es.ts'
import { app } from './app/es.ts'
import { audit } from './audit/es.ts'
import { auth } from './auth/es.ts'
import { companies } from './companies/es.ts'
import { confirm } from './confirm/es.ts'
import { devices } from './devices/es.ts'
import { employees } from './employees/es.ts'
import { errors } from './errors/es.ts'
import { fieldMode } from './field-mode/es.ts'
import { fields } from './fields/es.ts'
import { firstRun } from './first-run/es.ts'
import { forgotPassword } from './forgot-password/es.ts'
import { frame } from './frame/es.ts'
import { instructions } from './instructions/es.ts'
import { integrations } from './integrations/es.ts'
import { lists } from './lists/es.ts'
import { lock } from './lock/es.ts'
import { mailboxes } from './mailboxes/es.ts'
import { newPassword } from './new-password/es.ts'
import { notifications } from './notifications/es.ts'
import { oneTimeCode } from './one-time-code/es.ts'
import { organizations } from './organizations/es.ts'
import { posture } from './posture/es.ts'
import { protect } from './protect/es.ts'
import { postureTemplates } from './posture-templates/es.ts'
import { profile } from './profile/es.ts'
import { quickPanel } from './quick-panel/es.ts'
import { refusal } from './refusal/es.ts'
import { risk } from './risk/es.ts'
import { securityLog } from './security-log/es.ts'
import { setupMfa } from './setup-mfa/es.ts'
import { session } from './session/es.ts'
import { signIn } from './sign-in/es.ts'
import { signOut } from './sign-out/es.ts'
import { table } from './table/es.ts'
import { toasts } from './toasts/es.ts'
import { tray } from './tray/es.ts'
import { unsaved } from './unsaved/es.ts'
import { users } from './users/es.ts'
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

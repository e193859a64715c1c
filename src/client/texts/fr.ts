import { agreement } from './agreement/fr.ts'
import { app } from './app/fr.ts'
import { audit } from './audit/fr.ts'
import { auth } from './auth/fr.ts'
import { companies } from './companies/fr.ts'
import { confirm } from './confirm/fr.ts'
import { devices } from './devices/fr.ts'
import { employees } from './employees/fr.ts'
import { errors } from './errors/fr.ts'
import { fieldMode } from './field-mode/fr.ts'
import { fields } from './fields/fr.ts'
import { firstRun } from './first-run/fr.ts'
import { forgotPassword } from './forgot-password/fr.ts'
import { frame } from './frame/fr.ts'
import { instructions } from './instructions/fr.ts'
import { integrations } from './integrations/fr.ts'
import { lists } from './lists/fr.ts'
import { lock } from './lock/fr.ts'
import { mailboxes } from './mailboxes/fr.ts'
import { newPassword } from './new-password/fr.ts'
import { notifications } from './notifications/fr.ts'
import { oneTimeCode } from './one-time-code/fr.ts'
import { organizations } from './organizations/fr.ts'
import { posture } from './posture/fr.ts'
import { protect } from './protect/fr.ts'
import { postureTemplates } from './posture-templates/fr.ts'
import { profile } from './profile/fr.ts'
import { quickPanel } from './quick-panel/fr.ts'
import { refusal } from './refusal/fr.ts'
import { risk } from './risk/fr.ts'
import { securityLog } from './security-log/fr.ts'
import { setupMfa } from './setup-mfa/fr.ts'
import { session } from './session/fr.ts'
import { signIn } from './sign-in/fr.ts'
import { signOut } from './sign-out/fr.ts'
import { table } from './table/fr.ts'
import { toasts } from './toasts/fr.ts'
import { tray } from './tray/fr.ts'
import { unsaved } from './unsaved/fr.ts'
import { users } from './users/fr.ts'
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

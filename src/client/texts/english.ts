import { agreement } from './agreement/en.ts'
import { app } from './app/en.ts'
import { auth } from './auth/en.ts'
import { companies } from './companies/en.ts'
import { confirm } from './confirm/en.ts'
import { employees } from './employees/en.ts'
import { errors } from './errors/en.ts'
import { fieldMode } from './field-mode/en.ts'
import { fields } from './fields/en.ts'
import { firstRun } from './first-run/en.ts'
import { forgotPassword } from './forgot-password/en.ts'
import { frame } from './frame/en.ts'
import { lock } from './lock/en.ts'
import { newPassword } from './new-password/en.ts'
import { notifications } from './notifications/en.ts'
import { oneTimeCode } from './one-time-code/en.ts'
import { profile } from './profile/en.ts'
import { quickPanel } from './quick-panel/en.ts'
import { refusal } from './refusal/en.ts'
import { setupMfa } from './setup-mfa/en.ts'
import { session } from './session/en.ts'
import { signIn } from './sign-in/en.ts'
import { signOut } from './sign-out/en.ts'
import { table } from './table/en.ts'
import { toasts } from './toasts/en.ts'
import { tray } from './tray/en.ts'
import { unsaved } from './unsaved/en.ts'

/** The English texts that the app starts with. Those of single screens come along with their routes. */
export const english = {
  agreement,
  app,
  auth,
  companies,
  confirm,
  employees,
  errors,
  fieldMode,
  fields,
  firstRun,
  forgotPassword,
  frame,
  lock,
  newPassword,
  notifications,
  oneTimeCode,
  profile,
  quickPanel,
  refusal,
  setupMfa,
  session,
  signIn,
  signOut,
  table,
  toasts,
  tray,
  unsaved,
}

import { app } from './en/app.ts'
import { companies } from './en/companies.ts'
import { devices } from './en/devices.ts'
import { employees } from './en/employees.ts'
import { errors } from './en/errors.ts'
import { fieldMode } from './en/field-mode.ts'
import { frame } from './en/frame.ts'
import { lock } from './en/lock.ts'
import { notifications } from './en/notifications.ts'
import { signIn } from './en/sign-in.ts'
import { signOut } from './en/sign-out.ts'
import { tray } from './en/tray.ts'

export const en = {
  app,
  companies,
  devices,
  employees,
  errors,
  fieldMode,
  frame,
  lock,
  notifications,
  signIn,
  signOut,
  tray,
}

import { app } from './es/app.ts'
import { companies } from './es/companies.ts'
import { devices } from './es/devices.ts'
import { employees } from './es/employees.ts'
import { errors } from './es/errors.ts'
import { fieldMode } from './es/field-mode.ts'
import { frame } from './es/frame.ts'
import { lock } from './es/lock.ts'
import { notifications } from './es/notifications.ts'
import { signIn } from './es/sign-in.ts'
import { signOut } from './es/sign-out.ts'
import { tray } from './es/tray.ts'
import type { Translations } from './translation.ts'

export const es = {
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
} satisfies Translations<'es'>

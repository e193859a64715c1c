import { app } from './fr/app.ts'
import { companies } from './fr/companies.ts'
import { devices } from './fr/devices.ts'
import { employees } from './fr/employees.ts'
import { errors } from './fr/errors.ts'
import { fieldMode } from './fr/field-mode.ts'
import { frame } from './fr/frame.ts'
import { lock } from './fr/lock.ts'
import { notifications } from './fr/notifications.ts'
import { signIn } from './fr/sign-in.ts'
import { signOut } from './fr/sign-out.ts'
import { tray } from './fr/tray.ts'
import type { Translations } from './translation.ts'

export const fr = {
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
} satisfies Translations<'fr'>

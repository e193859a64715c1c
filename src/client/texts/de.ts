import { app } from './de/app.ts'
import { companies } from './de/companies.ts'
import { devices } from './de/devices.ts'
import { employees } from './de/employees.ts'
import { errors } from './de/errors.ts'
import { fieldMode } from './de/field-mode.ts'
import { frame } from './de/frame.ts'
import { lock } from './de/lock.ts'
import { notifications } from './de/notifications.ts'
import { signIn } from './de/sign-in.ts'
import { signOut } from './de/sign-out.ts'
import { tray } from './de/tray.ts'
import type { Translations } from './translation.ts'

export const de = {
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
} satisfies Translations<'de'>

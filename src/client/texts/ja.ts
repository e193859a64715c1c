import { app } from './ja/app.ts'
import { companies } from './ja/companies.ts'
import { devices } from './ja/devices.ts'
import { employees } from './ja/employees.ts'
import { errors } from './ja/errors.ts'
import { fieldMode } from './ja/field-mode.ts'
import { frame } from './ja/frame.ts'
import { lock } from './ja/lock.ts'
import { notifications } from './ja/notifications.ts'
import { signIn } from './ja/sign-in.ts'
import { signOut } from './ja/sign-out.ts'
import { tray } from './ja/tray.ts'
import type { Translations } from './translation.ts'

export const ja = {
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
} satisfies Translations<'ja'>

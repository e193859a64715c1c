import { app } from './zh/app.ts'
import { companies } from './zh/companies.ts'
import { devices } from './zh/devices.ts'
import { employees } from './zh/employees.ts'
import { errors } from './zh/errors.ts'
import { fieldMode } from './zh/field-mode.ts'
import { frame } from './zh/frame.ts'
import { lock } from './zh/lock.ts'
import { notifications } from './zh/notifications.ts'
import { signIn } from './zh/sign-in.ts'
import { signOut } from './zh/sign-out.ts'
import { tray } from './zh/tray.ts'
import type { Translations } from './translation.ts'

export const zh = {
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
} satisfies Translations<'zh'>

import { app } from './en/app.ts'
import { companies } from './en/companies.ts'
import { employees } from './en/employees.ts'
import { errors } from './en/errors.ts'
import { frame } from './en/frame.ts'
import { signIn } from './en/sign-in.ts'
import { tray } from './en/tray.ts'

export const en = { app, companies, employees, errors, frame, signIn, tray }

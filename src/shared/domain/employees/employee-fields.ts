import { z } from 'zod'
import { phoneSchema } from '../contacts/phone.ts'

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()
const words = (min: number, max: number) => z.string().transform(collapse).pipe(z.string().min(min).max(max))

/** Limits of the add employee form (EMP-06). */
export const employeeLimits = { name: { min: 2, max: 50 }, email: { min: 5 }, ignoreAtOnce: 1000 }

const { min, max } = employeeLimits.name

/** What a person may type about an employee, cleaned as the form does on blur (EMP-06). */
export const employeeFieldsSchema = z.strictObject({
  first_name: words(min, max),
  last_name: words(min, max),
  email: z.string().transform(collapse).pipe(z.email().min(employeeLimits.email.min)),
  phone: phoneSchema,
  department: words(min, max),
  job_title: z
    .string()
    .transform(collapse)
    .pipe(z.union([z.literal(''), z.string().min(min).max(max)])),
})
export type EmployeeFields = z.infer<typeof employeeFieldsSchema>

import { z } from 'zod'
import { phoneSchema } from '../contacts/phone.ts'

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()
const words = (min: number, max: number) =>
  z
    .string()
    .transform(collapse)
    .pipe(z.string().min(min).check(withLetters(min, max)))

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** No letter is written with more UTF-16 units than this many on average. */
const UNITS_OF_A_LETTER = 8

/** As many letters as a reader counts, whatever the script: some are written with several code points. */
export function letterCount(text: string, max: number): number {
  if (text.length <= max && !/[^\p{ASCII}]/u.test(text)) return text.length
  if (text.length > max * UNITS_OF_A_LETTER) return text.length
  return [...graphemes.segment(text)].length
}

const withLetters =
  (min: number, max: number): z.core.CheckFn<string> =>
  ({ value: input, issues }) => {
    const count = letterCount(input, max)
    if (count > max) issues.push({ code: 'too_big', maximum: max, origin: 'string', inclusive: true, input })
    else if (count < min && input.length >= min)
      issues.push({ code: 'too_small', minimum: min, origin: 'string', inclusive: true, input })
  }

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
    .pipe(z.union([z.literal(''), z.string().min(min).check(withLetters(min, max))])),
})
export type EmployeeFields = z.infer<typeof employeeFieldsSchema>

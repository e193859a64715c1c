import { ownerEmail } from '#shared/contract/first-run.ts'
import { isTimeZone } from '#shared/domain/organization/time-zone.ts'
import { type NewPassword, newPasswordIssues } from '../new-password.ts'

/** What somebody types to set a site up. */
export interface FirstRunFields extends NewPassword {
  firstName: string
  lastName: string
  email: string
  organization: string
  timeZone: string
  hasPSA: boolean
}
/** What can be wrong. */
export type FirstRunField = Exclude<keyof FirstRunFields, 'hasPSA'>

/** The questions of each step. */
export const stepFields = {
  owner: ['firstName', 'lastName', 'email', 'password', 'confirmation'],
  organization: ['organization', 'timeZone'],
} as const satisfies Record<string, readonly FirstRunField[]>
export type FirstRunStep = keyof typeof stepFields

/** The first thing that is wrong with each field. */
export function firstRunIssues(fields: FirstRunFields) {
  const email = fields.email.trim()
  return {
    firstName: missing(fields.firstName),
    lastName: missing(fields.lastName),
    email: missing(email) ?? (ownerEmail.safeParse(email).success ? undefined : ('email' as const)),
    organization: missing(fields.organization),
    timeZone: isTimeZone(fields.timeZone) ? undefined : ('required' as const),
    ...newPasswordIssues(fields, email),
  }
}

export type FirstRunIssues = ReturnType<typeof firstRunIssues>

export const isStepRight = (step: FirstRunStep, fields: FirstRunFields): boolean => {
  const issues = firstRunIssues(fields)
  return stepFields[step].every((field) => issues[field] === undefined)
}

const missing = (text: string) => (text.trim() === '' ? ('required' as const) : undefined)

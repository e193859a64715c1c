import { passwordIssues, type PasswordIssue } from '#shared/domain/identity/password.ts'

/** A new password, typed twice. */
export interface NewPassword {
  password: string
  confirmation: string
}

export type ConfirmationIssue = 'required' | 'different'

export interface NewPasswordIssues {
  password: PasswordIssue | undefined
  confirmation: ConfirmationIssue | undefined
}

/** The first thing that is wrong with each of the two. */
export const newPasswordIssues = (
  { password, confirmation }: NewPassword,
  email: string,
): NewPasswordIssues => ({
  password: passwordIssues(password, { email })[0],
  confirmation: confirmation === '' ? 'required' : confirmation === password ? undefined : 'different',
})

export const isRight = ({ password, confirmation }: NewPasswordIssues): boolean => !password && !confirmation

/** A password of every class, and the same without one of them. */
const WITHOUT = { upper: 'a1!', lower: 'A1!', digit: 'aA!', special: 'aA1' } as const
const EVERY = 'aA1!'

export const PASSWORD_RULES = [
  'length',
  'upper',
  'lower',
  'digit',
  'special',
  'noSpaces',
  'notEmail',
] as const
export type PasswordRule = (typeof PASSWORD_RULES)[number]

/** Which rules a password keeps. The rule itself is asked each time, with all but one thing added. */
export function keptRules(password: string, email: string): Record<PasswordRule, boolean> {
  const isTyped = password !== ''
  const isValid = (text: string) => !passwordIssues(text, { email: '' }).includes('invalid')
  const solid = password.replaceAll(/\s/g, '')
  const has = (name: keyof typeof WITHOUT) => isTyped && isValid(solid + WITHOUT[name])
  return {
    length: isTyped && !passwordIssues(password, { email: '' }).includes('length'),
    upper: has('upper'),
    lower: has('lower'),
    digit: has('digit'),
    special: has('special'),
    noSpaces: isTyped && isValid(password + EVERY),
    notEmail: isTyped && !passwordIssues(password, { email }).includes('matchesEmail'),
  }
}

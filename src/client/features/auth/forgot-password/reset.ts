import { isRight, type NewPassword, type NewPasswordIssues, newPasswordIssues } from '../new-password.ts'

export const RESET_CODE_LENGTH = 6

/** The second step: the code that was sent, and the new password. */
export interface Reset extends NewPassword {
  code: string
}

export interface ResetIssues extends NewPasswordIssues {
  code: 'required' | 'tooShort' | undefined
}

export function resetIssues({ code, ...passwords }: Reset, email: string): ResetIssues {
  const { length } = code.trim()
  return {
    ...newPasswordIssues(passwords, email),
    code: length === 0 ? 'required' : length < RESET_CODE_LENGTH ? 'tooShort' : undefined,
  }
}

export const isReady = (reset: Reset, email: string): boolean => {
  const issues = resetIssues(reset, email)
  return isRight(issues) && !issues.code
}

import { defineCheck } from '../check.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

export const usersCanResetPasswords = defineCheck({
  id: 'users-can-reset-passwords',
  code: 'ENT-21',
  area: 'entra',
  severity: 'medium',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['usersWithoutPasswordReset'],
  anchors: { cis: ['5.2.4.1'] },
  target: 0,
  manual: {
    portal: 'entra',
    path: ['Entra ID', 'Password reset'],
    page: 'https://learn.microsoft.com/entra/identity/authentication/tutorial-enable-sspr',
  },
  evaluate({ usersWithoutPasswordReset: users }) {
    if (users.some(({ userType }) => userType !== 'member' && userType !== 'guest'))
      return notMeasured('unexpectedAnswer', 'userType')
    if (users.some(({ isAdmin }) => isAdmin === undefined)) return notMeasured('unexpectedAnswer', 'isAdmin')
    // Guests have their password elsewhere, and administrators should not be able to.
    const left = users.filter(({ userType, isAdmin }) => userType === 'member' && !isAdmin).length
    return verdictOf(left === 0, left)
  },
})

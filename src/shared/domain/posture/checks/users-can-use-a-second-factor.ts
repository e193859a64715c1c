import { defineCheck } from '../check.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

// https://learn.microsoft.com/entra/identity/authentication/howto-authentication-methods-activity
export const usersCanUseASecondFactor = defineCheck({
  id: 'users-can-use-a-second-factor',
  code: 'AUT-03',
  area: 'authentication',
  severity: 'critical',
  effort: 'high',
  requires: 'entraP1',
  reads: ['usersWithoutSecondFactor'],
  anchors: { cis: ['5.2.3.4'] },
  target: 0,
  manual: {
    portal: 'entra',
    path: ['Entra ID', 'Authentication methods', 'Registration campaign'],
    page: 'https://learn.microsoft.com/entra/identity/authentication/how-to-mfa-registration-campaign',
  },
  evaluate({ usersWithoutSecondFactor: users }) {
    if (users.some(({ userType }) => userType !== 'member' && userType !== 'guest'))
      return notMeasured('unexpectedAnswer', 'userType')
    // Guests register where they are at home.
    const members = users.filter(({ userType }) => userType === 'member').length
    return verdictOf(members === 0, members)
  },
})

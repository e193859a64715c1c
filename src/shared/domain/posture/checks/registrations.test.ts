import { describeCheck } from '#tests/support/posture/describe-check.ts'
import { usersCanResetPasswords } from './users-can-reset-passwords.ts'
import { usersCanUseASecondFactor } from './users-can-use-a-second-factor.ts'

type Lacking = [userType: unknown, isAdmin?: unknown]
const users = (source: string, lacking: Lacking[]) => ({
  [source]: lacking.map(([userType, isAdmin = false], index) => ({
    id: `user-${index}`,
    userDisplayName: 'Jo Field',
    userType,
    isAdmin,
  })),
})

const unregistered = (...lacking: Lacking[]) => users('usersWithoutSecondFactor', lacking)
describeCheck(usersCanUseASecondFactor, {
  compliant: [unregistered(), unregistered(['guest'], ['guest'])],
  notCompliant: [unregistered(['member']), unregistered(['guest'], ['member', true])],
  notMeasured: [
    unregistered([undefined]),
    unregistered(['unknownFutureValue']),
    unregistered(['member'], [7]),
  ],
})

const helpless = (...lacking: Lacking[]) => users('usersWithoutPasswordReset', lacking)
describeCheck(usersCanResetPasswords, {
  compliant: [helpless(), helpless(['guest'], ['member', true])],
  notCompliant: [helpless(['member']), helpless(['member', true], ['member', false])],
  notMeasured: [helpless(['unknownFutureValue']), helpless([null]), helpless(['member', null])],
})

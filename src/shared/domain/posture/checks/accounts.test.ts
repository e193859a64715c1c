import { expect, test } from 'vitest'
import { describeCheck, snapshotOf } from '#tests/support/posture/describe-check.ts'
import { judge } from '../check.ts'
import { pathAt } from '../source.ts'
import { sources } from '../sources.ts'
import { inactiveAccountsBlocked } from './inactive-accounts-blocked.ts'

// The answers of the tests were read on 2026-08-01 at eight.
const [LONG_AGO, YESTERDAY] = ['2026-05-01T07:00:00Z', '2026-07-31T07:00:00Z']

const account = (lastSignInDateTime: unknown, more: object = {}) => ({
  id: 'jo',
  accountEnabled: true,
  userType: 'Member',
  signInActivity: { lastSignInDateTime, lastSignInRequestId: 'request' },
  ...more,
})
const accounts = (...unusedAccounts: unknown[]) => ({ unusedAccounts })
const used = (member: string) =>
  account(LONG_AGO, { signInActivity: { lastSignInDateTime: LONG_AGO, [member]: YESTERDAY } })

describeCheck(inactiveAccountsBlocked, {
  compliant: [
    accounts(),
    accounts(account(LONG_AGO, { accountEnabled: false }), account(LONG_AGO, { userType: 'Guest' })),
    // A service, or a phone that asks for itself, uses it.
    accounts(used('lastNonInteractiveSignInDateTime'), used('lastSuccessfulSignInDateTime')),
  ],
  notCompliant: [
    accounts(account(LONG_AGO)),
    accounts(used('somethingElse'), account('2026-07-02T08:00:00Z')),
  ],
  notMeasured: [
    accounts(account(LONG_AGO, { accountEnabled: undefined })),
    accounts(account(LONG_AGO, { signInActivity: null })),
    accounts(account('yesterday')),
  ],
})

test('an account is inactive after 30 days, by the time of the reading', () => {
  const statusAt = (time: string) =>
    judge(inactiveAccountsBlocked, snapshotOf(accounts(account(time)))).status
  expect(statusAt('2026-07-02T08:00:00Z')).toBe('notCompliant')
  expect(statusAt('2026-07-02T08:00:01Z')).toBe('compliant')
})

test('only accounts that were not used for a month are asked for', () => {
  const path = pathAt(sources.unusedAccounts, Date.UTC(2026, 7, 1, 8, 30))
  expect(path).toContain('le%202026-07-02T00:00:00.000Z&')
})

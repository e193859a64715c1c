import { DAY } from '#shared/lib/time.ts'
import { defineCheck } from '../check.ts'
import type { Readings } from '../sources.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

type Account = Readings['unusedAccounts'][number]

/** In days. */
const INACTIVE = 30

/** The last time that anybody or anything used it, in milliseconds since 1970. */
function lastUseOf({ signInActivity }: Account): number | undefined {
  const times = Object.values(signInActivity ?? {}).flatMap((time) => (time ? [Date.parse(time)] : []))
  return times.length === 0 || times.some(Number.isNaN) ? undefined : Math.max(...times)
}

// An account that looks unused may be a service's, which is for a person to find out.
export const inactiveAccountsBlocked = defineCheck({
  id: 'inactive-accounts-blocked',
  code: 'PRV-08',
  area: 'entra',
  severity: 'medium',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['unusedAccounts'],
  anchors: {},
  target: 0,
  manual: {
    portal: 'entra',
    path: ['Entra ID', 'Users'],
    command: `Get-MgUser -All -Filter "signInActivity/lastSignInDateTime le <date>T00:00:00Z" -Property Id,DisplayName,UserPrincipalName,AccountEnabled,SignInActivity
Update-MgUser -UserId "<id of the user>" -AccountEnabled:$false`,
    page: 'https://learn.microsoft.com/entra/identity/monitoring-health/howto-manage-inactive-user-accounts',
  },
  evaluate({ unusedAccounts: accounts }, readAt) {
    if (accounts.some(({ accountEnabled }) => accountEnabled === undefined))
      return notMeasured('unexpectedAnswer', 'accountEnabled')
    const open = accounts.filter(
      ({ accountEnabled, userType }) => accountEnabled && userType?.toLowerCase() !== 'guest',
    )
    const uses = open.map(lastUseOf)
    if (uses.includes(undefined)) return notMeasured('unexpectedAnswer', 'signInActivity')
    const since = Date.parse(readAt) - INACTIVE * DAY
    const inactive = uses.filter((use) => use !== undefined && use <= since).length
    return verdictOf(inactive === 0, inactive)
  },
})

import { DAY } from '#shared/lib/time.ts'
import type { HygienePerson } from './hygiene-inputs.ts'
import { defineQuery, type HygieneQuery, listFinding } from './hygiene-query.ts'

/** Who does nothing for so long is not only on leave, in days. */
const UNUSED = 90

const names = (people: readonly HygienePerson[]) => people.map(({ username }) => username)

const isGuest = ({ username }: HygienePerson) => username.toLowerCase().includes('#ext#')

/** An account that can sign in and does not. One whose last sign-in or beginning nobody knows is not judged. */
function isUnused({ isEnabled, isActivityKnown, lastActive, createdAt }: HygienePerson, at: number): boolean {
  if (isEnabled !== true || !isActivityKnown) return false
  const last = lastActive ?? createdAt
  return last !== null && at - Date.parse(last) > UNUSED * DAY
}

const unused = (id: string, isMeant: (person: HygienePerson) => boolean): HygieneQuery =>
  defineQuery({
    id,
    interval: DAY,
    severity: 'low',
    license: 'entraP1',
    guide: 'unusedAccount',
    link: 'https://learn.microsoft.com/entra/identity/monitoring-health/howto-manage-inactive-user-accounts',
    reads: ['activity'],
    find: ({ activity }, at) =>
      listFinding('accounts', names(activity.filter((each) => isMeant(each) && isUnused(each, at)))),
  })

/** Accounts that should not be as they are. Each account is told by one of the unused ones. */
export const people: readonly HygieneQuery[] = [
  unused('unused-licensed-users', (each) => !isGuest(each) && each.isLicensed),
  unused('unused-users', (each) => !isGuest(each) && !each.isLicensed),
  unused('unused-guests', isGuest),
  defineQuery({
    id: 'licensed-administrators',
    interval: 7 * DAY,
    severity: 'low',
    license: 'free',
    guide: 'licensedAdministrator',
    link: 'https://learn.microsoft.com/microsoft-365/enterprise/protect-your-global-administrator-accounts',
    reads: ['administrators'],
    find: ({ administrators }) =>
      listFinding(
        'accounts',
        names(
          administrators.filter(
            ({ isAdmin, isLicensed, isEnabled }) => isAdmin === true && isLicensed && isEnabled === true,
          ),
        ),
      ),
  }),
]

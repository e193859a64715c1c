import { DAY } from '#shared/lib/time.ts'
import { defineQuery, type HygieneQuery, listFinding } from './hygiene-query.ts'

const LINK = 'https://learn.microsoft.com/entra/identity/authentication/howto-authentication-methods-activity'

const common = {
  interval: DAY,
  license: 'entraP1',
  guide: 'missingMfa',
  link: LINK,
  reads: ['registrations'],
} as const

/** Guests register in their own tenants, so their absence here says nothing. */
const isMember = ({ userType }: { userType?: string | undefined }) => userType?.toLowerCase() !== 'guest'

/** Blocked accounts are not in the vendor's report. */
export const withoutMfa: readonly HygieneQuery[] = [
  defineQuery({
    ...common,
    id: 'administrators-without-mfa',
    severity: 'high',
    find: ({ registrations }) =>
      listFinding(
        'accounts',
        registrations.filter(({ isAdmin }) => isAdmin === true).map((each) => each.userPrincipalName),
      ),
  }),
  defineQuery({
    ...common,
    id: 'users-without-mfa',
    severity: 'medium',
    find: ({ registrations }) =>
      listFinding(
        'accounts',
        registrations
          .filter((each) => each.isAdmin !== true && isMember(each))
          .map((each) => each.userPrincipalName),
      ),
  }),
]

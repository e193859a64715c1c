import { createHash } from 'node:crypto'
import { createDuoAccount, createDuoUser, type DuoAccount, type DuoUser } from '#sandbox/duo/state.ts'
import type { Demo } from './demo-organization.ts'

/** So many companies have an account at the pretend Duo. */
const ACCOUNTS = 5

/** Of so many people: most are well, a few pass without a second factor, or are kept out. */
const STATUSES: Partial<Record<number, DuoUser['status']>> = {
  5: 'bypass',
  9: 'locked out',
  11: 'disabled',
  13: 'pending deletion',
  16: 'bypass',
}

/** The first companies' accounts at the pretend Duo. */
export const demoDuoAccounts = ({ companies }: Pick<Demo, 'companies'>): DuoAccount[] =>
  companies.slice(0, ACCOUNTS).map(({ customer, employees }) => {
    const hex = createHash('sha256').update(`duo/${customer.id}`).digest('hex')
    return createDuoAccount({
      name: customer.name,
      host: `api-${hex.slice(0, 8)}.duosecurity.com`,
      integrationKey: `DI${hex.slice(8, 26).toUpperCase()}`,
      secretKey: hex.slice(24),
      users: employees.map(({ email, display_name }, place) =>
        createDuoUser({
          user_id: `DU${hex.slice(0, 12)}${place}`,
          username: email,
          realname: display_name,
          email,
          status: STATUSES[place % 24] ?? 'active',
          is_enrolled: place % 7 !== 3,
        }),
      ),
    })
  })

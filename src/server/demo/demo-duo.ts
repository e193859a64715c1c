import { createHash } from 'node:crypto'
import { createDuoAccount, createDuoUser, type DuoAccount } from '#sandbox/duo/state.ts'
import type { Demo } from './demo-organization.ts'

/** So many companies have an account at the pretend Duo. */
const ACCOUNTS = 5

/** The first companies' accounts at the pretend Duo: the people know it, and a few of them pass without a second factor. */
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
          status: place % 11 === 5 ? 'bypass' : 'active',
          is_enrolled: place % 7 !== 3,
        }),
      ),
    })
  })

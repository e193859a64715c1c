import { createHash } from 'node:crypto'
import {
  createDuoAccount,
  createDuoUser,
  type DuoAccount,
  type DuoChild,
  type DuoUser,
} from '#sandbox/duo/state.ts'
import type { Demo } from './demo-organization.ts'
import { firstCompanies } from './first-companies.ts'

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

/** The companies of which the provider looks after an account; the first of them have one of their own as well. */
const CHILDREN = { from: 3, least: 14 }

/** Accounts of nobody's companies, which are customers of the provider all the same. */
const STRANGERS = [
  'Alder Dental',
  'Birch & Sons',
  'Cedar Freight',
  'Dogwood Press',
  'Elm Notaries',
  'Fir Optics',
  'Gorse Cycles',
]

/** What somebody may have called an account: nothing in it may do anything, and nobody is suggested for it. */
const HOSTILE = '<img src=x onerror=alert(1)>\u202E"; drop table duo_account; --'

type Company = Demo['companies'][number]

/** The first companies' accounts at the pretend Duo, and the provider's, with accounts of further companies below it. */
export const demoDuoAccounts = ({ companies }: Pick<Demo, 'companies'>): DuoAccount[] => [
  ...companies.slice(0, ACCOUNTS).map(({ customer, employees }) => {
    const hex = hexOf(customer.id)
    return createDuoAccount({ name: customer.name, ...keysOf(hex), users: usersOf(hex, employees) })
  }),
  createDuoAccount({
    name: DEMO_DUO_PROVIDER,
    ...keysOf(hexOf(DEMO_DUO_PROVIDER)),
    users: [],
    children: [
      ...companies
        .slice(CHILDREN.from, CHILDREN.from + Math.max(CHILDREN.least, firstCompanies({ companies }).length))
        .map(({ customer, employees }) => childOf(customer.id, customer.name, employees)),
      childOf('hostile', HOSTILE, []),
      ...STRANGERS.map((name) => childOf(name, name, [])),
    ],
  }),
]

export const DEMO_DUO_PROVIDER = 'Demo provider'

const hexOf = (id: string) => createHash('sha256').update(`duo/${id}`).digest('hex')

const hostOf = (hex: string) => `api-${hex.slice(0, 8)}.duosecurity.com`

const keysOf = (hex: string) => ({
  host: hostOf(hex),
  integrationKey: `DI${hex.slice(8, 26).toUpperCase()}`,
  secretKey: hex.slice(24),
})

function childOf(id: string, name: string, employees: Company['employees']): DuoChild {
  const hex = hexOf(`child/${id}`)
  const account_id = `DA${hex.slice(8, 26).toUpperCase()}`
  return { account_id, name, api_hostname: hostOf(hex), users: usersOf(hex, employees), is_deleted: false }
}

const usersOf = (hex: string, employees: Company['employees']): DuoUser[] =>
  employees.map(({ email, display_name }, place) =>
    createDuoUser({
      user_id: `DU${hex.slice(0, 12)}${place}`,
      username: email,
      realname: display_name,
      email,
      status: STATUSES[place % 24] ?? 'active',
      is_enrolled: place % 7 !== 3,
    }),
  )

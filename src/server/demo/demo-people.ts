import { type Area, reaches } from '#shared/domain/permissions/levels.ts'
import { permissionsOf, type Role } from '#shared/domain/permissions/roles.ts'
import { fullMember, type User } from '#shared/domain/users/user.ts'
import { settledUser } from '#shared/domain/users/user-rules.ts'
import { AGENT_COMPANIES, demoAccounts } from './demo-accounts.ts'
import { addressName, type Demo, type DemoCompany } from './demo-organization.ts'
import { createRandom } from './random.ts'
import { firstNames, lastNames } from './words.ts'

type Companies = readonly Pick<DemoCompany, 'customer'>[]

/** Somebody of the organization beside the accounts that are told to everybody. Nobody knows their password. */
interface Colleague {
  role: Role
  /** Which companies they see; all of them unless given. */
  sees?: (companies: Companies) => Companies
  /** Works for a company, and sees nothing but that. */
  isGuest?: true
  isInvited?: true
  isDisabled?: true
  isByMicrosoft?: true
}

/** The companies whose places leave a rest. Each agent looks after some of them. */
const every = (rest: number) => (companies: Companies) => companies.filter((_, place) => place % 4 === rest)

const colleagues: readonly Colleague[] = [
  { role: 'Administrator', isByMicrosoft: true },
  { role: 'Admin' },
  { role: 'Admin', isByMicrosoft: true },
  { role: 'Agent', sees: every(1) },
  { role: 'Agent', sees: every(2), isByMicrosoft: true },
  { role: 'Agent', sees: every(3) },
  { role: 'Agent', sees: every(1), isInvited: true },
  { role: 'Read-Only' },
  { role: 'Read-Only', isInvited: true },
  { role: 'Agent', sees: every(2), isDisabled: true },
  { role: 'System user' },
  { role: 'Read-Only', isGuest: true },
]

/** What a system user may do here: look at companies, their products and the integrations. */
const BOOKKEEPING = { companies: 'readOnly', integrations: 'readOnly', licenseCenter: 'readOnly' } as const

/** A demo organization and its people: the accounts that others are told of, and the rest. */
export interface Inhabited {
  demo: Demo
  owners: readonly User[]
  colleagues: readonly User[]
}

export const inhabit = (demo: Demo): Inhabited => ({
  demo,
  owners: demoOwners(demo),
  colleagues: demoColleagues(demo),
})

/** Those who do the daily work of an area at all companies. Who runs the product does not. */
export const whoManages = (area: Area, users: readonly User[]): User[] =>
  users.filter(
    ({ all_customers, status, disabled, role, permissions }) =>
      all_customers &&
      status === 'joined' &&
      !disabled &&
      role !== 'Product administrator' &&
      reaches(permissions[area], 'manage'),
  )

/** Who signs in to the demo organization: the accounts of the README. */
function demoOwners({ organization, companies }: Pick<Demo, 'organization' | 'companies'>): User[] {
  const random = createRandom(4700)
  return demoAccounts.map(({ email, first_name, last_name, role, allCustomers }) => ({
    id: random.uuid(),
    organization: organization.id,
    email,
    first_name,
    last_name,
    role,
    permissions: permissionsOf(role, {}),
    ...fullMember(),
    all_customers: allCustomers,
    customer_ids: allCustomers ? [] : companies.slice(0, AGENT_COMPANIES).map(({ customer }) => customer.id),
  }))
}

/** Everybody else of the organization, and a guest of one of its companies. */
function demoColleagues({ organization, companies }: Pick<Demo, 'organization' | 'companies'>): User[] {
  const random = createRandom(4702)
  return colleagues.map(({ role, sees, isGuest, isInvited, isDisabled, isByMicrosoft }) => {
    const [first_name, last_name] = [random.pick(firstNames), random.pick(lastNames)]
    const host = isGuest ? companies.at(2) : undefined
    const domain = host?.domain ?? 'demo.castellan.example'
    return settledUser({
      ...fullMember(),
      id: random.uuid(),
      organization: organization.id,
      email: `${addressName(first_name, last_name)}@${domain}`,
      first_name,
      last_name,
      role,
      permissions: permissionsOf(role, BOOKKEEPING),
      all_customers: sees === undefined,
      customer_ids: sees?.(companies).map(({ customer }) => customer.id) ?? [],
      customer_id: host?.customer.id ?? null,
      login_options: isByMicrosoft ? 'microsoft' : 'password',
      status: isInvited ? 'inviteSent' : 'joined',
      disabled: isDisabled ?? false,
    })
  })
}

import { tenantFromDirectory } from '#sandbox/microsoft365/tenant/tenant-from-directory.ts'
import { type Tenants, tenantsOf } from '#sandbox/microsoft365/tenant/tenants.ts'
import { fullName, type User } from '#shared/domain/users/user.ts'
import { demoAccounts } from './demo-accounts.ts'
import { createRandom } from './random.ts'

/**
 * Who signs in with Microsoft on the test site: the organization's own people, one of them not known here, and in
 * another tenant somebody who calls the owner's address theirs. `colleagues`: those who sign in in no other way.
 */
export function signInTenants(colleagues: readonly Pick<User, 'email' | 'first_name' | 'last_name'>[]): {
  tenants: Tenants
  tenantIds: string[]
} {
  const random = createRandom(4701)
  const tenant = (displayName: string, domain: string, people: Person[]) =>
    tenantFromDirectory({
      tenantId: random.uuid(),
      displayName,
      domains: [domain],
      users: people.map(({ name, username, mail = username }) => ({
        id: random.uuid(),
        displayName: name,
        userPrincipalName: username,
        mail,
        accountEnabled: true,
        userType: 'Member',
        assignedLicenses: [],
      })),
      skus: [],
    })
  const own = tenant('Demo Managed Services', 'demo.castellan.example', [
    ...demoAccounts.map(called),
    { name: 'Nora Newcomer', username: 'newcomer@demo.castellan.example' },
    ...colleagues.map(called),
  ])
  const foreign = tenant('Moat Street Trading', 'moat-street.example', [
    {
      name: 'Mallory Moat',
      username: 'mallory@moat-street.example',
      mail: demoAccounts[0]?.email ?? '',
    },
  ])
  return { tenants: tenantsOf([own, foreign]), tenantIds: [own.tenantId, foreign.tenantId] }
}

const called = ({ email, ...names }: Pick<User, 'email' | 'first_name' | 'last_name'>): Person => ({
  name: fullName(names),
  username: email,
})

interface Person {
  name: string
  username: string
  /** The address unless said otherwise: the user name. */
  mail?: string
}

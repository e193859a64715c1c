import { tenantFromDirectory } from '#sandbox/microsoft365/tenant/tenant-from-directory.ts'
import { type Tenants, tenantsOf } from '#sandbox/microsoft365/tenant/tenants.ts'
import { demoAccounts } from './demo-accounts.ts'
import { createRandom } from './random.ts'

/**
 * Who signs in with Microsoft on the test site: the organization's own people, one of them not known here, and in
 * another tenant somebody who calls the owner's address theirs.
 */
export function signInTenants(): { tenants: Tenants; tenantIds: string[] } {
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
    ...demoAccounts.map(({ email, first_name, last_name }) => ({
      name: `${first_name} ${last_name}`,
      username: email,
    })),
    { name: 'Nora Newcomer', username: 'newcomer@demo.castellan.example' },
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

interface Person {
  name: string
  username: string
  /** The address unless said otherwise: the user name. */
  mail?: string
}

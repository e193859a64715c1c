import type { Account } from './sign-in-page.ts'
import { stableGuid } from '../tenant/stable-guid.ts'
import type { Tenant } from '../tenant/state.ts'

const GLOBAL_ADMINISTRATOR = '62e90394-69f5-4237-9190-012177145e10'
/** What everybody has who is a member of a tenant. */
const MEMBER = 'b79fbf4d-3ef9-4689-8143-76b194e85509'

/** The name under which a tenant's global administrator signs in. */
export const administratorName = (defaultDomain: string) => `admin@${defaultDomain}`

/** The global administrator of a tenant, who is none of the people in its lists. */
export function administratorAccount(tenant: Tenant): Account {
  const domain = tenant.domains.find(({ isDefault }) => isDefault)?.id ?? tenant.domains[0]?.id ?? ''
  const user = {
    id: stableGuid(`administrator of ${tenant.tenantId}`),
    userPrincipalName: administratorName(domain),
    displayName: 'Administrator',
    accountEnabled: true,
  }
  return { tenant, user, roleIds: [GLOBAL_ADMINISTRATOR, MEMBER] }
}

export const memberRoles: readonly string[] = [MEMBER]

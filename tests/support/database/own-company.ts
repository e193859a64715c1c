import { sql } from 'kysely'
import { invariant } from '#shared/lib/invariant.ts'
import type { Person, TestSite } from '../test-site.ts'

export interface OwnCompany {
  organizationId: string
  customerId: string
  /** Of its tenant. */
  integrationId: string
}

/** Gives a connected company of the demo at each call, none of them twice: what a test does to one, no other test meets. */
export function ownCompanies(): (site: TestSite, owner: Person) => Promise<OwnCompany> {
  let place = 0
  return async (site, owner) => {
    const organizationId = owner.login.organization.id
    const { rows } = await sql<Omit<OwnCompany, 'organizationId'>>`
      select id as "integrationId", customer_id as "customerId" from integration
      where organization_id = ${organizationId}::uuid
        and type = 'Office365' and state in ('Connected', 'Sync Successful')
      order by customer_id offset ${place++} limit 1`.execute(site.database.db)
    const [found] = rows
    invariant(found, 'the demo has more connected companies than there are tests')
    return { organizationId, ...found }
  }
}

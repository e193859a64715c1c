import { type Context, Hono } from 'hono'
import { callerOf } from './caller.ts'
import type { Grants } from './grants.ts'
import { unitIdOf } from './policy-state.ts'
import { GoogleRefusal } from './refusal.ts'
import type { Workspace } from './state.ts'

/** Organizational units, domains, and the customer: what a workspace is beside its people and groups. */
export const createDirectory = (grants: Grants) =>
  new Hono()
    .get('/customer/:customer/orgunits', (c) => {
      const { workspace } = callerOf(c, grants, 'admin.directory.orgunit.readonly', 'admin.directory.orgunit')
      requireCustomer(workspace, c)
      const isWithRoot = c.req.query('type') === 'allIncludingParent'
      const units = [...(isWithRoot ? ['/'] : []), ...workspace.orgUnits].map((orgUnitPath) => ({
        kind: 'admin#directory#orgUnit',
        name: orgUnitPath === '/' ? workspace.name : orgUnitPath.slice(orgUnitPath.lastIndexOf('/') + 1),
        orgUnitPath,
        orgUnitId: `id:${unitIdOf(workspace, orgUnitPath)}`,
        ...(orgUnitPath === '/'
          ? {}
          : { parentOrgUnitPath: orgUnitPath.slice(0, orgUnitPath.lastIndexOf('/')) || '/' }),
      }))
      return c.json({
        kind: 'admin#directory#orgUnits',
        ...(units.length > 0 ? { organizationUnits: units } : {}),
      })
    })
    .get('/customer/:customer/domains', (c) => {
      const { workspace } = callerOf(c, grants, 'admin.directory.domain.readonly', 'admin.directory.domain')
      requireCustomer(workspace, c)
      return c.json({
        kind: 'admin#directory#domains',
        domains: [{ domainName: workspace.domain, isPrimary: true, verified: true }],
      })
    })
    .get('/customers/:customer', (c) => {
      const { workspace } = callerOf(
        c,
        grants,
        'admin.directory.customer.readonly',
        'admin.directory.customer',
      )
      requireCustomer(workspace, c)
      return c.json({
        kind: 'admin#directory#customer',
        id: workspace.customerId,
        customerDomain: workspace.domain,
        language: 'en',
        postalAddress: { organizationName: workspace.name },
      })
    })

function requireCustomer({ customerId }: Workspace, c: Context): void {
  const asked = c.req.param('customer')
  if (asked !== 'my_customer' && asked !== customerId)
    throw new GoogleRefusal('notFound', 'Resource Not Found: customer')
}

import { endpoints } from '#shared/contract/endpoints.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { requireAllCompanies, requireCustomer } from '#server/platform/sync/scope.ts'
import { connectDuoParent, disconnectDuoParent } from './connect-duo-parent.ts'
import { requestReadingOfDuo } from './duo.jobs.ts'
import { readAccounts, readMapped, readParent } from './duo.store.ts'
import { mapDuoAccounts } from './map-duo-accounts.ts'
import type { DuoReadParts } from './read-duo-accounts.ts'

/** The organization's own Duo account, and which company each account below it is. */
export function mountDuoRoutes({ mount }: Mounts, parts: DuoReadParts) {
  const { db } = parts

  mount(endpoints.connectDuoParent, async ({ c, body }) => {
    requireAllCompanies(c.var.scope)
    return connectDuoParent(parts, c.var.scope.organizationId, body.credentials)
  })

  mount(endpoints.getDuoParent, async ({ c }) => {
    const { organizationId, allCustomers } = c.var.scope
    // Accounts may be nobody's companies.
    if (!allCustomers) throw new AppError('noPermission')
    const parent = await readParent(db, organizationId)
    if (!parent) throw new AppError('notFound')
    const mapped = await readMapped(db, organizationId)
    const companies = new Map(mapped.map((each) => [each.tenant_id, each.customer_id]))
    const accounts = await readAccounts(db, organizationId)
    return {
      parent,
      accounts: accounts.map((each) => ({
        ...each,
        customerId: companies.get(each.api_hostname) ?? null,
      })),
    }
  })

  mount(endpoints.refreshDuoParent, async ({ c }) => {
    requireAllCompanies(c.var.scope)
    const { organizationId } = c.var.scope
    if (!(await readParent(db, organizationId))) throw new AppError('notFound')
    await requestReadingOfDuo(parts, organizationId)
  })

  mount(endpoints.deleteDuoParent, async ({ c }) => {
    requireAllCompanies(c.var.scope)
    await disconnectDuoParent(parts, c.var.scope.organizationId)
  })

  mount(endpoints.mapDuoAccounts, async ({ c, body: { pairs } }) => {
    const { scope } = c.var
    requireAllCompanies(scope)
    const isEnding = pairs.some(({ customerId }) => customerId === null)
    if (isEnding && scope.withheld.includes('disconnectCompanies')) throw new AppError('actWithheld')
    if (!(await readParent(db, scope.organizationId))) throw new AppError('notFound')
    for (const { customerId } of pairs) if (customerId !== null) requireCustomer(scope, customerId)
    return { results: await mapDuoAccounts(parts, scope, pairs) }
  })
}

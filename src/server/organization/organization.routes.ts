import { endpoints } from '#shared/contract/endpoints.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut } from '#server/platform/http/command-headers.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { requireOwn } from '#server/platform/sync/scope.ts'
import { readBranding } from '#server/branding/branding.store.ts'
import { readChecklist } from '#server/checklist/checklist.store.ts'
import { listOwnCustomers } from '#server/customers/customer.store.ts'
import { listOrganizations } from './organization-list.store.ts'
import { readOrganization } from './organization.store.ts'

interface OrganizationRouteParts {
  db: Db
  bus: Bus
  now: () => number
}

export function mountOrganizationRoutes({ mount }: Mounts, { db, bus, now }: OrganizationRouteParts) {
  mount(endpoints.listOrganizations, ({ query }) => listOrganizations(db, query, now()))

  mount(endpoints.getOrganization, async ({ c, params }) => {
    requireOwn(c.var.scope, params.id)
    const { organization } = await readOrganization(db, c.var.scope)
    const customers = await listOwnCustomers(db, c.var.scope)
    return {
      ...organization,
      customers: customers.map(({ id, name }) => ({ id, name })),
      branding: await readBranding(db, organization.id),
      onboardingChecklist: await readChecklist(db, c.var.scope),
    }
  })

  mount(endpoints.getChecklist, async ({ c, params }) => {
    requireOwn(c.var.scope, params.id)
    return readChecklist(db, c.var.scope)
  })

  mount(endpoints.putChecklist, async ({ c, params, body }) => {
    requireOwn(c.var.scope, params.id)
    await carryOut(bus, c, 'checklist.dismiss', body)
    const item = (await readChecklist(db, c.var.scope)).find(({ id }) => id === body.checkName)
    if (!item) throw new AppError('notFound')
    return item
  })

  mount(endpoints.putDevicePolicy, async ({ c, params, body }) => {
    requireOwn(c.var.scope, params.id)
    await carryOut(bus, c, 'organization.setDevicePolicy', { organizationId: params.id, policy: body })
    return (await readOrganization(db, c.var.scope)).organization
  })
}

import { v7 as uuidv7 } from 'uuid'
import { endpoints } from '#shared/contract/endpoints.ts'
import { GROUPS_PARTITION } from '#shared/contract/partitions.ts'
import type { CompanyGroup } from '#shared/domain/company-groups/company-group.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut, etagOf } from '#server/platform/http/command-headers.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { requireOwn, type Scope } from '#server/platform/sync/scope.ts'
import { listGroups, readGroup } from './company-group.store.ts'

export function mountCompanyGroupRoutes({ mount }: Mounts, { db, bus }: { db: Db; bus: Bus }) {
  mount(endpoints.listCompanyGroups, async ({ c, params }) => {
    requireAll(c.var.scope, params.id)
    return (await listGroups(db, c.var.scope)).map(({ row }) => described(row))
  })

  mount(endpoints.addCompanyGroup, async ({ c, params, body }) => {
    requireAll(c.var.scope, params.id)
    const { id = uuidv7(), name, customerIds } = body
    await carryOut(bus, c, 'companyGroup.add', { id, name, customerIds })
    const { row, v } = await readGroup(db, c.var.scope, id)
    c.header('ETag', etagOf(v))
    return described(row)
  })

  mount(endpoints.putCompanyGroup, async ({ c, params, body: { name, customerIds } }) => {
    requireAll(c.var.scope, params.id)
    const { customer_ids: before } = (await readGroup(db, c.var.scope, params.groupId)).row
    const wanted = customerIds ?? before
    await carryOut(bus, c, 'companyGroup.patch', {
      id: params.groupId,
      ...(name === undefined ? {} : { name }),
      joins: wanted.filter((each) => !before.includes(each)),
      leaves: before.filter((each) => !wanted.includes(each)),
    })
    const { row, v } = await readGroup(db, c.var.scope, params.groupId)
    c.header('ETag', etagOf(v))
    return described(row)
  })

  mount(endpoints.deleteCompanyGroup, async ({ c, params }) => {
    requireAll(c.var.scope, params.id)
    await carryOut(bus, c, 'companyGroup.delete', { id: params.groupId })
  })
}

const described = ({ id, name, customer_ids: customerIds }: CompanyGroup) => ({ id, name, customerIds })

/** Throws `noPermission` for who does not see all companies, to whom no group is told. */
function requireAll(scope: Scope, organizationId: string): void {
  requireOwn(scope, organizationId)
  if (!scope.pids.includes(GROUPS_PARTITION)) throw new AppError('noPermission')
}

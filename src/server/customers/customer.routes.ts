import { v7 as uuidv7 } from 'uuid'
import { endpoints } from '#shared/contract/endpoints.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut, etagOf } from '#server/platform/http/command-headers.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { requireOwn, withCustomer } from '#server/platform/sync/scope.ts'
import { listChildCustomers, listCustomers, listOwnCustomers, readCustomer } from './customer.store.ts'

export function mountCustomerRoutes({ mount }: Mounts, { db, bus }: { db: Db; bus: Bus }) {
  mount(endpoints.listOwnCustomers, ({ c }) => listOwnCustomers(db, c.var.scope))

  mount(endpoints.listCustomers, async ({ c, params, query }) => {
    requireOwn(c.var.scope, params.id)
    return (await listCustomers(db, c.var.scope, query)).map(({ row }) => row)
  })

  mount(endpoints.addCustomer, async ({ c, params, body }) => {
    requireOwn(c.var.scope, params.id)
    const { id = uuidv7(), parent_id: parentId, ...fields } = body
    await carryOut(bus, c, 'customer.add', { id, parentId, fields })
    const { row, v } = await readCustomer(db, withCustomer(c.var.scope, id), id)
    c.header('ETag', etagOf(v))
    return row
  })

  mount(endpoints.getCustomer, async ({ c, params }) => {
    const { row, v } = await readCustomer(db, c.var.scope, params.id)
    c.header('ETag', etagOf(v))
    return row
  })

  mount(endpoints.listChildCustomers, async ({ c, params, query }) => {
    await readCustomer(db, c.var.scope, params.id)
    const active = query.activation === undefined ? undefined : query.activation === 'active'
    return (await listChildCustomers(db, c.var.scope, params.id, active)).map(({ row }) => row)
  })

  mount(endpoints.putCustomer, async ({ c, params: { id }, body }) => {
    await ('active' in body
      ? carryOut(bus, c, 'customer.activate', { id, active: body.active })
      : carryOut(bus, c, 'customer.patch', { id, set: body }))
    const { row, v } = await readCustomer(db, c.var.scope, id)
    c.header('ETag', etagOf(v))
    return row
  })

  mount(endpoints.deleteCustomer, async ({ c, params }) => {
    await carryOut(bus, c, 'customer.delete', params)
  })
}

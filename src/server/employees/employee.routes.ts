import { v7 as uuidv7 } from 'uuid'
import { endpoints } from '#shared/contract/endpoints.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut, etagOf } from '#server/platform/http/command-headers.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { requireCustomer } from '#server/platform/sync/scope.ts'
import { listEmployees, readEmployee } from './employee.store.ts'

export function mountEmployeeRoutes({ mount }: Mounts, { db, bus }: { db: Db; bus: Bus }) {
  mount(endpoints.listEmployees, async ({ c, params, query }) => {
    requireCustomer(c.var.scope, params.id)
    return (await listEmployees(db, c.var.scope, params.id, query)).map(({ row }) => row)
  })

  mount(endpoints.listEmployeeLicences, async ({ c, params, query }) => {
    requireCustomer(c.var.scope, params.id)
    const licensed = await listEmployees(db, c.var.scope, params.id, { ...query, isLicensed: true })
    return licensed.map(({ row }) => ({ employeeId: row.id, modules: row.seats }))
  })

  mount(endpoints.addEmployee, async ({ c, params, body: { id = uuidv7(), ...fields } }) => {
    await carryOut(bus, c, 'employee.add', { id, customerId: params.id, fields })
    const { row, v } = await readEmployee(db, c.var.scope, id)
    c.header('ETag', etagOf(v))
    return row
  })

  mount(endpoints.ignoreEmployees, async ({ c, body }) => {
    await carryOut(bus, c, 'employee.ignore', body)
  })

  mount(endpoints.getEmployee, async ({ c, params }) => {
    const { row, v } = await readEmployee(db, c.var.scope, params.id)
    c.header('ETag', etagOf(v))
    return row
  })

  mount(endpoints.putEmployee, async ({ c, params: { id }, body: set }) => {
    const { row: before } = await readEmployee(db, c.var.scope, id)
    await carryOut(bus, c, 'employee.patch', { id, customerId: before.customer_id, set })
    const { row, v } = await readEmployee(db, c.var.scope, id)
    c.header('ETag', etagOf(v))
    return row
  })

  mount(endpoints.deleteEmployee, async ({ c, params: { id } }) => {
    const { row } = await readEmployee(db, c.var.scope, id)
    await carryOut(bus, c, 'employee.delete', { id, customerId: row.customer_id })
  })
}

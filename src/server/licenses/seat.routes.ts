import { endpoints } from '#shared/contract/endpoints.ts'
import { isGivenToAll } from '#shared/domain/licenses/company-licenses.ts'
import { AUTO_MODULES, SECURE_MODULES } from '#shared/domain/licenses/seat.ts'
import { carryOut, carryOutAll } from '#server/platform/http/command-headers.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { readRowOf } from '#server/platform/sync/read-rows.ts'
import { requireCustomer, requireOwn } from '#server/platform/sync/scope.ts'
import { companyLicensesTable } from './company-licenses.table.ts'

/** Who is given which licences, and what everybody of a company is given (EMP-21 to EMP-25). */
export function mountSeatRoutes({ mount }: Mounts, { db, bus }: { db: Db; bus: Bus }) {
  mount(endpoints.assignLicences, async ({ c, params, body: { employeeIds: ids, modules } }) => {
    await carryOut(bus, c, 'license.assign', { customerId: params.id, ids, modules })
  })

  mount(endpoints.removeLicences, async ({ c, params, body: { employeeIds: ids, modules } }) => {
    await carryOut(bus, c, 'license.remove', { customerId: params.id, ids, modules })
  })

  mount(endpoints.getAutoAssign, async ({ c, query: { customerId } }) => {
    requireCustomer(c.var.scope, customerId)
    const settings = await readRowOf(db, companyLicensesTable, c.var.scope, customerId)
    return {
      customerId,
      modules: AUTO_MODULES.map((moduleNumber) => ({
        moduleNumber,
        isAutoAssigned:
          isGivenToAll(settings, moduleNumber) ||
          (moduleNumber === SECURE_MODULES.essentials && isGivenToAll(settings, SECURE_MODULES.premium)),
      })),
    }
  })

  // Each module is switched by itself: one that is refused leaves those before it as they were asked for.
  mount(endpoints.putAutoAssign, async ({ c, body: { customerId, modules } }) => {
    requireCustomer(c.var.scope, customerId)
    for (const { moduleNumber, isAutoAssigned: on } of modules) {
      const name = `${moduleNumber}`
      if (moduleNumber !== SECURE_MODULES.essentials) {
        await carryOutAll(bus, c, 'license.autoAssign', [[name, { customerId, moduleNumber, on }]])
        continue
      }
      const settings = await readRowOf(db, companyLicensesTable, c.var.scope, customerId)
      // Who only says that it shall be on keeps the tier that there is.
      const tier = !on ? 'none' : settings?.secure === 'premium' ? 'premium' : 'essentials'
      await carryOutAll(bus, c, 'license.enableSecure', [[name, { customerId, tier }]])
    }
  })

  mount(endpoints.enableSecure, async ({ c, params, body: { tier } }) => {
    await carryOut(bus, c, 'license.enableSecure', { customerId: params.id, tier })
  })

  mount(endpoints.renewSubscription, async ({ c, params, body: { renewsOn } }) => {
    requireOwn(c.var.scope, params.id)
    await carryOut(bus, c, 'subscription.renewOn', { organizationId: params.id, renewsOn })
  })
}

import { endpoints } from '#shared/contract/endpoints.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut, carryOutAll } from '#server/platform/http/command-headers.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { requireCustomer } from '#server/platform/sync/scope.ts'
import { listSites } from './device-visits.store.ts'
import {
  devicesOfProfiles,
  listDevices,
  listProfiles,
  readDevice,
  readPrograms,
} from './employee-device.store.ts'

interface RouteParts {
  db: Db
  bus: Bus
  now: () => number
}

/** The devices of companies with the agent, and what was found on them (EMP-26, EMP-27). */
export function mountEmployeeDeviceRoutes({ mount }: Mounts, { db, bus, now }: RouteParts) {
  mount(endpoints.listEmployeeDevices, async ({ c, params, query }) => {
    requireCustomer(c.var.scope, params.id)
    return listDevices(db, c.var.scope, params.id, query)
  })

  mount(endpoints.putEmployeeDevice, async ({ c, body: { id, employee } }) => {
    const { customer_id: customerId } = await readDevice(db, c.var.scope, id)
    await carryOut(bus, c, 'employeeDevice.assign', {
      id,
      customerId,
      employeeId: employee,
      employeeName: '',
    })
    return readDevice(db, c.var.scope, id)
  })

  mount(endpoints.deleteEmployeeDevice, async ({ c, body: { id } }) => {
    const { customer_id: customerId } = await readDevice(db, c.var.scope, id)
    await carryOut(bus, c, 'employeeDevice.remove', { id, customerId })
  })

  mount(endpoints.getDevicePrograms, async ({ c, params }) => {
    const { id } = await readDevice(db, c.var.scope, params.id)
    const [programs, sites] = await Promise.all([
      readPrograms(db, c.var.scope, id),
      listSites(db, c.var.scope, id, now()),
    ])
    return { ...programs, sites }
  })

  mount(endpoints.listEmployeeProfiles, async ({ c, params }) => {
    requireCustomer(c.var.scope, params.id)
    return listProfiles(db, c.var.scope, params.id)
  })

  mount(endpoints.listUnmappedProfiles, async ({ c, params }) => {
    requireCustomer(c.var.scope, params.id)
    return (await listProfiles(db, c.var.scope, params.id)).filter(({ employee_id }) => employee_id === null)
  })

  mount(endpoints.putEmployeeProfile, async ({ c, params, body: { id: profileId, employee } }) => {
    requireCustomer(c.var.scope, params.id)
    const [device] = await devicesOfProfiles(db, c.var.scope, params.id, [profileId.toLowerCase()])
    if (!device) throw new AppError('notFound')
    await carryOut(bus, c, 'employeeProfile.assign', {
      deviceId: device.id,
      profileId: profileId.toLowerCase(),
      customerId: device.customer_id,
      employeeId: employee,
      employeeName: '',
    })
  })

  mount(endpoints.deleteEmployeeProfiles, async ({ c, params, body }) => {
    requireCustomer(c.var.scope, params.id)
    const ids = [...new Set(body.ids.map((id) => id.toLowerCase()))]
    const devices = await devicesOfProfiles(db, c.var.scope, params.id, ids)
    const found = devices.map(({ id: deviceId, customer_id: customerId, profiles }) => ({
      deviceId,
      customerId,
      profileIds: profiles.map(({ id }) => id).filter((id) => ids.includes(id)),
    }))
    if (found.flatMap(({ profileIds }) => profileIds).length < ids.length) throw new AppError('notFound')
    await carryOutAll(
      bus,
      c,
      'employeeProfile.remove',
      found.map((args) => [args.deviceId, args]),
    )
  })
}

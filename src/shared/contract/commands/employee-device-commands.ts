import { z } from 'zod'
import { deviceLimits } from '#shared/domain/employee-devices/employee-device.ts'
import { defineCommand } from '../command.ts'
import { partitionOf } from '../partitions.ts'

const id = z.uuid()

const common = {
  rev: 1,
  class: 'B',
  kind: 'employeeDevice',
  area: 'discover',
  level: 'manage',
  needs: 'existing',
  partition: ({ customerId }: { customerId: string }) => partitionOf(customerId, 'employeeDevices'),
} as const

/** Whom a device or profile may belong to may have been added on the same device a moment before. */
const requiresPerson = ({ customerId, employeeId }: { customerId: string; employeeId: string | null }) => [
  `customer/${customerId}`,
  ...(employeeId === null ? [] : [`employee/${employeeId}`]),
]

/** What the employee is called, until the server has looked; empty for nobody. */
const employeeName = z.string().max(400)

/** PUT employee/devices: says whose a device is, or that it is nobody's (EMP-26). */
export const employeeDeviceAssign = defineCommand({
  ...common,
  name: 'employeeDevice.assign',
  args: z.strictObject({ id, customerId: id, employeeId: id.nullable(), employeeName }),
  ids: (args) => [args.id],
  lane: (args) => `employeeDevice/${args.id}`,
  requires: requiresPerson,
  merge: (_, later) => later,
  sets: ({ employeeId }) => ({ employee_id: employeeId }),
  reduce: (row, { employeeId, employeeName: name }) =>
    row && { ...row, employee_id: employeeId, employee_name: name, assigned_by: 'person' },
})

/** DELETE employee/devices: forgets a device, which is listed again once its agent reports again. */
export const employeeDeviceRemove = defineCommand({
  ...common,
  name: 'employeeDevice.remove',
  args: z.strictObject({ id, customerId: id }),
  ids: (args) => [args.id],
  lane: (args) => `employeeDevice/${args.id}`,
  requires: ({ customerId }) => [`customer/${customerId}`],
  reduce: () => undefined,
})

/** Says whose a profile is that was found on a device, or that it is nobody's (EMP-27). */
export const employeeProfileAssign = defineCommand({
  ...common,
  name: 'employeeProfile.assign',
  args: z.strictObject({
    deviceId: id,
    profileId: id,
    customerId: id,
    employeeId: id.nullable(),
    employeeName,
  }),
  ids: ({ deviceId }) => [deviceId],
  lane: ({ deviceId }) => `employeeDevice/${deviceId}`,
  requires: requiresPerson,
  refuse: (row, { profileId }) =>
    row?.profiles.some((profile) => profile.id === profileId && !profile.removed) ? undefined : 'notFound',
  reduce: (row, { profileId, employeeId, employeeName: name }) =>
    row && {
      ...row,
      profiles: row.profiles.map((profile) =>
        profile.id === profileId
          ? { ...profile, employee_id: employeeId, employee_name: name, assigned_by: 'person' as const }
          : profile,
      ),
    },
})

/** DELETE customer/{id}/profiles: takes profiles of devices off the list, whatever their devices go on reporting (EMP-27). */
export const employeeProfileRemove = defineCommand({
  ...common,
  name: 'employeeProfile.remove',
  args: z.strictObject({
    deviceId: id,
    customerId: id,
    profileIds: z.array(id).min(1).max(deviceLimits.atOnce),
  }),
  ids: ({ deviceId }) => [deviceId],
  lane: ({ deviceId }) => `employeeDevice/${deviceId}`,
  requires: ({ customerId }) => [`customer/${customerId}`],
  reduce: (row, { profileIds }) =>
    row && {
      ...row,
      profiles: row.profiles.map((profile) =>
        profileIds.includes(profile.id) ? { ...profile, removed: true } : profile,
      ),
    },
})

import type { Device } from '#client/data/device/device.ts'
import { viewPartition } from '#client/data/rows/read.ts'
import { openCommands } from '#client/data/queue/sealed-commands.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { partitionOf } from '#shared/contract/partitions.ts'
import type { Person } from './test-site.ts'

/** A company's employees as the device shows them. */
export const employeesOf = async (device: Device, customerId: string) => [
  ...(
    await viewPartition(device, 'employee', partitionOf(customerId, 'engage'), device.login.organization.id)
  ).values(),
]

/** Everything in the device's queue, opened, in order. */
export const commandsOf = async ({ vault, commands }: Pick<Device, 'vault' | 'commands'>) =>
  openCommands(vault, await commands.commands.orderBy('seq').toArray())

/** A company's employees as the server has them, in its order. */
export const servedEmployees = async ({ api }: Pick<Person, 'api'>, customerId: string) =>
  (await api('GET', `/customer/${customerId}/employee?size=500`)).body as Employee[]

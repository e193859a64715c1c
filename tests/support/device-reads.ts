import type { Device } from '#client/data/device.ts'
import { viewPartition } from '#client/data/read.ts'
import { openCommands } from '#client/data/sealed-commands.ts'
import { partitionOf } from '#shared/contract/partitions.ts'

/** A company's employees as the device shows them. */
export const employeesOf = async (device: Device, customerId: string) => [
  ...(
    await viewPartition(device, 'employee', partitionOf(customerId, 'engage'), device.login.organization.id)
  ).values(),
]

/** Everything in the device's queue, opened, in order. */
export const commandsOf = async ({ vault, commands }: Pick<Device, 'vault' | 'commands'>) =>
  openCommands(vault, await commands.commands.orderBy('seq').toArray())

import type { Command } from '#shared/contract/command.ts'
import { customerOfPartition } from '#shared/contract/partitions.ts'
import type { Partitions } from '../rows/data-database.ts'
import type { Device, Stores } from '../device/device.ts'

/** What this user may see, by partition; undefined while the server never said. */
export type HeldPartitions = Partitions | undefined

/** Where a command is made. */
export interface PlacedCommand {
  command: Command
  pid: string
}

export const readHeld = ({ data }: Pick<Stores, 'data'>): Promise<HeldPartitions> => data.readPartitions()

/** Whether a command is made where the user may see, or makes such a place itself. */
export const isHeld = (held: HeldPartitions, { command, pid }: PlacedCommand): boolean =>
  !held || pid in held || command.creates === 'partition'

/** A partition that is not held is the user's own as long as its company waits in this lane to be added. */
export const laneOfAdding = (pid: string): string => `customer/${customerOfPartition(pid)}`

/** Those of some commands that are made where the user may not see any more. Throws where the storage fails. */
export async function findForeign<T extends PlacedCommand>(
  device: Device,
  placed: readonly T[],
): Promise<T[]> {
  const held = await readHeld(device)
  const doubtful = placed.filter((each) => !isHeld(held, each))
  const lanes = [...new Set(doubtful.map(({ pid }) => laneOfAdding(pid)))]
  const counts = await Promise.all(
    lanes.map((lane) =>
      device.commands.commands.where('[lane+seq]').between([lane, 0], [lane, Infinity]).count(),
    ),
  )
  const adding = new Set(lanes.filter((_, place) => (counts[place] ?? 0) > 0))
  return doubtful.filter(({ pid }) => !adding.has(laneOfAdding(pid)))
}

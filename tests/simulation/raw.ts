import type { SealedCommand } from '#client/data/queue/command-database.ts'
import { type Cursor, dataNameOf, type PartitionState } from '#client/data/rows/data-database.ts'
import type { SimulatedDevice } from './world.ts'

type Place = Pick<SimulatedDevice, 'storage'>

/** The commands of a database as they lie on the disk, in the order of their numbers. */
export const rawCommands = ({ storage }: Place, database: string): SealedCommand[] =>
  [...storage.records(database, 'commands')].map(({ value }) => value as SealedCommand)

function rawState<T>({ storage }: Place, database: string, key: string): T | undefined {
  for (const { value } of storage.records(database, 'state')) {
    const record = value as { k: string; value: unknown }
    if (record.k === key) return record.value as T
  }
  return undefined
}

export const dataOf = (userKey: string): string => dataNameOf(userKey, 0)

export const rawCursor = (device: Place, userKey: string): Cursor | undefined =>
  rawState<Cursor>(device, dataOf(userKey), 'cursor')

export const rawLeader = (device: Place, database: string): number | undefined =>
  rawState<number>(device, database, 'leader')

export const rawPartitions = (device: Place, userKey: string): Record<string, PartitionState> =>
  rawState<Record<string, PartitionState>>(device, dataOf(userKey), 'partitions') ?? {}

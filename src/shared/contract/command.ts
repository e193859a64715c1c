import type { z } from 'zod'
import type { Area, Level } from '#shared/domain/permissions/levels.ts'
import type { ErrorCode } from './errors.ts'
import type { Kind, RowOf } from './kinds.ts'
import type { PartitionId } from './partitions.ts'

/** A: harmless. B: reversible, with expectations. C: acts on a person or a tenant's security. D: never queued. */
export type CommandClass = 'A' | 'B' | 'C' | 'D'

/** What a reducer may know besides the row and the arguments. `now` is ISO 8601 in UTC. */
export interface ReduceContext {
  id: string
  organizationId: string
  now: string
}

/**
 * A user's intention, described once for the device and the server.
 *
 * `reduce` is pure: the row as it is (undefined when there is none) and the arguments give the row as it shall be
 * (undefined removes it). The device runs it on every read to show the change at once, the server runs it to make
 * the change. `refuse` names why the row cannot take the change; it is asked before `reduce` on both sides.
 */
export interface Command<Name extends string = string, K extends Kind = Kind, Args = unknown> {
  name: Name
  rev: number
  class: CommandClass
  kind: K
  area: Area | 'base'
  level: Level
  args: z.ZodType<Args, Args>
  /** Whether the rows have to be there (`existing`), must not be there (`absent`). */
  needs: 'existing' | 'absent'
  ids: (args: Args) => readonly string[]
  /** The partition that all rows of the command live in. */
  partition: (args: Args) => PartitionId
  /** Changes of one lane are carried out in the order in which they were made. */
  lane: (args: Args) => string
  /** The fields that the command sets, and to what; expectations and conflicts are about these. */
  sets?: (args: Args) => Record<string, unknown>
  refuse?: (row: RowOf<K> | undefined, args: Args) => ErrorCode | undefined
  reduce: (row: RowOf<K> | undefined, args: Args, context: ReduceContext) => RowOf<K> | undefined
}

export const defineCommand = <Name extends string, K extends Kind, Args>(
  command: Command<Name, K, Args>,
): Command<Name, K, Args> => command

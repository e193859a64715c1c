import type { z } from 'zod'
import {
  type Level,
  levelOf,
  type Permissions,
  reaches,
  type Subject,
} from '#shared/domain/permissions/levels.ts'
import type { DangerousAct } from '#shared/domain/permissions/dangerous-acts.ts'
import type { ErrorCode } from './errors.ts'
import type { Kind } from './kind-names.ts'
import type { RowOf } from './kinds.ts'
import { customerOfPartition, ownPartition, type PartitionId } from './partitions.ts'

/** A: harmless. B: reversible, with expectations. C: acts on a person or a tenant's security. D: never queued. */
export type CommandClass = 'A' | 'B' | 'C' | 'D'

/** What a reducer may know besides the row and the arguments. `now` is ISO 8601 in UTC. */
export interface ReduceContext {
  id: string
  organizationId: string
  now: string
  /** Who makes the change; a device leaves it out, for only the server's word on it counts. */
  userId?: string
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
  /** What `level` is asked of; `own` where it is about what is its person's own, which asks for none. */
  area: Subject | 'own' | ((args: Args) => Subject)
  level: Level
  /** What it does that can be withheld from somebody by itself, whatever their level. */
  danger?: DangerousAct | ((args: Args) => DangerousAct | undefined)
  args: z.ZodType<Args, Args>
  /**
   * From the arguments of a revision to those of the next, for commands that wait on devices. Kept for at least 30
   * days after the last build that made the older one.
   */
  upcasts?: Readonly<Record<number, (args: unknown) => unknown>>
  /**
   * Whether the rows have to be there (`existing`), must not be there (`absent`), or may be either (`any`). Of `any` a row
   * that is not there meets expectations as one whose fields are all null, on the device and on the server alike.
   */
  needs: 'existing' | 'absent' | 'any'
  ids: (args: Args) => readonly string[]
  /** The partition that all rows of the command live in. */
  partition: (args: Args) => PartitionId
  /** It makes what a partition belongs to, whose id it names: later commands of the same batch may be about it. */
  creates?: 'partition'
  /** Changes of one lane are carried out in the order in which they were made. */
  lane: (args: Args) => string
  /** Lanes whose waiting commands have to be carried out before this one: of the company that a person joins. */
  requires?: (args: Args) => readonly string[]
  /** One command's arguments for two that wait one after the other; undefined where they have to stay two. */
  merge?: (earlier: Args, later: Args) => Args | undefined
  /** The fields that the command sets, and to what; expectations and conflicts are about these. */
  sets?: (args: Args) => Record<string, unknown>
  refuse?: (row: RowOf<K> | undefined, args: Args) => ErrorCode | undefined
  reduce: (row: RowOf<K> | undefined, args: Args, context: ReduceContext) => RowOf<K> | undefined
}

export const defineCommand = <Name extends string, K extends Kind, Args>(
  command: Command<Name, K, Args>,
): Command<Name, K, Args> => command

export interface Maker {
  userId: string
  permissions: Permissions
  /** Whether they see every company of the organization. */
  seesAll: boolean
  /** What they may not do, whatever their levels are. */
  withheld: readonly DangerousAct[]
}

/**
 * Whether somebody may make a command with these arguments. What belongs to the whole organization is changed by those
 * alone who see all of it: a guest of one company would else decide for every other.
 */
export function mayMake<Args>(
  command: Pick<Command<string, Kind, Args>, 'area' | 'level' | 'danger' | 'partition' | 'creates'>,
  args: Args,
  maker: Maker,
): boolean {
  if (isWithheld(command, args, maker)) return false
  const { userId, permissions, seesAll } = maker
  const { area, level, partition, creates } = command
  if (area === 'own') return partition(args) === ownPartition(userId)
  const isOfOrganization = creates === 'partition' || customerOfPartition(partition(args)) === undefined
  if (isOfOrganization && !seesAll) return false
  const subject = typeof area === 'function' ? area(args) : area
  return reaches(levelOf(permissions, subject), level)
}

/** Whether what a command does with these arguments is withheld from somebody by a switch. */
export function isWithheld<Args>(
  { danger }: Pick<Command<string, Kind, Args>, 'danger'>,
  args: Args,
  { withheld }: Pick<Maker, 'withheld'>,
): boolean {
  const act = typeof danger === 'function' ? danger(args) : danger
  return act !== undefined && withheld.includes(act)
}

import { type ArgsOf, type CommandName, commands } from '#shared/contract/commands.ts'
import type { Command } from '#shared/contract/command.ts'
import { deadlineOf } from '#shared/contract/deadline.ts'
import { type Issue, issuesOf } from '#shared/contract/errors.ts'
import { customerOfPartition } from '#shared/contract/partitions.ts'
import { syncLimits } from '#shared/contract/sync.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { mergedBody } from './coalesce.ts'
import type { CommandBody, CommandDatabase, SealedCommand } from './command-database.ts'
import type { Device } from './device.ts'
import { withBallast } from './ballast.ts'
import { openCommands, sealBody } from './sealed-commands.ts'
import { skewOf } from './server-time.ts'
import { undo } from './tray.ts'

/** What became of an intention on this device. Only `saved` means that it will be carried out. */
export type Submitted =
  | { outcome: 'saved'; key: string }
  | { outcome: 'invalid'; issues: Issue[] }
  | { outcome: 'forbidden' }
  /** The opposite waits here unsent: the person decides whether both go, or neither. */
  | { outcome: 'opposed'; by: string }
  | { outcome: 'notKept'; cause: unknown }

export interface Intention<N extends CommandName> {
  name: N
  args: ArgsOf<N>
  /** What the person saw in the fields they change. */
  expect?: Record<string, unknown>
  /** The version of the row that the person saw. */
  ifMatch?: number
  /** Whom or what it is about, and where, for the tray. */
  subject: string
  place: string
  /** Set once the person was asked: it is queued behind its unsent opposite. */
  isDespiteOpposite?: boolean
}

/** Another tab queued or sent something in between; what was read is read again, this often. */
const ATTEMPTS = 5

/**
 * Writes an intention into this device's queue. When this has answered `saved` the change is on the disk; a change
 * that could not be written is never accepted.
 */
export async function submit<N extends CommandName>(
  device: Device,
  intention: Intention<N>,
): Promise<Submitted> {
  const command = commands[intention.name] as unknown as Command
  if (command.class === 'D') throw new Error(`${intention.name} is never queued`)
  const parsed = command.args.safeParse(intention.args)
  if (!parsed.success) return { outcome: 'invalid', issues: issuesOf(parsed.error) }
  if (command.area !== 'base' && !reaches(device.login.permissions[command.area], command.level)) {
    return { outcome: 'forbidden' }
  }
  if (!device.canQueue) return { outcome: 'notKept', cause: undefined }
  const { expect, ifMatch, subject, place } = intention
  const body: CommandBody = {
    args: parsed.data,
    subject,
    place,
    ...(expect ? { expect } : {}),
    ...(ifMatch === undefined ? {} : { ifMatch }),
  }
  try {
    for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
      if (!(await isOwn(device, command, body))) return { outcome: 'forbidden' }
      const submitted = await write(device, command, body, intention.isDespiteOpposite ?? false)
      if (!submitted) continue
      if (submitted.outcome !== 'saved') return submitted
      device.sync.nudge()
      // The right to it may have been taken away between the look and the write.
      const isKept = (await isOwn(device, command, body)) || !(await undo(device, submitted.key))
      return isKept ? submitted : { outcome: 'forbidden' }
    }
    return { outcome: 'notKept', cause: new Error('The queue does not come to rest') }
  } catch (cause) {
    return { outcome: 'notKept', cause }
  }
}

/** Whether a partition is one that the user may see, or of a company that waits here to be added. */
async function isOwn(
  { data, commands: database }: Device,
  command: Command,
  { args }: CommandBody,
): Promise<boolean> {
  const pid = command.partition(args)
  const partitions = await data.readState('partitions')
  if (!partitions || pid in partitions || command.name === 'customer.add') return true
  const adding = database.commands.where('[lane+seq]')
  const lane = `customer/${customerOfPartition(pid)}`
  return (await adding.between([lane, 0], [lane, Infinity]).count()) > 0
}

/** One attempt; undefined where the lane changed between looking and writing. Nothing is sealed within a transaction. */
async function write(
  device: Device,
  command: Command,
  body: CommandBody,
  isDespiteOpposite: boolean,
): Promise<Submitted | undefined> {
  const { commands: database, vault, clock, login } = device
  const patience = deadlineOf(command.class, login.organization.device_policy)
  const lane = command.lane(body.args)
  const ids = [...command.ids(body.args)]
  const before = await readBefore(database, lane, ids, command.requires?.(body.args) ?? [])
  const [last] = before.last ? await openCommands(vault, [before.last]) : []

  if (last && !isDespiteOpposite && isOpposite(command, body, last.name, last.body)) {
    return { outcome: 'opposed', by: last.key }
  }
  const merged = last && mergedBody(command, body, last)
  const key = merged && last ? last.key : device.newId()
  const sealed = await sealBody(vault, key, merged ?? body)
  return withBallast(database, () =>
    database.transaction('rw', database.commands, database.meta, async () => {
      if (!isSame(await lastOf(database, lane), before.last)) return undefined
      const offsets = await database.readMeta('offsets')
      const now = clock.now()
      if (merged && last) {
        await database.commands.update(last.seq, { body: sealed })
        return { outcome: 'saved', key }
      }
      await database.commands.add({
        key,
        name: command.name as CommandName,
        rev: command.rev,
        lane,
        pid: command.partition(body.args),
        ids,
        class: command.class,
        state: 'queued',
        after: before.after,
        tries: 0,
        nextAt: 0,
        // Deadlines are in the server's time: a clock that is days off must not make a change late.
        notAfter: now + skewOf(offsets) + patience,
        patience,
        createdAt: now,
        body: sealed,
      })
      return { outcome: 'saved', key }
    }),
  )
}

/** The newest command of the lane where it never left, and the commands of other lanes that this one builds on. */
function readBefore(
  database: CommandDatabase,
  lane: string,
  ids: readonly string[],
  required: readonly string[],
) {
  return database.transaction('r', database.commands, database.meta, async () => {
    const last = await lastOf(database, lane)
    const sharing = await database.commands.where('ids').anyOf(ids).distinct().toArray()
    const builtOn = await Promise.all(required.map((each) => newestOf(database, each)))
    const earlier = [...sharing, ...builtOn].filter(
      (each): each is SealedCommand => each !== undefined && each.lane !== lane && each.state === 'queued',
    )
    const newest = earlier.toSorted((a, b) => b.seq - a.seq)
    return { last, after: [...new Set(newest.map(({ key }) => key))].slice(0, syncLimits.after) }
  })
}

const newestOf = (database: CommandDatabase, lane: string) =>
  database.commands.where('[lane+seq]').between([lane, 0], [lane, Infinity]).last()

async function lastOf(database: CommandDatabase, lane: string): Promise<SealedCommand | undefined> {
  const last = await newestOf(database, lane)
  if (last?.state !== 'queued') return undefined
  const flight = await database.readMeta('flight')
  return flight?.keys.includes(last.key) ? undefined : last
}

/** Every sealing draws new first bytes. */
const isSame = (a: SealedCommand | undefined, b: SealedCommand | undefined) =>
  a?.key === b?.key && a?.body.subarray(0, 12).join() === b?.body.subarray(0, 12).join()

/** Two commands of class C that undo one another: blocking and unblocking, deactivating and reactivating. */
function isOpposite(command: Command, body: CommandBody, name: string, other: CommandBody): boolean {
  if (command.class !== 'C' || name !== command.name || !command.sets) return false
  return canonicalJson(command.sets(body.args)) !== canonicalJson(command.sets(other.args))
}

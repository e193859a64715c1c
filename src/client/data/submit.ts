import { v7 as uuidv7 } from 'uuid'
import { type ArgsOf, type CommandName, commands } from '#shared/contract/commands.ts'
import type { Command } from '#shared/contract/command.ts'
import { type Issue, issuesOf } from '#shared/contract/errors.ts'
import { syncLimits } from '#shared/contract/sync.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import type { CommandRecord } from './command-database.ts'
import type { Device } from './device.ts'

/** What became of an intention on this device. Only `saved` means that it will be carried out. */
export type Submitted =
  | { outcome: 'saved'; key: string }
  | { outcome: 'invalid'; issues: Issue[] }
  | { outcome: 'forbidden' }
  | { outcome: 'notKept'; cause: unknown }

export interface Intention<N extends CommandName> {
  name: N
  args: ArgsOf<N>
  /** What the person saw in the fields they change. */
  expect?: Record<string, unknown>
  /** Whom or what it is about, and where, for the tray. */
  subject: string
  place: string
}

/**
 * Writes an intention into this device's queue. When this has answered `saved` the change is on the disk; a change
 * that could not be written is never accepted.
 */
export async function submit<N extends CommandName>(
  { data, commands: database, login, sync }: Device,
  { name, args, expect, subject, place }: Intention<N>,
): Promise<Submitted> {
  const command = commands[name] as unknown as Command
  if (command.class === 'D') throw new Error(`${name} is never queued`)
  const parsed = command.args.safeParse(args)
  if (!parsed.success) return { outcome: 'invalid', issues: issuesOf(parsed.error) }
  if (command.area !== 'base' && !reaches(login.permissions[command.area], command.level)) {
    return { outcome: 'forbidden' }
  }
  const now = Date.now()
  // Deadlines are in the server's time: a clock that is days off must not make a change late.
  const skew = (await data.readState('cursor'))?.skew ?? 0
  const record: Omit<CommandRecord, 'seq'> = {
    key: uuidv7(),
    name,
    rev: command.rev,
    lane: command.lane(parsed.data),
    pid: command.partition(parsed.data),
    ids: [...command.ids(parsed.data)],
    class: command.class,
    state: 'queued',
    tries: 0,
    isOut: false,
    nextAt: 0,
    notAfter: now + skew + syncLimits.deadline[command.class],
    createdAt: now,
    body: { args: parsed.data, subject, place, ...(expect ? { expect } : {}) },
  }
  try {
    await database.commands.add(record)
  } catch (cause) {
    return { outcome: 'notKept', cause }
  }
  sync.nudge()
  return { outcome: 'saved', key: record.key }
}

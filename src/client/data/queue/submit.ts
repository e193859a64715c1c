import { type ArgsOf, type CommandName, commands } from '#shared/contract/commands.ts'
import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { type Command, type Maker, mayMake } from '#shared/contract/command.ts'
import { type Issue, issuesOf } from '#shared/contract/errors.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { CommandBody } from './command-database.ts'
import type { Device } from '../device/device.ts'
import { findForeign } from './held-partitions.ts'
import { queueBatch } from './queue-batch.ts'
import type { PreparedCommand, PlanOutcome } from './queue-plan.ts'
import { undoAll } from './decisions.ts'

/** What became of an intention on this device. Only `saved` means that it will be carried out. */
export type SubmitOutcome =
  | PlanOutcome
  | { outcome: 'invalid'; issues: Issue[] }
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

/**
 * Writes an intention into this device's queue. When this has answered `saved` the change is on the disk; a change
 * that could not be written is never accepted. Throws for a command that is never queued.
 */
export async function submit<N extends CommandName>(
  device: Device,
  intention: Intention<N>,
): Promise<SubmitOutcome> {
  const [submitted] = await submitMany(device, [intention])
  invariant(submitted, 'every intention is answered')
  return submitted
}

/**
 * Writes intentions into this device's queue as if they were submitted one by one, and answers each, in order. What can
 * be queued is written in one transaction: where the storage fails nothing is, and each of these is `notKept`; what is
 * `invalid`, `forbidden` or `opposed` does not keep the others back. Two of one call may answer with the same key, for
 * changes of the same thing become one. Throws, before anything is written, for a command that is never queued.
 */
export async function submitMany<N extends CommandName>(
  device: Device,
  intentions: readonly Intention<N>[],
): Promise<SubmitOutcome[]> {
  const judged = intentions.map((each) => judge(device, each))
  if (device.login.isReadOnly) return judged.map((each) => (isAsked(each) ? { outcome: 'forbidden' } : each))
  const asked = judged.filter(isAsked)
  const queued = asked.length > 0 ? await queue(device, asked) : []
  const answers = queued.values()
  return judged.map((each) => (isAsked(each) ? nextOf(answers) : each))
}

const isAsked = (judged: PreparedCommand | SubmitOutcome): judged is PreparedCommand => !('outcome' in judged)

function nextOf(answers: Iterator<SubmitOutcome>): SubmitOutcome {
  const { value, done } = answers.next()
  invariant(!done, 'everything that is asked is answered')
  return value
}

const makerOf = ({ login: { permissions, userData } }: Device): Maker => ({
  userId: userData.id,
  permissions,
  seesAll: mayChangeOrganization(userData),
  withheld: userData.withheld,
})

/** What can be said about an intention without looking at what waits already. */
function judge<N extends CommandName>(
  device: Device,
  intention: Intention<N>,
): PreparedCommand | SubmitOutcome {
  const command = commands[intention.name] as unknown as Command
  if (command.class === 'D') throw new Error(`${intention.name} is never queued`)
  const parsed = command.args.safeParse(intention.args)
  if (!parsed.success) return { outcome: 'invalid', issues: issuesOf(parsed.error) }
  if (!mayMake(command, parsed.data, makerOf(device))) return { outcome: 'forbidden' }
  if (!device.canQueue) return { outcome: 'notKept', cause: undefined }
  const { expect, ifMatch, subject, place, isDespiteOpposite = false } = intention
  const args = parsed.data
  const body: CommandBody = {
    args,
    subject,
    place,
    ...(expect ? { expect } : {}),
    ...(ifMatch === undefined ? {} : { ifMatch }),
  }
  return {
    command,
    body,
    lane: command.lane(args),
    pid: command.partition(args),
    ids: command.ids(args),
    requires: command.requires?.(args) ?? [],
    isDespiteOpposite,
  }
}

async function queue(device: Device, asked: readonly PreparedCommand[]): Promise<SubmitOutcome[]> {
  try {
    const planned = await queueBatch(device, asked)
    if (!planned.some(isSaved)) return planned
    device.sync.nudge()
    // What is on the disk is saved, whether or not one can look again; the server refuses what may not be.
    return await withoutForeign(device, asked, planned).catch(() => planned)
  } catch (cause) {
    return asked.map(() => ({ outcome: 'notKept', cause }))
  }
}

/** The right to some of it may have been taken away between the look and the write: that is taken back. */
async function withoutForeign(
  device: Device,
  asked: readonly PreparedCommand[],
  planned: PlanOutcome[],
): Promise<PlanOutcome[]> {
  const saved = asked.flatMap(({ command, pid }, place) => {
    const answer = planned[place]
    return answer && isSaved(answer) ? { command, pid, key: answer.key } : []
  })
  const foreign = await findForeign(device, saved)
  if (foreign.length === 0) return planned
  const gone = await undoAll(device, [...new Set(foreign.map(({ key }) => key))])
  return planned.map((answer) =>
    isSaved(answer) && gone.has(answer.key) ? { outcome: 'forbidden' } : answer,
  )
}

const isSaved = (planned: PlanOutcome): planned is PlanOutcome & { outcome: 'saved' } =>
  planned.outcome === 'saved'

import type { Command } from '#shared/contract/command.ts'
import type { CommandName } from '#shared/contract/commands.ts'
import { syncLimits } from '#shared/contract/sync.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { mergedBody } from './coalesce.ts'
import type { CommandBody, CommandRecord, SealedCommand } from './command-database.ts'
import { type HeldPartitions, isHeld, laneOfAdding } from './held-partitions.ts'

/** An intention that is right by itself, with what its command says about it. */
export interface PreparedCommand {
  command: Command
  body: CommandBody
  lane: string
  pid: string
  ids: readonly string[]
  /** Lanes whose waiting commands have to be carried out first. */
  requires: readonly string[]
  /** The person was asked: it is queued behind its unsent opposite. */
  isDespiteOpposite: boolean
}

/** What an intention comes to on this device. */
export type PlanOutcome =
  | { outcome: 'saved'; key: string }
  | { outcome: 'forbidden' }
  /** The opposite waits here unsent: the person decides whether both go, or neither. */
  | { outcome: 'opposed'; by: string }

/** What lies on the device before something is queued. */
export interface QueueSeen {
  /**
   * In the order in which they were made: of each lane that matters at least the newest command, and every command
   * that shares an id with what is asked.
   */
  records: readonly SealedCommand[]
  /** Keys of those that left and were not answered. */
  out: ReadonlySet<string>
  held: HeldPartitions
}

/** A new command. */
export interface Draft {
  key: string
  asked: PreparedCommand
  /** Keys of commands of other lanes that it builds on, the newest first. */
  after: string[]
  body: CommandBody
}

/** A command that waits already, and what it says from now on. */
export interface Rewrite {
  record: SealedCommand
  body: CommandBody
}

export interface QueuePlan {
  /** One for each that was asked, in order. */
  answers: PlanOutcome[]
  added: Draft[]
  rewritten: Rewrite[]
}

/** The newest commands of the lanes asked about that never left: what is asked may join them, or oppose them. */
export function joinable(asked: readonly PreparedCommand[], { records, out }: QueueSeen): SealedCommand[] {
  const lanes = new Set(asked.map(({ lane }) => lane))
  const newest = new Map<string, SealedCommand>()
  for (const record of records) if (lanes.has(record.lane)) newest.set(record.lane, record)
  return [...newest.values()].filter(({ key, state }) => state === 'queued' && !out.has(key))
}

type QueuedContent = Pick<CommandRecord, 'name' | 'rev' | 'body'>

/** A command of the queue, one that lies there or one that was planned before. */
interface WaitingCommand {
  key: string
  lane: string
  ids: readonly string[]
  place: number
  isQueued: boolean
  /** Only of one that never left: what it says so far, and where a later change of the same thing is noted. */
  open: (QueuedContent & { rewrite: (body: CommandBody) => void }) | undefined
}

/**
 * What has to be written so that the intentions are queued in their order, each as if it were alone and the ones
 * before it were there already. Pure, but for `keyOf`, which gives an intention a key where it needs a new one.
 * `opened` holds what is `joinable` and nothing else, by key.
 */
export function planQueue(
  asked: readonly PreparedCommand[],
  { records, held }: QueueSeen,
  opened: ReadonlyMap<string, CommandRecord>,
  keyOf: (asked: PreparedCommand) => string,
): QueuePlan {
  const added: Draft[] = []
  const rewrites = new Map<string, Rewrite>()
  const queue = layOut()

  for (const record of records) {
    const { key, lane, ids, state } = record
    const said = opened.get(key)
    const rewrite = (body: CommandBody) => void rewrites.set(key, { record, body })
    queue.enter({ key, lane, ids, isQueued: state === 'queued', open: said && { ...said, rewrite } })
  }
  const answers = asked.map(planOne)
  return { answers, added, rewritten: [...rewrites.values()] }

  function planOne(one: PreparedCommand): PlanOutcome {
    if (!isHeld(held, one) && !queue.newestOf(laneOfAdding(one.pid))) return { outcome: 'forbidden' }
    const last = queue.newestOf(one.lane)
    if (!last?.open) return add(one)
    if (!one.isDespiteOpposite && isOpposite(one, last.open)) return { outcome: 'opposed', by: last.key }
    const merged = mergedBody(one.command, one.body, last.open)
    if (!merged) return add(one)
    last.open.body = merged
    last.open.rewrite(merged)
    return { outcome: 'saved', key: last.key }
  }

  function add(one: PreparedCommand): PlanOutcome {
    const { command, body, lane, ids } = one
    const draft: Draft = { key: keyOf(one), asked: one, after: queue.builtOn(one), body }
    const rewrite = (merged: CommandBody) => void (draft.body = merged)
    added.push(draft)
    const said = { name: command.name as CommandName, rev: command.rev, body }
    queue.enter({ key: draft.key, lane, ids, isQueued: true, open: { ...said, rewrite } })
    return { outcome: 'saved', key: draft.key }
  }
}

/** The queue as it grows: the newest command of each lane, and those that wait for each id. */
function layOut() {
  const newest = new Map<string, WaitingCommand>()
  const byId = new Map<string, WaitingCommand[]>()
  let count = 0
  return {
    newestOf: (lane: string) => newest.get(lane),
    enter(entered: Omit<WaitingCommand, 'place'>) {
      const waiting = { ...entered, place: count++ }
      newest.set(waiting.lane, waiting)
      if (!waiting.isQueued) return
      for (const id of waiting.ids) {
        const sharing = byId.get(id)
        if (sharing) sharing.push(waiting)
        else byId.set(id, [waiting])
      }
    },
    /** Keys of the commands of other lanes that one builds on. */
    builtOn({ lane, ids, requires }: PreparedCommand): string[] {
      const sharing = ids.flatMap((id) => byId.get(id) ?? [])
      const required = requires.flatMap((each) => newest.get(each) ?? [])
      const earlier = [...sharing, ...required].filter((each) => each.lane !== lane && each.isQueued)
      const newestFirst = earlier.toSorted((a, b) => b.place - a.place)
      return [...new Set(newestFirst.map(({ key }) => key))].slice(0, syncLimits.after)
    },
  }
}

/** Two commands of class C that undo one another: blocking and unblocking, deactivating and reactivating. */
function isOpposite({ command, body }: PreparedCommand, other: QueuedContent): boolean {
  if (command.class !== 'C' || other.name !== command.name || !command.sets) return false
  return canonicalJson(command.sets(body.args)) !== canonicalJson(command.sets(other.body.args))
}

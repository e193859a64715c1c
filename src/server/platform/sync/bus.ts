import type { ArgsOf, CommandName } from '#shared/contract/commands.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import type { AnyRow, Kind } from '#shared/contract/kinds.ts'
import { type CommandResult, syncLimits } from '#shared/contract/sync.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { isUnreachable } from '#server/platform/database/unreachable.ts'
import type { Log } from '#server/platform/log.ts'
import { type DeadlineLimits, isLate, readLimits } from './deadline.ts'
import type { EntityTables } from './entity-table.ts'
import { isUnkeepable } from './keepable.ts'
import {
  type DetailedCode,
  promisedBy,
  type ValidatedCommand,
  ready,
  refuse,
  type RefusedCommand,
} from './validated-command.ts'
import { answerOf, isInPlace, recall, refusedKeyOf } from './idempotency.ts'
import type { Scope } from './scope.ts'
import type { SyncStore } from './sync-store.ts'
import type { Work } from './work.ts'

/** What only the server can know: whether a command may be carried out beside everything else there is. */
export type Guard<Args = unknown> = (
  context: { work: Work; scope: Scope; args: Args },
  row: AnyRow | undefined,
) => Promise<ErrorCode | DetailedCode | undefined>

/**
 * What a command does beyond its own rows, in the same transaction. What it gives back is done once that is committed;
 * a crash in between loses it, so that something else has to find what was left behind.
 */
export type Effect<Args = unknown> = (context: {
  work: Work
  scope: Scope
  args: Args
}) => Promise<(() => void) | void>

export type Guards = { [N in CommandName]?: Guard<ArgsOf<N>> }
export type Effects = { [N in CommandName]?: Effect<ArgsOf<N>> }

export interface BusParts {
  store: SyncStore
  /** Only to say which partition a row lives in and how its id is written. */
  tables: EntityTables
  guards: Guards
  effects: Effects
  /** The refusal behind a constraint of the database that two writers met at once. */
  constraints: Readonly<Record<string, ErrorCode>>
  now: () => number
  publish: (organizationId: string, version: number) => void
  log: Log
}

/** What the earlier commands of a batch leave to the later ones. */
interface Course {
  /** Lanes in which a command was not carried out: what comes behind it waits. */
  stopped: ReadonlySet<string>
  /** Keys, in lower case, of the commands whose effect is there. */
  done: ReadonlySet<string>
  /** Companies that this batch has made. */
  made: ReadonlySet<string>
}

interface BatchOutcome {
  results: CommandResult[]
  course: Course
}

/** How often a batch is tried again because another writer came in between. */
const ATTEMPTS = 4
const RETRY_AFTER = 1000

/**
 * Carries out commands of one user in their order, as one transaction, and answers each. A command is carried out at
 * most once: its key is written beside its effect. A refused command changes nothing and does not stop the others,
 * except later ones of its lane and those that name it in `after`; where it waits on a device the refusal is kept, so
 * that a copy of it that a slow network brings later is refused as its person was told. This is the only way into the
 * data, for devices (`isQueued`) and for the REST routes alike. Throws only where the database is not there at all.
 */
export function createBus(parts: BusParts) {
  async function execute(
    scope: Scope,
    raw: readonly unknown[],
    { isQueued = false }: { isQueued?: boolean } = {},
  ): Promise<CommandResult[]> {
    const promised = new Set<string>()
    const batch = raw.map((each) => {
      const command = ready(parts.tables, scope, each, { isQueued, promised })
      const customerId = promisedBy(command)
      if (customerId !== undefined) promised.add(customerId)
      return command
    })
    return (await executePart(scope, batch, { stopped: new Set(), done: new Set(), made: new Set() })).results
  }

  /** A part that fails as a whole is halved until the command at fault stands alone. */
  async function executePart(
    scope: Scope,
    part: readonly (ValidatedCommand | RefusedCommand)[],
    course: Course,
  ): Promise<BatchOutcome> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await executeTogether(scope, part, course)
      } catch (cause) {
        if (isUnreachable(cause)) throw cause
        if (isRetryable(cause) && attempt < ATTEMPTS) continue
        const [first, second] = part
        if (first && !second) return await refuseGuilty(scope, first, cause, course)
        const middle = Math.ceil(part.length / 2)
        const one = await executePart(scope, part.slice(0, middle), course)
        const two = await executePart(scope, part.slice(middle), one.course)
        return { results: [...one.results, ...two.results], course: two.course }
      }
    }
  }

  async function refuseGuilty(
    { organizationId }: Scope,
    guilty: ValidatedCommand | RefusedCommand,
    cause: unknown,
    course: Course,
  ): Promise<BatchOutcome> {
    const lane = laneOf(guilty)
    const result = refusalOf(guilty, cause)
    const kept = refusedKeyOf(guilty, result)
    if (kept)
      await parts.store.write(organizationId, async (work) => {
        const { keys } = await recall(work, [guilty])
        if (!keys.has(kept.key)) work.refuse(kept)
      })
    return {
      results: [result],
      course: lane === undefined ? course : { ...course, stopped: new Set([...course.stopped, lane]) },
    }
  }

  function refusalOf(guilty: ValidatedCommand | RefusedCommand, cause: unknown): CommandResult {
    const { key } = guilty
    const refusal = parts.constraints[(cause as { constraint?: string }).constraint ?? '']
    if (refusal) return refuse(key, 'rejected', refusal)
    if (isRetryable(cause)) return { ...refuse(key, 'retry', 'tooManyRequests'), retryAfter: RETRY_AFTER }
    const command = 'command' in guilty ? guilty.command.name : undefined
    parts.log.error({ event: 'command.failed', err: cause, command }, 'A command failed')
    return isUnkeepable(cause)
      ? refuse(key, 'rejected', 'failedValidation')
      : refuse(key, 'error', 'unexpected')
  }

  async function executeTogether(
    scope: Scope,
    part: readonly (ValidatedCommand | RefusedCommand)[],
    course: Course,
  ): Promise<BatchOutcome> {
    const { result, version } = await parts.store.write(scope.organizationId, async (work) => {
      const afterwards: (() => void)[] = []
      const known = await recall(work, part)
      const isValidated = (each: ValidatedCommand | RefusedCommand): each is ValidatedCommand =>
        !('refused' in each)
      const isNew = (each: ValidatedCommand | RefusedCommand): each is ValidatedCommand =>
        isValidated(each) && !known.has(each)
      await loadTargets(
        work,
        part.filter(isValidated).filter((each) => known.get(each)?.outcome !== 'dup'),
      )
      const isUrgent = part.some((each) => isNew(each) && each.command.class === 'C')
      const limits = isUrgent ? await readLimits(work) : syncLimits.deadline

      const stopped = new Set(course.stopped)
      const done = new Set([...course.done, ...known.earlier])
      const made = new Set(course.made)
      const used = new Set(known.keys)
      const results: CommandResult[] = []
      for (const each of part) {
        const answered = isNew(each)
          ? await carryOut(work, scope, each, { stopped, done, made }, limits, afterwards)
          : answerOf(work, parts.tables, each, known)
        const key = each.key.toLowerCase()
        const kept = used.has(key) ? undefined : refusedKeyOf(each, answered)
        if (kept) work.refuse(kept)
        used.add(key)
        results.push(answered)
        const lane = laneOf(each)
        const customerId = promisedBy(each)
        if (answered.outcome === 'applied' && customerId !== undefined) made.add(customerId)
        if (answered.outcome === 'applied' || answered.outcome === 'dup') done.add(key)
        else if (lane !== undefined) stopped.add(lane)
      }
      return { results, course: { stopped, done, made }, afterwards }
    })
    if (version === undefined) return result
    parts.publish(scope.organizationId, version)
    for (const act of result.afterwards) act()
    const results = result.results.map((each) =>
      each.outcome === 'applied' ? { ...each, v: version } : each,
    )
    return { results, course: result.course }
  }

  async function carryOut(
    work: Work,
    own: Scope,
    { key, envelope, command, args, fingerprint, awaitedCustomer }: ValidatedCommand,
    { stopped, done, made }: Course,
    limits: DeadlineLimits,
    afterwards: (() => void)[],
  ): Promise<CommandResult> {
    if (awaitedCustomer !== undefined && !made.has(awaitedCustomer))
      return refuse(key, 'rejected', 'notFound')
    const scope = withCustomers(own, made)
    if (stopped.has(command.lane(args))) return refuse(key, 'blocked', 'blocked')
    if (envelope.after?.some((before) => !done.has(before.toLowerCase())))
      return refuse(key, 'blocked', 'blocked')
    if (isLate(envelope, command.class, limits, parts.now())) return refuse(key, 'expired', 'expired')

    for (const id of command.ids(args)) {
      const { row, v } = work.get(command.kind, id)
      // A row of another partition is as absent as one of another organization.
      const isThere = row !== undefined && isInPlace(parts.tables, command, args, row)
      const mayBeMissing = command.needs === 'any' && row === undefined
      if (command.needs !== 'absent' && !isThere && !mayBeMissing) return refuse(key, 'rejected', 'notFound')
      if (command.needs === 'absent' && row !== undefined) return refuse(key, 'rejected', 'alreadyExists')
      const isCompared = row !== undefined || mayBeMissing
      if (isCompared && envelope.ifMatch !== undefined && envelope.ifMatch !== v) {
        return { ...refuse(key, 'conflict', 'preconditionFailed'), current: row ?? null }
      }
      if (isCompared && isContradicted(row, envelope.expect, command.sets?.(args))) {
        return { ...refuse(key, 'conflict', 'conflict'), current: row ?? null }
      }
      const refusal = command.refuse?.(row, args)
      if (refusal) return refuse(key, 'rejected', refusal)
    }
    const guard = parts.guards[command.name as CommandName] as Guard | undefined
    const refusal = await guard?.(
      { work, scope, args },
      work.get(command.kind, command.ids(args)[0] ?? '').row,
    )
    if (refusal) return refuse(key, 'rejected', refusal)

    const now = new Date(parts.now()).toISOString()
    const effect = parts.effects[command.name as CommandName] as Effect | undefined
    const later = await effect?.({ work, scope, args })
    if (later) afterwards.push(later)
    for (const id of command.ids(args)) {
      const { row } = work.get(command.kind, id)
      const next = command.reduce(row, args, {
        id,
        organizationId: scope.organizationId,
        userId: scope.userId,
        now,
      })
      if (next === undefined) work.remove(command.kind, id)
      else if (next !== row) work.put(command.kind, next)
    }
    work.remember({ key: key.toLowerCase(), fingerprint, result: { status: 200 } })
    return { key, outcome: 'applied', status: 200 }
  }

  return { execute, now: parts.now }
}

export type Bus = ReturnType<typeof createBus>

async function loadTargets(work: Work, commands: readonly ValidatedCommand[]): Promise<void> {
  const idsByKind = new Map<Kind, Set<string>>()
  for (const { command, args } of commands) {
    const ids = idsByKind.get(command.kind) ?? new Set()
    for (const id of command.ids(args)) ids.add(id)
    idsByKind.set(command.kind, ids)
  }
  for (const [kind, ids] of idsByKind) await work.load(kind, [...ids])
}

const laneOf = (each: ValidatedCommand | RefusedCommand): string | undefined =>
  'refused' in each ? each.lane : each.command.lane(each.args)

/** A company that this very batch has made may be worked with by its later commands. */
const withCustomers = (scope: Scope, made: ReadonlySet<string>): Scope =>
  made.size === 0 ? scope : { ...scope, customerIds: new Set([...scope.customerIds, ...made]) }

/** True when a field is neither what the person saw nor already what they wanted; those of no row are null. */
function isContradicted(
  row: AnyRow | undefined,
  expect: Record<string, unknown> | undefined,
  sets: Record<string, unknown> | undefined,
): boolean {
  return Object.entries(expect ?? {}).some(([field, seen]) => {
    const isKnown = row !== undefined && Object.hasOwn(row, field)
    const current = canonicalJson(isKnown ? row[field as keyof AnyRow] : undefined)
    return current !== canonicalJson(seen) && current !== canonicalJson(sets?.[field])
  })
}

/** Serialization failures, deadlocks, and a key that another request wrote in the same moment. */
function isRetryable(cause: unknown): boolean {
  const { code, constraint } = cause as { code?: string; constraint?: string }
  return code === '40001' || code === '40P01' || (code === '23505' && constraint === 'idem_pkey')
}

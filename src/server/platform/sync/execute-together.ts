import type { Kind } from '#shared/contract/kind-names.ts'
import { type CommandResult, syncLimits } from '#shared/contract/sync.ts'
import type { BusParts, Course, ReadyCommand } from './bus-parts.ts'
import { carryOut } from './carry-out.ts'
import { readLimits } from './deadline.ts'
import { answerOf, type KnownAnswers, recall, refusedKeyOf } from './idempotency.ts'
import type { Scope } from './scope.ts'
import { promisedBy, type ValidatedCommand } from './validated-command.ts'
import type { Work } from './work.ts'

export interface BatchOutcome {
  results: CommandResult[]
  course: Course
}

/** Carries out commands in their order as one transaction, and tells devices of it. Throws where that failed. */
export async function executeTogether(
  parts: BusParts,
  scope: Scope,
  part: readonly ReadyCommand[],
  course: Course,
): Promise<BatchOutcome> {
  const { result, version } = await parts.store.write(scope.organizationId, async (work) => {
    const known = await recall(work, part)
    await loadTargets(
      work,
      part.filter(isValidated).filter((each) => known.get(each)?.outcome !== 'dup'),
    )
    return executeInOrder(parts, { work, scope, known }, part, course)
  })
  if (version === undefined) return result
  parts.publish(scope.organizationId, version)
  for (const act of result.afterwards) act()
  const results = result.results.map((each) => (each.outcome === 'applied' ? { ...each, v: version } : each))
  return { results, course: result.course }
}

async function executeInOrder(
  parts: BusParts,
  { work, scope, known }: { work: Work; scope: Scope; known: KnownAnswers },
  part: readonly ReadyCommand[],
  course: Course,
) {
  const isNew = (each: ReadyCommand): each is ValidatedCommand => isValidated(each) && !known.has(each)
  const isUrgent = part.some((each) => isNew(each) && each.command.class === 'C')
  const limits = isUrgent ? await readLimits(work) : syncLimits.deadline

  const afterwards: (() => void)[] = []
  const stopped = new Set(course.stopped)
  const done = new Set([...course.done, ...known.earlier])
  const made = new Set(course.made)
  const used = new Set(known.keys)
  const results: CommandResult[] = []
  for (const each of part) {
    const answered = isNew(each)
      ? await carryOut(parts, { work, scope, course: { stopped, done, made }, limits, afterwards }, each)
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
}

const isValidated = (each: ReadyCommand): each is ValidatedCommand => !('refused' in each)

async function loadTargets(work: Work, commands: readonly ValidatedCommand[]): Promise<void> {
  const idsByKind = new Map<Kind, Set<string>>()
  for (const { command, args } of commands) {
    const ids = idsByKind.get(command.kind) ?? new Set()
    for (const id of command.ids(args)) ids.add(id)
    idsByKind.set(command.kind, ids)
  }
  for (const [kind, ids] of idsByKind) await work.load(kind, [...ids])
}

/** The lane of a command, where its arguments could be read. */
export const laneOf = (each: ReadyCommand): string | undefined =>
  'refused' in each ? each.lane : each.command.lane(each.args)

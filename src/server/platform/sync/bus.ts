import type { CommandResult } from '#shared/contract/sync.ts'
import { isUnreachable } from '#server/platform/database/unreachable.ts'
import type { BusParts, Course, ReadyCommand } from './bus-parts.ts'
import { type BatchOutcome, executeTogether, laneOf } from './execute-together.ts'
import { recall, refusedKeyOf } from './idempotency.ts'
import { isUnkeepable } from './keepable.ts'
import type { Scope } from './scope.ts'
import { promisedBy, ready, refuse } from './validated-command.ts'

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
    part: readonly ReadyCommand[],
    course: Course,
  ): Promise<BatchOutcome> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await executeTogether(parts, scope, part, course)
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
    guilty: ReadyCommand,
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

  function refusalOf(guilty: ReadyCommand, cause: unknown): CommandResult {
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

  return { execute, now: parts.now }
}

export type Bus = ReturnType<typeof createBus>

/** Serialization failures, deadlocks, and a key that another request wrote in the same moment. */
function isRetryable(cause: unknown): boolean {
  const { code, constraint } = cause as { code?: string; constraint?: string }
  return code === '40001' || code === '40P01' || (code === '23505' && constraint === 'idem_pkey')
}

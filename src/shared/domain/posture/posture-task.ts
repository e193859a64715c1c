import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { Change } from './change.ts'

export const postureTaskLimits = { checks: 200 } as const

/** How long a task is kept, in days: as long as it can be taken back, and as the changes that it made are shown. */
export const TASKS_KEPT = 90

export const CALL_STATES = [
  'waiting',
  /** Noted before it is sent: whoever finds it so after a crash does not know whether it arrived. */
  'sending',
  'made',
  'failed',
] as const

const valuesSchema: z.ZodType<Change['set']> = z.record(z.string(), z.json())

/** One request to the vendor, and what it replaced. */
export const postureCallSchema = z.object({
  /** A `Change`; the name of its source is not looked up here. */
  change: z.object({ source: z.string(), object: z.string().exactOptional(), set: valuesSchema }),
  /** What stood there before; null where that was not read, so that it cannot be brought back. */
  before: valuesSchema.nullable(),
  state: z.enum(CALL_STATES),
})
export type PostureCall = z.infer<typeof postureCallSchema>

export const ITEM_STATES = [
  'pending',
  /** Every call was made. */
  'applied',
  /** It stood as it should: nothing was sent. */
  'unneeded',
  /** The tenant is not as the person saw it: nothing was sent. */
  'changed',
  /** The vendor refused, or the check cannot be judged any more; `fault` says why. */
  'failed',
  /** Its time was over before its turn came: nothing was sent. */
  'late',
  /** The server was stopped while a call was under way, and the tenant does not show that it arrived. */
  'interrupted',
] as const
export type ItemState = (typeof ITEM_STATES)[number]

/** The check whose objects `block` and `unblock` change one by one. */
export const MAILBOX_CHECK = 'shared-mailboxes-blocked'

/** What became of one check's changes, or of those of one object of it. */
export const postureItemSchema = z.object({
  check_id: z.string(),
  /** Of a task that changes chosen objects: the vendor's id, and what the person saw it called. */
  object: z.object({ id: z.string(), name: z.string() }).exactOptional(),
  /** Of the changes that the person saw, by `fingerprintOf`; null where nobody looked. */
  expected: z.string().nullable(),
  /** The check whose calls were this one's, too: they set members of one resource, and are made and taken back as one. */
  carried_by: z.string().exactOptional(),
  state: z.enum(ITEM_STATES),
  /** A reason of a verdict or of a connector. */
  fault: z.string().nullable(),
  /** The vendor's own code for it, where there is one. */
  detail: z.string().nullable(),
  calls: z.array(postureCallSchema),
})
export type PostureItem = z.infer<typeof postureItemSchema>

export const TASK_STATES = ['pending', 'in progress', 'completed', 'failed', 'partly completed'] as const

/** Changes of a company's tenant that somebody asked for, and how far they are (POST-11, POST-12). */
export const postureTaskSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  /** `block` and `unblock` say whether somebody can sign in to the mailboxes that its items name. */
  action: z.enum(['apply', 'undo', 'block', 'unblock']),
  /** The task that an `undo` takes back. */
  undoes: z.string().nullable(),
  state: z.enum(TASK_STATES),
  items: z.array(postureItemSchema),
  /** The user; null as long as only the asking device knows of it. */
  requested_by: z.string().nullable(),
  requested_at: z.string(),
  finished_at: z.string().nullable(),
})
export type PostureTask = z.infer<typeof postureTaskSchema>

export const isUnderWay = ({ state }: Pick<PostureTask, 'state'>): boolean =>
  state === 'pending' || state === 'in progress'

/** How a task ended whose items all ended: what was as it should be counts as done. */
export function endOf(
  items: readonly PostureItem[],
): Exclude<PostureTask['state'], 'pending' | 'in progress'> {
  const done = items.filter(({ state }) => state === 'applied' || state === 'unneeded')
  if (done.length === items.length) return 'completed'
  const isTouched = items.some(({ calls }) => calls.some(({ state }) => state === 'made'))
  return done.length > 0 || isTouched ? 'partly completed' : 'failed'
}

/** The calls of an item that can be taken back: made, with what stood there before. */
export const reversibleCalls = ({ calls }: Pick<PostureItem, 'calls'>): PostureCall[] =>
  calls.filter(({ state, before }) => state === 'made' && before !== null)

/** The check that carries an item's calls: itself, or the one that it shares them with. */
export const carrierOf = ({ check_id, carried_by }: Pick<PostureItem, 'check_id' | 'carried_by'>): string =>
  carried_by ?? check_id

/** The checks of a task that can be taken back: those whose calls, their own or shared ones, can be. */
export function reversibleChecks(items: readonly PostureItem[]): Set<string> {
  const carriers = new Set(
    items.filter((item) => reversibleCalls(item).length > 0).map(({ check_id }) => check_id),
  )
  return new Set(items.filter((item) => carriers.has(carrierOf(item))).map(({ check_id }) => check_id))
}

/**
 * The checks of a task that later ones of `tasks` have taken back: what an `undo` did or found undone, unless it was
 * taken back itself.
 */
export function takenBackChecks(task: Pick<PostureTask, 'id'>, tasks: readonly PostureTask[]): Set<string> {
  const undone = tasks.filter(({ undoes }) => undoes === task.id)
  return new Set(
    undone.flatMap((undo) => {
      const again = takenBackChecks(undo, tasks)
      return undo.items.flatMap(({ check_id, state }) =>
        (state === 'applied' || state === 'unneeded') && !again.has(check_id) ? [check_id] : [],
      )
    }),
  )
}

const NAMESPACE = '5f3c1f9e-24d3-44a2-9d2e-27b0f4a4a9f6'

/** Equal for equal changes in the same order: what a person saw, against what would be made now. */
export const fingerprintOf = (changes: readonly PostureCall['change'][]): string =>
  uuidv5(canonicalJson(changes), NAMESPACE)

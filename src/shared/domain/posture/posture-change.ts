import { z } from 'zod'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { type Verdict, verdictSchema } from './verdict.ts'

/** Somebody who changed what a check looks at, and when. */
export const postureActorSchema = z.discriminatedUnion('kind', [
  /** By the name with which they sign in, as the vendor's log tells it. */
  z.object({ kind: z.literal('person'), name: z.string(), at: z.string() }),
  /** By the name that it has in the tenant. */
  z.object({ kind: z.literal('app'), name: z.string(), at: z.string() }),
  /** We did, by a task that a user asked for. */
  z.object({
    kind: z.literal('task'),
    task_id: z.string(),
    user_id: z.string().nullable(),
    at: z.string(),
  }),
])
export type PostureActor = z.infer<typeof postureActorSchema>

/** Why it is not known who changed something. */
export const UNKNOWN_ACTORS = [
  /** The directory's log does not tell of it, as of everything in Exchange. */
  'notLogged',
  /** The tenant did not grant the permission to read its log. */
  'notAllowed',
  /** The log could not be read, or only in part. */
  'notRead',
  /** No entry between the two readings fits. */
  'notFound',
] as const
export type UnknownActor = (typeof UNKNOWN_ACTORS)[number]

/** How many of those who may have changed something are told. */
export const ACTORS_TOLD = 3

/** Who changed what a check looks at: the newest first where it may have been several. */
export const changedBySchema = z.union([
  z.object({ actors: z.array(postureActorSchema).min(1).max(ACTORS_TOLD) }),
  z.object({ unknown: z.enum(UNKNOWN_ACTORS) }),
])
export type ChangedBy = z.infer<typeof changedBySchema>

/** A check of a company that was found otherwise than the last time that it was measured. */
export const postureChangeSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  check_id: z.string(),
  /** When it was read as it is now: it was changed some time before. */
  found_at: z.string(),
  before: verdictSchema,
  after: verdictSchema,
  /** Null where nobody has looked yet: changes of before, and one whose log is still being read. */
  by: changedBySchema.nullable().default(null),
})
export type PostureChange = z.infer<typeof postureChangeSchema>

/** How long a change is kept, in days. */
export const CHANGES_KEPT = 90

/**
 * The checks whose verdict, or what was found, is another one. What was not measured before or is not now has not changed:
 * a source that could not be read says nothing of the tenant.
 */
export function verdictChanges(
  before: Readonly<Record<string, Verdict>>,
  after: Readonly<Record<string, Verdict>>,
): Pick<PostureChange, 'check_id' | 'before' | 'after'>[] {
  return Object.entries(after).flatMap(([check_id, now]) => {
    const then = before[check_id]
    const isKnown = then && then.status !== 'notMeasured' && now.status !== 'notMeasured'
    return isKnown && canonicalJson(then) !== canonicalJson(now)
      ? [{ check_id, before: then, after: now }]
      : []
  })
}

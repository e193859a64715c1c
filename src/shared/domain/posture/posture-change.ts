import { z } from 'zod'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { type Verdict, verdictSchema } from './verdict.ts'

/** A check of a company that was found otherwise than the last time that it was measured. */
export const postureChangeSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  check_id: z.string(),
  /** When it was read as it is now: it was changed some time before. */
  found_at: z.string(),
  before: verdictSchema,
  after: verdictSchema,
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

import { z } from 'zod'

/** How long changes are kept, in days. */
export const ACCESS_CHANGES_KEPT = 180
/** How many are kept of a company at most: the newest. */
export const ACCESS_CHANGES_MOST = 500

/** A change that was found at a reading of a company's tenant, or made by a task of ours (CA-30). */
export const accessChangeSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  target: z.enum(['policy', 'location']),
  /** The vendor's id. */
  object_id: z.string(),
  name: z.string(),
  change: z.enum(['added', 'removed', 'modified']),
  found_at: z.string(),
  /** In our form; null of what was added. */
  before: z.record(z.string(), z.json()).nullable(),
  /** Null of what was removed. */
  after: z.record(z.string(), z.json()).nullable(),
  /** The task of ours that made it; null where somebody else did. */
  task_id: z.string().nullable(),
})
export type AccessChange = z.infer<typeof accessChangeSchema>

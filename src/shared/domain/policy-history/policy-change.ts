import { z } from 'zod'

/** A change that was found at a reading of a company's tenant, or made by a task of ours (CA-30). */
export const policyChangeSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  target: z.enum(['policy', 'location', 'mailPolicy', 'devicePolicy']),
  /** The vendor's id; of a policy for mail or for devices the key that tells it from those of other kinds. */
  object_id: z.string(),
  name: z.string(),
  change: z.enum(['added', 'removed', 'modified']),
  found_at: z.string(),
  /** In our form; null of what was added, empty of what is too long to be kept. */
  before: z.record(z.string(), z.json()).nullable(),
  /** Null of what was removed. */
  after: z.record(z.string(), z.json()).nullable(),
  /** The task of ours that made it; null where somebody else did. */
  task_id: z.string().nullable(),
})
export type PolicyChange = z.infer<typeof policyChangeSchema>

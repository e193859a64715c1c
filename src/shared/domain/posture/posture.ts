import { z } from 'zod'
import { type Verdict, verdictSchema } from './verdict.ts'

/** How a company's tenant was judged when it was last read (POST-05). */
export const postureSchema = z.object({
  /** The company's id: each has one. */
  id: z.string(),
  customer_id: z.string(),
  read_at: z.string(),
  /** Of the tenant, by the vendor's names; null where its products could not be read. */
  service_plans: z.array(z.string()).nullable(),
  /** By the check's id. What is missing here is not measured: a check may be younger than the reading. */
  verdicts: z.record(z.string(), verdictSchema),
})
export type Posture = z.infer<typeof postureSchema>

/** What a company's posture says of a check. A company without a posture has no connection that was read. */
export function verdictIn(posture: Posture | undefined, checkId: string): Verdict {
  if (!posture) return { status: 'notMeasured', reason: 'notConnected' }
  return posture.verdicts[checkId] ?? { status: 'notMeasured', reason: 'notRead' }
}

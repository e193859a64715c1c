import { z } from 'zod'
import { type Cloud, CLOUDS } from '../employees/clouds.ts'
import { type Verdict, verdictSchema } from './verdict.ts'

/** How a company's clouds were judged when they were last read (POST-05). */
export const postureSchema = z.object({
  /** The company's id: each has one. */
  id: z.string(),
  customer_id: z.string(),
  /** When one of its clouds was last read. */
  read_at: z.string(),
  /** When each of its clouds was last read; those that it does not have, or that nobody has read, are missing. */
  clouds: z.partialRecord(z.enum(CLOUDS), z.string()),
  /** Of the Microsoft 365 tenant, by the vendor's names; null where its products could not be read. */
  service_plans: z.array(z.string()).nullable(),
  /** By the check's id. What is missing here is not measured: a check may be younger than the reading. */
  verdicts: z.record(z.string(), verdictSchema),
})
export type Posture = z.infer<typeof postureSchema>

/**
 * By whose checks a company is judged: by those of the clouds that were read. Where none was it is asked about Microsoft 365,
 * so that it stands there as not connected.
 */
export const cloudsOf = (posture: Posture | undefined): readonly Cloud[] =>
  posture ? CLOUDS.filter((cloud) => posture.clouds[cloud] !== undefined) : ['microsoft']

/** What a company's posture says of a check. A company without a posture has no connection that was read. */
export function verdictIn(posture: Posture | undefined, checkId: string): Verdict {
  if (!posture) return { status: 'notMeasured', reason: 'notConnected' }
  return posture.verdicts[checkId] ?? { status: 'notMeasured', reason: 'notRead' }
}

import { z } from 'zod'
import { REASONS } from './verdict.ts'

const answerSchema = z.union([
  // First, since a value may be anything, also missing.
  z.object({ reason: z.enum(REASONS).exclude(['manual', 'notLicensed', 'notRead']) }),
  z.object({ value: z.unknown() }),
])
export type TenantAnswer = z.infer<typeof answerSchema>

/**
 * What was read of a company's tenant, as far as checks look at it. There are no times in it, so that a reading that
 * found nothing new is no change: when it was read is told by the company's posture.
 */
export const tenantAnswersSchema = z.object({
  /** The company's id: each has one. */
  id: z.string(),
  customer_id: z.string(),
  /** Of the tenant, by the vendor's names; null where its products could not be read. */
  service_plans: z.array(z.string()).nullable(),
  /** By the source's name. A younger source is missing until the next reading. */
  answers: z.record(z.string(), answerSchema),
})
export type TenantAnswers = z.infer<typeof tenantAnswersSchema>

import { z } from 'zod'
import { DAY } from '#shared/lib/time.ts'

export const payeeLimits = {
  /** Expenses are read back to so long ago, and those before it are kept no longer: a year, and a month to compare it with. */
  window: 396 * DAY,
  /** So many of a company are kept, the newest. */
  most: 10_000,
} as const

/** What a company has paid to somebody, as its accounting tool says (INT-19). */
export const payeeSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  /** `2026-01-31` */
  posted_on: z.string(),
  /** Who was paid; empty where the tool does not say. */
  vendor: z.string(),
  description: z.string(),
  /** In the smallest unit of the currency; negative for what was paid back. */
  cost: z.int(),
  currency: z.string(),
  /** From where it was paid. */
  account: z.string(),
})
export type Payee = z.infer<typeof payeeSchema>

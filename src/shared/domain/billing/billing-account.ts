import { z } from 'zod'

export const CARD_STATES = ['valid', 'expired', 'none'] as const

/** What the billing portal says of an organization's account, for those who may read the billing. */
export const billingAccountSchema = z.object({
  /** The organization's. */
  id: z.string(),
  card: z.enum(CARD_STATES),
  /** How many licences were bought; 0 where nothing was yet. */
  quantity: z.number().int().nonnegative(),
  /** What is paid at the next renewal, in the smallest coins of the currency; null where nothing is. */
  amount: z.number().int().nonnegative().nullable(),
  currency: z.string(),
  /** The day on which what was bought ends because it was cancelled; null where it goes on. */
  ends_on: z.string().nullable(),
  /** When the portal last changed any of it. What it said before that is of no more use. */
  changed_at: z.string(),
})
export type BillingAccount = z.infer<typeof billingAccountSchema>

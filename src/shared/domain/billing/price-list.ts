import { z } from 'zod'
import { invariant } from '../../lib/invariant.ts'

/** What has a price: the paid plans, and what works by itself. */
export const PRICED = ['Essentials', 'Premium', 'Autopilot'] as const

/** From which licence on one costs so many of the smallest coins a month. */
const tierSchema = z.object({
  from: z.number().int().positive().max(1_000_000),
  price: z.number().int().nonnegative().max(1_000_000),
})
export type PriceTier = z.infer<typeof tierSchema>

const tiersSchema = z
  .array(tierSchema)
  .min(1)
  .max(20)
  .refine(([first]) => first?.from === 1, { error: 'the first tier has to begin with 1' })
  .refine((tiers) => tiers.every(({ from }, place) => place === 0 || from > (tiers[place - 1]?.from ?? 0)), {
    error: 'each tier has to begin after the one before it',
  })
  .refine(
    (tiers) => tiers.every(({ price }, place) => place === 0 || price <= (tiers[place - 1]?.price ?? 0)),
    { error: 'no tier may cost more than the one before it' },
  )

/** The tiers of everything that is sold, and the currency of their prices. */
export const priceListSchema = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  tiers: z.object({ Essentials: tiersSchema, Premium: tiersSchema, Autopilot: tiersSchema }),
})
export type PriceList = z.infer<typeof priceListSchema>

/** What is sold at which price where the site says nothing else. */
export const USUAL_PRICES =
  'USD; Essentials 1:300 250:270 1000:240; Premium 1:600 250:540 1000:480; Autopilot 1:150 250:135 1000:120'

/**
 * A price list as a setting writes it: the currency, and of each that is sold its tiers, each as the first licence that it is for
 * and the price of one a month in the smallest coins. A sentence where it cannot be read.
 */
export function readPriceList(text: string): { prices: PriceList } | { problem: string } {
  const [currency = '', ...parts] = text.split(';').map((part) => part.trim())
  const tiers: Record<string, PriceTier[]> = {}
  for (const part of parts) {
    const [name = '', ...words] = part.split(/\s+/)
    if (!PRICED.some((priced) => priced === name))
      return { problem: `it has to name ${PRICED.join(', ')}, and nothing else` }
    tiers[name] = []
    for (const word of words) {
      const [, from, price] = /^(\d{1,7}):(\d{1,7})$/.exec(word) ?? []
      if (from === undefined || price === undefined)
        return { problem: 'each tier has to be a number of licences, a colon, and a price in whole coins' }
      tiers[name].push({ from: Number(from), price: Number(price) })
    }
  }
  const parsed = priceListSchema.safeParse({ currency, tiers })
  if (parsed.success) return { prices: parsed.data }
  const [issue] = parsed.error.issues
  if (issue?.code === 'custom') return { problem: issue.message }
  return { problem: `it has to begin with a currency, and to have tiers of ${PRICED.join(', ')}` }
}

/** The same of a text that was found to be readable. */
export function pricesIn(text: string): PriceList {
  const read = readPriceList(text)
  invariant('prices' in read, 'the price list was checked')
  return read.prices
}

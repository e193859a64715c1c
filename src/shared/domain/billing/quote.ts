import { type Cycle, type PaidPlan, planLimits } from './plans.ts'
import type { PriceList, PriceTier } from './price-list.ts'

/** ORG-25: what somebody saves who pays for a year at once, in percent. */
export const YEARLY_SAVING = 20
const MONTHS = 12

export interface Order {
  plan: PaidPlan
  quantity: number
  cycle: Cycle
  hasAutopilot: boolean
}

/** What an order costs, in the smallest coins of the currency, always whole ones. */
export interface Quote {
  /** One month without any saving. */
  monthly: number
  /** What is paid at each renewal. */
  due: number
  /** How much less that is than paying by the month for as long. */
  saved: number
}

/** Why nothing can be bought in that number; undefined where it can. */
export function quantityIssue(quantity: number): 'notWhole' | 'tooFew' | 'tooMany' | undefined {
  if (!Number.isSafeInteger(quantity)) return 'notWhole'
  if (quantity < planLimits.minimum) return 'tooFew'
  return quantity > planLimits.most ? 'tooMany' : undefined
}

/**
 * What so many licences cost a month: each costs what the tier says that it is in, so that a larger number never costs less than a
 * smaller one.
 */
export const priceOf = (quantity: number, tiers: readonly PriceTier[]): number =>
  tiers.reduce((sum, { from, price }, place) => {
    const last = Math.min(quantity, (tiers[place + 1]?.from ?? Infinity) - 1)
    return sum + Math.max(0, last - from + 1) * price
  }, 0)

/** What an order costs; undefined where so many licences cannot be bought. */
export function quote(
  { plan, quantity, cycle, hasAutopilot }: Order,
  { tiers }: PriceList,
): Quote | undefined {
  if (quantityIssue(quantity) !== undefined) return undefined
  const monthly = priceOf(quantity, tiers[plan]) + (hasAutopilot ? priceOf(quantity, tiers.Autopilot) : 0)
  if (cycle === 'monthly') return { monthly, due: monthly, saved: 0 }
  const year = monthly * MONTHS
  // Half a coin is rounded up, without ever being a fraction.
  const due = Math.floor((year * (100 - YEARLY_SAVING) + 50) / 100)
  return { monthly, due, saved: year - due }
}

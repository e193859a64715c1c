import { z } from 'zod'
import type { LicenseName } from '../licenses/catalogue.ts'
import type { Subscription } from '../licenses/subscription.ts'

/** What can be bought in the billing portal. A trial is not bought. */
export const SOLD_PLANS = ['Freemium', 'Essentials', 'Premium'] as const
export type SoldPlan = (typeof SOLD_PLANS)[number]
/** The plans that are paid for. */
export type PaidPlan = Exclude<SoldPlan, 'Freemium'>

export const CYCLES = ['monthly', 'yearly'] as const
export type Cycle = (typeof CYCLES)[number]

/** ORG-25: what a plan includes, and how few licences a paid one may have. */
export const planLimits = {
  minimum: 100,
  most: 1_000_000,
  /** Discover Essentials of Freemium. */
  freemium: 50,
  /** Companies that Discover of Freemium is licensed for. */
  freemiumCompanies: 1,
  /** What the own company of the provider has of a paid plan: one of the three. */
  nfr: { licenses: 500, essentials: 50, premium: 3 },
} as const

export const NFR_CHOICES = ['licenses', 'essentials', 'premium'] as const

/** What an organization has bought, as the billing portal says it. */
export const purchaseSchema = z.object({
  plan: z.enum(SOLD_PLANS),
  cycle: z.enum(CYCLES),
  /** How many people can have a licence of each module; of Freemium what that includes. */
  quantity: z.number().int().positive().max(planLimits.most),
  /** What works by itself: of Engage, and the posture baseline. */
  hasAutopilot: z.boolean(),
  nfr: z.enum(NFR_CHOICES),
  renewsOn: z.iso.date().nullable(),
})
export type Purchase = z.infer<typeof purchaseSchema>

type Licenses = Subscription['licenses']

const essentials: readonly LicenseName[] = ['discover-essentials', 'engage-essentials', 'secure-essentials']
const premium: readonly LicenseName[] = ['discover-premium', 'engage-premium', 'secure-premium']
const nfrEssentials: readonly LicenseName[] = [
  'nfr-discover-essentials',
  'nfr-engage-essentials',
  'nfr-secure-essentials',
]

/**
 * The licences that a purchase brings. Who buys Premium may give each of these people Essentials as well as Premium, so that
 * nobody loses a licence by the better plan.
 */
export function licensesOf({ plan, quantity, nfr }: Pick<Purchase, 'plan' | 'quantity' | 'nfr'>): Licenses {
  if (plan === 'Freemium') return [{ licenseName: 'discover-essentials', quantity: planLimits.freemium }]
  const held = new Map<LicenseName, number>()
  const add = (names: readonly LicenseName[], count: number) => {
    for (const name of names) held.set(name, (held.get(name) ?? 0) + count)
  }
  add(essentials, quantity)
  if (plan === 'Premium') add(premium, quantity)
  if (nfr === 'licenses') add(['nfr-discover-essentials'], planLimits.nfr.licenses)
  if (nfr === 'essentials') add(nfrEssentials, planLimits.nfr.essentials)
  if (nfr === 'premium') add(premium, planLimits.nfr.premium)
  return [...held].map(([licenseName, count]) => ({ licenseName, quantity: count }))
}

/** A subscription after a purchase. A trial ends with it; that of Discover Premium stays begun, for there is only one. */
export const purchased = (before: Subscription, purchase: Purchase): Subscription => {
  const isPaid = purchase.plan !== 'Freemium'
  return {
    ...before,
    plan: purchase.plan,
    billing: purchase.cycle,
    trial_ends_at: null,
    renews_on: purchase.renewsOn,
    hasPbSub: isPaid && purchase.hasAutopilot,
    hasMultiCspSubscription: purchase.plan === 'Premium',
    hasMfaOnlySubscription: false,
    hasEngageAutopilotSubscription: isPaid && purchase.hasAutopilot,
    licenses: licensesOf(purchase),
  }
}

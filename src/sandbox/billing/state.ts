export const PLANS = ['freemium', 'essentials', 'premium'] as const
export const CYCLES = ['month', 'year'] as const
export const NFR = ['licenses', 'essentials', 'premium'] as const
/** What a person can have fail on the page of failures. */
export const FAILURES = ['down', 'html', 'foreign-address', 'other-account', 'lost-events'] as const
export type Failure = (typeof FAILURES)[number]

export interface Tier {
  from: number
  price: number
}

/** What is sold at which price, in the smallest coins a month. */
export interface Prices {
  currency: string
  tiers: { Essentials: readonly Tier[]; Premium: readonly Tier[]; Autopilot: readonly Tier[] }
}

export interface Bought {
  plan: (typeof PLANS)[number]
  cycle: (typeof CYCLES)[number]
  quantity: number
  autopilot: boolean
  nfr: (typeof NFR)[number]
  /** The day of the first payment, by which renewals are counted, as in 2026-11-28. */
  began_on: string
  renews_on: string | null
  ends_on: string | null
}

export interface Account {
  id: string
  changed_at: number
  card: 'valid' | 'expired' | 'none'
  bought: Bought | null
}

export const FREEMIUM = 50
export const MINIMUM = 100

/** Whoever is asked for is there: nobody signs up. */
export function accountIn(accounts: Map<string, Account>, id: string, now: number): Account {
  const account = accounts.get(id) ?? { id, changed_at: now, card: 'none' as const, bought: null }
  accounts.set(id, account)
  settle(account, now)
  return account
}

/** Notes that something was changed, always later than before. */
export function change(account: Account, now: number, act: (account: Account) => void): void {
  act(account)
  account.changed_at = Math.max(now, account.changed_at + 1)
}

const freemium = (began_on: string): Bought => ({
  plan: 'freemium',
  cycle: 'month',
  quantity: FREEMIUM,
  autopilot: false,
  nfr: 'licenses',
  began_on,
  renews_on: null,
  ends_on: null,
})

/** Renews what is due, or ends it where it was cancelled or cannot be paid. */
function settle(account: Account, now: number): void {
  const today = dayOf(now)
  for (let { bought } = account; bought?.renews_on && bought.renews_on <= today; bought = account.bought) {
    const goesOn = bought.ends_on === null && account.card === 'valid'
    const next: Bought = goesOn
      ? { ...bought, renews_on: dayAfter(bought, bought.renews_on) }
      : freemium(today)
    change(account, now, (it) => void (it.bought = next))
  }
}

export const buy = (order: Omit<Bought, 'began_on' | 'renews_on' | 'ends_on'>, now: number): Bought => {
  const began_on = dayOf(now)
  if (order.plan === 'freemium') return freemium(began_on)
  const bought = { ...order, began_on, renews_on: null, ends_on: null }
  return { ...bought, renews_on: dayAfter(bought, began_on) }
}

/** The first day of a period after a day, on the day of the month on which the first one began. */
function dayAfter({ began_on, cycle }: Pick<Bought, 'began_on' | 'cycle'>, day: string): string {
  const [year = 0, month = 1, first = 1] = began_on.split('-').map(Number)
  for (let period = 1; ; period++) {
    const months = month - 1 + period * (cycle === 'year' ? 12 : 1)
    const days = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
    const next = dayOf(Date.UTC(year, months, Math.min(first, days)))
    if (next > day) return next
  }
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** What the next period costs; null where nothing is paid. */
export function amountOf({ plan, cycle, quantity, autopilot }: Bought, { tiers }: Prices): number | null {
  if (plan === 'freemium') return null
  const one = monthOf(quantity, plan === 'premium' ? tiers.Premium : tiers.Essentials)
  const month = one + (autopilot ? monthOf(quantity, tiers.Autopilot) : 0)
  return cycle === 'year' ? Math.round((month * 12 * 8) / 10) : month
}

function monthOf(quantity: number, tiers: readonly Tier[]): number {
  let sum = 0
  for (let place = 0; place < tiers.length; place++) {
    const { from, price } = tiers[place]!
    const end = tiers[place + 1]?.from ?? quantity + 1
    if (quantity >= from) sum += (Math.min(quantity + 1, end) - from) * price
  }
  return sum
}

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildSubscription, licensed, NOW } from '#tests/support/build-access.ts'
import { DAY } from '../../lib/time.ts'
import { tierOf } from '../licenses/subscription.ts'
import { discoverTrialEnd, discoverTrialRefusal, endOfDiscoverTrial, inForce } from './discover-trial.ts'
import { moneyWords } from './money.ts'
import { type Cycle, licensesOf, type PaidPlan, planLimits, purchased } from './plans.ts'
import { type PriceList, readPriceList, USUAL_PRICES } from './price-list.ts'
import { priceOf, quantityIssue, quote } from './quote.ts'
import { renewalAfter } from './renewal.ts'

const read = (text: string): PriceList => {
  const answer = readPriceList(text)
  if ('problem' in answer) throw new Error(answer.problem)
  return answer.prices
}
const usual = read(USUAL_PRICES)
const quantityOf = (licenses: ReturnType<typeof licensesOf>) =>
  Object.fromEntries(licenses.map(({ licenseName, quantity }) => [licenseName, quantity]))

describe('a plan (ORG-25)', () => {
  test('of Freemium is 50 Discover Essentials, whatever was ordered', () => {
    expect(quantityOf(licensesOf({ plan: 'Freemium', quantity: 700, nfr: 'premium' }))).toEqual({
      'discover-essentials': 50,
    })
  })

  test.each([
    ['licenses', { 'nfr-discover-essentials': 500 }],
    [
      'essentials',
      { 'nfr-discover-essentials': 50, 'nfr-engage-essentials': 50, 'nfr-secure-essentials': 50 },
    ],
    ['premium', { 'discover-premium': 3, 'engage-premium': 3, 'secure-premium': 3 }],
  ] as const)('that is paid for has of NFR %s', (nfr, own) => {
    expect(quantityOf(licensesOf({ plan: 'Essentials', quantity: 120, nfr }))).toEqual({
      'discover-essentials': 120,
      'engage-essentials': 120,
      'secure-essentials': 120,
      ...own,
    })
  })

  test('of Premium has both tiers, so that nobody loses a licence by it', () => {
    const held = quantityOf(licensesOf({ plan: 'Premium', quantity: 100, nfr: 'premium' }))
    expect([held['secure-essentials'], held['secure-premium']]).toEqual([100, 103])
  })

  test('that was bought ends the trial, opens what it includes, and leaves that of Discover begun', () => {
    const discover_trial_ends_at = new Date(NOW).toISOString()
    const trial = buildSubscription({ plan: 'trial', billing: 'trial expired', discover_trial_ends_at })
    const order = { plan: 'Essentials', cycle: 'yearly', quantity: 100, nfr: 'essentials' } as const
    const bought = purchased(trial, { ...order, hasAutopilot: false, renewsOn: '2027-11-22' })
    expect(bought).toMatchObject({
      plan: 'Essentials',
      billing: 'yearly',
      trial_ends_at: null,
      discover_trial_ends_at,
      renews_on: '2027-11-22',
      hasPbSub: false,
      hasMultiCspSubscription: false,
      hasEngageAutopilotSubscription: false,
    })
    expect(tierOf(bought, 'secure')).toBe('essentials')
  })
})

describe('a price', () => {
  test.each([
    [100, 100 * 300],
    [249, 249 * 300],
    [250, 249 * 300 + 270],
    [1200, 249 * 300 + 750 * 270 + 201 * 240],
  ])('of %s Essentials is what each licence costs in its tier', (quantity, price) => {
    expect(priceOf(quantity, usual.tiers.Essentials)).toBe(price)
  })

  test('by the year saves 20 percent to the coin, half a coin being rounded up', () => {
    const prices = read('USD; Essentials 1:1; Premium 1:3; Autopilot 1:0')
    const yearly = (plan: PaidPlan, quantity: number) =>
      quote({ plan, quantity, cycle: 'yearly', hasAutopilot: false }, prices)
    // 101 × 12 × 0.8 = 969.6
    expect(yearly('Essentials', 101)).toEqual({ monthly: 101, due: 970, saved: 242 })
    expect(yearly('Premium', 100)).toEqual({ monthly: 300, due: 2880, saved: 720 })
  })

  test.each([
    [99, 'tooFew'],
    [100, undefined],
    [1_000_000, undefined],
    [1_000_001, 'tooMany'],
    [100.5, 'notWhole'],
    [Number.NaN, 'notWhole'],
  ])('of %s licences: %s', (quantity, issue) => {
    expect(quantityIssue(quantity)).toBe(issue)
    const asked = { plan: 'Premium', quantity, cycle: 'monthly', hasAutopilot: true } as const
    expect(quote(asked, usual) === undefined).toBe(issue !== undefined)
  })

  const tiers = fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 2, max: 3000 }), { maxLength: 5 }),
      fc.array(fc.nat(1_000_000), { minLength: 6, maxLength: 6 }),
    )
    .map(([starts, amounts]) => {
      const falling = amounts.toSorted((a, b) => b - a)
      return [1, ...starts.toSorted((a, b) => a - b)].map((from, place) => ({
        from,
        price: falling[place] ?? 0,
      }))
    })
  const lists = fc
    .record({ Essentials: tiers, Premium: tiers, Autopilot: tiers })
    .map((all): PriceList => ({ currency: 'USD', tiers: all }))
  const orders = fc.record({
    plan: fc.constantFrom<PaidPlan[]>('Essentials', 'Premium'),
    quantity: fc.integer({ min: planLimits.minimum, max: planLimits.most - 1 }),
    cycle: fc.constantFrom<Cycle[]>('monthly', 'yearly'),
    hasAutopilot: fc.boolean(),
  })

  test('is a whole number of coins, never less for more, and the same as adding licence by licence', () => {
    fc.assert(
      fc.property(lists, orders, fc.nat(3500), (prices, order, few) => {
        const one = quote(order, prices)
        const more = quote({ ...order, quantity: order.quantity + 1 }, prices)
        for (const amount of Object.values({ ...one, more: more?.due }))
          expect(Number.isSafeInteger(amount) && Number(amount) >= 0).toBe(true)
        expect(Number(more?.due)).toBeGreaterThanOrEqual(Number(one?.due))
        const each = prices.tiers.Premium
        let sum = 0
        for (let place = 1; place <= few; place++)
          sum += each.findLast(({ from }) => from <= place)?.price ?? 0
        expect(priceOf(few, each)).toBe(sum)
      }),
    )
  })

  test('by the year and what that saves are twelve months together, a fifth of which is saved to half a coin', () => {
    fc.assert(
      fc.property(lists, orders, (prices, order) => {
        const { monthly = 0, due = 0, saved = 0 } = quote({ ...order, cycle: 'yearly' }, prices) ?? {}
        expect(due + saved).toBe(monthly * 12)
        expect(Math.abs(saved * 5 - monthly * 12)).toBeLessThanOrEqual(2.5)
      }),
    )
  })
})

describe('a price list', () => {
  test.each([
    ['', 'it has to begin with a currency, and to have tiers of Essentials, Premium, Autopilot'],
    [
      'USD; Essentials 1:5',
      'it has to begin with a currency, and to have tiers of Essentials, Premium, Autopilot',
    ],
    ['USD; Gold 1:5', 'it has to name Essentials, Premium, Autopilot, and nothing else'],
    [
      'USD; Essentials 1:4.50; Premium 1:5; Autopilot 1:5',
      'each tier has to be a number of licences, a colon, and a price in whole coins',
    ],
    ['USD; Essentials 2:5; Premium 1:5; Autopilot 1:5', 'the first tier has to begin with 1'],
    ['USD; Essentials 1:5 1:4; Premium 1:5; Autopilot 1:5', 'each tier has to begin after the one before it'],
    ['USD; Essentials 1:5 9:6; Premium 1:5; Autopilot 1:5', 'no tier may cost more than the one before it'],
  ])('%j is refused', (text, problem) => {
    expect(readPriceList(text)).toEqual({ problem })
  })
})

test.each([
  ['2026-11-28', 'monthly', 1, '2026-12-28'],
  ['2027-01-31', 'monthly', 1, '2027-02-28'],
  ['2027-01-31', 'monthly', 2, '2027-03-31'],
  ['2028-02-29', 'yearly', 1, '2029-02-28'],
  ['2028-02-29', 'yearly', 4, '2032-02-29'],
  ['2026-12-31', 'monthly', 2, '2027-02-28'],
] as const)('what was bought on %s %s renews after %s periods on %s', (first, cycle, periods, day) => {
  expect(renewalAfter(first, cycle, periods)).toBe(day)
})

test.each([
  [1, 'USD', '$0.01'],
  [123_456, 'USD', '$1,234.56'],
  [9_007_199_254_740_991, 'EUR', '€90,071,992,547,409.91'],
  [1500, 'JPY', '¥1,500'],
] as const)('%s of the smallest coins of %s are %s', (amount, currency, words) => {
  expect(moneyWords(amount, currency, 'en')).toBe(words)
})

describe('the trial of Discover Premium (ORG-26)', () => {
  const essentials = buildSubscription({ licenses: licensed('discover-essentials') })
  const tried = (ends: number) => ({ ...essentials, discover_trial_ends_at: new Date(ends).toISOString() })

  test('lasts seven days, and opens Premium until then', () => {
    const ends = discoverTrialEnd(new Date(NOW).toISOString())
    expect(Date.parse(ends)).toBe(NOW + 7 * DAY)
    const trial = tried(Date.parse(ends))
    expect(tierOf(inForce(trial, NOW + 7 * DAY - 1), 'discover')).toBe('premium')
    expect(tierOf(inForce(trial, NOW + 7 * DAY), 'discover')).toBe('essentials')
    expect(endOfDiscoverTrial(trial, NOW + 7 * DAY)).toBeUndefined()
  })

  test('is begun once, and not by whom has Premium', () => {
    expect(discoverTrialRefusal(essentials)).toBeUndefined()
    expect(discoverTrialRefusal(tried(NOW))).toBe('discoverTrialUsed')
    expect(discoverTrialRefusal(buildSubscription())).toBe('discoverPremiumHeld')
  })
})

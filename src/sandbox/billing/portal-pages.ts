import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import {
  type Account,
  amountOf,
  type Bought,
  buy,
  change,
  CYCLES,
  FREEMIUM,
  MINIMUM,
  NFR,
  PLANS,
  type Prices,
} from './state.ts'

interface PortalPageParts {
  clock: { now: () => number }
  prices: Prices
  /** Of a session; undefined where there is none, or none any more. */
  accountOf: (session: string) => Account | undefined
  tellOf: (account: Account) => Promise<void>
}

const PLAN_NAMES = { freemium: 'Freemium', essentials: 'Essentials', premium: 'Premium' } as const
const CYCLE_NAMES = { month: 'Monthly', year: 'Yearly, saves 20 percent' } as const
const NFR_NAMES = {
  licenses: '500 licenses of Discover',
  essentials: '50 Essentials',
  premium: '3 Premium',
} as const
const CARD_NAMES = {
  valid: 'Card ending in 4242',
  expired: 'Card ending in 4242, expired',
  none: 'No card',
} as const

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 0; padding: 16px; color: #1c2430; background: #fff; }
  main { max-width: 40rem; margin: 0 auto; display: grid; gap: 16px; }
  section { border: 1px solid #d5dae2; border-radius: 8px; padding: 12px 16px; }
  h1 { font-size: 20px; margin: 0; } h2 { font-size: 16px; margin: 0 0 8px; }
  label { display: block; margin: 6px 0; } input[type=number] { width: 8rem; }
  button { font: inherit; min-height: 44px; padding: 0 16px; border-radius: 6px; border: 1px solid #8a94a6; background: #f4f6f9; color: inherit; }
  .problem { color: #a11; font-weight: 600; }`

/** What is shown within the page of whoever uses the portal: pages without a script, on which one buys. */
export function createPortalPages({ clock, prices, accountOf, tellOf }: PortalPageParts) {
  const show = (c: Context, account: Account, problem?: string) => {
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    )
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    return c.html(page(account, prices, problem), problem === undefined ? 200 : 422)
  }
  const gone = (c: Context) => c.html('<h1>This session is over</h1><p>Open the portal again.</p>', 410)

  return new Hono()
    .get('/:session', (c) => {
      const account = accountOf(c.req.param('session'))
      return account ? show(c, account) : gone(c)
    })
    .post('/:session', async (c) => {
      const account = accountOf(c.req.param('session'))
      if (!account) return gone(c)
      const problem = act(account, await c.req.formData(), clock.now())
      if (problem !== undefined) return show(c, account, problem)
      await tellOf(account)
      return c.redirect(c.req.path, 303)
    })
}

/** Does what was pressed; a sentence where it cannot be done. */
function act(account: Account, form: FormData, now: number): string | undefined {
  switch (form.get('act')) {
    case 'card':
      change(account, now, (it) => void (it.card = 'valid'))
      return undefined
    case 'expire':
      change(account, now, (it) => void (it.card = 'expired'))
      return undefined
    case 'remove-card':
      change(account, now, (it) => void (it.card = 'none'))
      return undefined
    case 'cancel':
      return end(account, now, (bought) => bought.renews_on)
    case 'resume':
      return end(account, now, () => null)
    case 'buy':
      return purchase(account, form, now)
    default:
      return 'Nothing was chosen.'
  }
}

function end(account: Account, now: number, endsOn: (bought: Bought) => string | null): string | undefined {
  const { bought } = account
  if (!bought?.renews_on) return 'There is nothing that renews.'
  change(account, now, (it) => void (it.bought = { ...bought, ends_on: endsOn(bought) }))
  return undefined
}

function purchase(account: Account, form: FormData, now: number): string | undefined {
  const one = <T extends string>(name: string, of: readonly T[]) => of.find((each) => each === form.get(name))
  const plan = one('plan', PLANS)
  const cycle = one('cycle', CYCLES)
  const nfr = one('nfr', NFR)
  const quantity = Number(form.get('quantity'))
  if (!plan || !cycle || !nfr) return 'Choose a plan.'
  if (plan !== 'freemium') {
    if (!Number.isInteger(quantity) || quantity < MINIMUM || quantity > 1_000_000)
      return `A plan has at least ${MINIMUM} licenses.`
    if (account.card !== 'valid') return 'Put a valid card on file first.'
  }
  const order = { plan, cycle, nfr, quantity, autopilot: form.get('autopilot') === 'on' }
  change(account, now, (it) => void (it.bought = buy(order, now)))
  return undefined
}

const moneyOf = (amount: number, currency: string) => `${(amount / 100).toFixed(2)} ${currency}`

const page = (account: Account, prices: Prices, problem: string | undefined) => {
  const { bought, card } = account
  const amount = bought && amountOf(bought, prices)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Pretend billing portal</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>Pretend billing portal</h1>
          ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
          <section>
            <h2>Now</h2>
            <p>${bought ? nowOf(bought) : 'Nothing was bought here yet.'}</p>
            ${amount === null ? '' : html`<p>Next payment: ${moneyOf(amount, prices.currency)}</p>`}
            ${
              bought?.renews_on
                ? bought.ends_on === null
                  ? button('cancel', 'Cancel the plan')
                  : button('resume', 'Go on with the plan')
                : ''
            }
          </section>
          <section>
            <h2>Card</h2>
            <p>${CARD_NAMES[card]}</p>
            ${
              card === 'valid'
                ? html`${button('remove-card', 'Remove the card')} ${button('expire', 'Let the card expire')}`
                : button('card', 'Put a card on file')
            }
          </section>
          <section>
            <h2>Plan</h2>
            <form method="post">
              <input type="hidden" name="act" value="buy" />
              ${PLANS.map((plan) => choice('plan', plan, PLAN_NAMES[plan], (bought?.plan ?? 'premium') === plan))}
              <label
                >Licenses
                <input
                  type="number"
                  name="quantity"
                  value="${bought && bought.quantity !== FREEMIUM ? bought.quantity : MINIMUM}"
              /></label>
              <label
                ><input type="checkbox" name="autopilot" ${bought?.autopilot ? 'checked' : ''} />
                Autopilot</label
              >
              <label
                >For the own company
                <select name="nfr">
                  ${NFR.map(
                    (nfr) =>
                      html`<option value="${nfr}" ${(bought?.nfr ?? 'essentials') === nfr ? 'selected' : ''}>
                        ${NFR_NAMES[nfr]}
                      </option>`,
                  )}
                </select></label
              >
              ${CYCLES.map((cycle) =>
                choice('cycle', cycle, CYCLE_NAMES[cycle], (bought?.cycle ?? 'month') === cycle),
              )}
              <button>Buy</button>
            </form>
          </section>
        </main>
      </body>
    </html>`
}

const nowOf = ({ plan, quantity, cycle, renews_on, ends_on }: Bought): string =>
  [
    `${PLAN_NAMES[plan]}, ${quantity} licenses`,
    ...(renews_on === null ? [] : [cycle === 'year' ? 'yearly' : 'monthly']),
    ...(ends_on !== null ? [`ends on ${ends_on}`] : renews_on !== null ? [`renews on ${renews_on}`] : []),
  ].join(', ')

const choice = (name: string, value: string, text: string, isChosen: boolean) =>
  html`<label
    ><input type="radio" name="${name}" value="${value}" ${isChosen ? 'checked' : ''} /> ${text}</label
  >`

const button = (value: string, text: string) =>
  html`<form method="post" style="display: inline">
    <button name="act" value="${value}">${text}</button>
  </form>`

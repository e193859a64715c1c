import { z } from 'zod'
import { CARD_STATES } from '#shared/domain/billing/billing-account.ts'
import { NFR_CHOICES, planLimits } from '#shared/domain/billing/plans.ts'
import { SECOND } from '#shared/lib/time.ts'
import { readJson, readUpTo } from '#server/connectors/http.ts'
import { type BillingPortal, type PortalAccount, PortalError } from './billing-portal.ts'
import { isSignedEvent } from './event-signature.ts'

export interface HttpPortalParts {
  /** Where its API answers. */
  url: string
  key: string
  /** What it signs events with. */
  secret: string
  /** From where its pages come. */
  origin: string
  fetch: typeof globalThis.fetch
  /** How long an answer may take, in milliseconds. */
  patience?: number
}

/** Shorter than a device waits. */
const PATIENCE = 10 * SECOND
/** Of what it answers, in bytes. */
const MOST = 64 * 1024

const PLANS = { freemium: 'Freemium', essentials: 'Essentials', premium: 'Premium' } as const
const CYCLES = { month: 'monthly', year: 'yearly' } as const

const sessionAnswer = z.object({ url: z.string() })

const accountAnswer = z.object({
  account: z.string(),
  changed_at: z.iso.datetime(),
  card: z.object({ state: z.enum(CARD_STATES) }),
  subscription: z
    .object({
      plan: z.enum(['freemium', 'essentials', 'premium']),
      cycle: z.enum(['month', 'year']),
      quantity: z.number().int().positive().max(planLimits.most),
      autopilot: z.boolean(),
      nfr: z.enum(NFR_CHOICES),
      renews_on: z.iso.date().nullable(),
      ends_on: z.iso.date().nullable(),
      amount: z.number().int().nonnegative().nullable(),
      currency: z.string().regex(/^[A-Z]{3}$/),
    })
    .nullable(),
})

/** A billing portal behind an API, by the protocol that `src/server/billing/README.md` describes. */
export function createHttpPortal({
  url,
  key,
  secret,
  origin,
  fetch,
  patience = PATIENCE,
}: HttpPortalParts): BillingPortal {
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
        // The key goes nowhere else.
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      const text = await readUpTo(MOST, response)
      if (!response.ok) throw new PortalError(response.status >= 500 ? 'unreachable' : 'refused')
      return text === undefined ? undefined : readJson(text)
    } catch (cause) {
      if (cause instanceof PortalError) throw cause
      const isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
      throw new PortalError(isLate ? 'timeout' : 'unreachable')
    }
  }
  return {
    origin,
    isSignedByIt: (header, text, now) => isSignedEvent(secret, { header, text, now }),
    async openSession({ accountId, signature, returnUrl }) {
      const answered = await ask('POST', '/v1/portal_sessions', {
        account: accountId,
        signature,
        return_url: returnUrl,
      })
      const { data } = sessionAnswer.safeParse(answered)
      if (!data) throw new PortalError('unexpectedAnswer')
      if (!isOf(origin, data.url)) throw new PortalError('foreignAddress')
      return data.url
    },
    async readAccount(accountId) {
      const answered = await ask('GET', `/v1/accounts/${encodeURIComponent(accountId)}`)
      const { data } = accountAnswer.safeParse(answered)
      // Another account than the one that was asked for is nobody's to know.
      if (!data || data.account !== accountId) throw new PortalError('unexpectedAnswer')
      return accountOf(data)
    },
  }
}

function accountOf({ changed_at, card, subscription }: z.infer<typeof accountAnswer>): PortalAccount {
  return {
    changedAt: changed_at,
    card: card.state,
    purchase: subscription
      ? {
          plan: PLANS[subscription.plan],
          cycle: CYCLES[subscription.cycle],
          quantity: subscription.quantity,
          hasAutopilot: subscription.autopilot,
          nfr: subscription.nfr,
          renewsOn: subscription.renews_on,
        }
      : undefined,
    amount: subscription?.amount ?? null,
    currency: subscription?.currency ?? 'USD',
    endsOn: subscription?.ends_on ?? null,
  }
}

/** Whether an address is of an origin, and carries no name and password before it. */
function isOf(origin: string, address: string): boolean {
  const url = URL.parse(address)
  return url !== null && url.origin === origin && url.username === '' && url.password === ''
}

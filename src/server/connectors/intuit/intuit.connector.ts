import { z } from 'zod'
import type { Accounting, Expense, KeptGrant } from '../accounting.ts'
import type { AppGrant, Granted } from '../app-grant.ts'
import { ConnectorError, type ConnectorErrorReason } from '../connector-error.ts'
import { type HttpAnswer, type HttpLimits, type HttpParts, parsed, send } from '../http.ts'
import {
  companyAnswer,
  faultCodeIn,
  preferencesAnswer,
  purchasesAnswer,
  toExpense,
  tokenAnswer,
  tokenRefusal,
} from './intuit-answers.ts'
import { intuitLimits, waitingLimits } from './limits.ts'

export interface IntuitParts extends HttpParts {
  /** Without a final slash: `https://appcenter.intuit.com`, `https://oauth.platform.intuit.com`, `https://developer.api.intuit.com`, `https://quickbooks.api.intuit.com`. */
  hosts: { authorize: string; token: string; revoke: string; api: string }
  /** Our app at Intuit; empty where the site has none. */
  credentials: { clientId: string; clientSecret: string }
  /** Expenses to a page, 1 to 1000. */
  pageSize?: number
}

const SCOPE = 'com.intuit.quickbooks.accounting'

/** What is kept of a grant. The refresh token of it gives way to another one about daily. */
const grantSchema = z.object({
  realmId: z.string().regex(/^\d{1,30}$/),
  refreshToken: z.string().min(1),
  accessToken: z.string().min(1),
  /** Milliseconds since 1970. */
  renewAt: z.number(),
})
type BooksGrant = z.infer<typeof grantSchema>

/** Reads the books of companies at QuickBooks Online, each by what somebody there has granted. */
export function createIntuitConnector(parts: IntuitParts) {
  return { openBooks: (kept: KeptGrant) => openBooks(parts, kept), grant: createGrant(parts) }
}

function openBooks(parts: IntuitParts, kept: KeptGrant): Accounting {
  const renew = (seen: BooksGrant) =>
    kept.renewed(seen, (latest) => renewedGrant(parts, grantIn(latest))).then(grantIn)
  const current = async () => {
    const grant = grantIn(await kept.latest())
    return parts.clock.now() < grant.renewAt ? grant : renew(grant)
  }
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
    const grant = await current()
    let answer = await ask(parts, intuitLimits, grant, path)
    if (answer.status === 401) answer = await ask(parts, intuitLimits, await renew(grant), path)
    return readAnswer(answer, schema)
  }
  return {
    companyName: async () =>
      (await read(`companyinfo/${grantIn(await kept.latest()).realmId}`, companyAnswer)).CompanyInfo
        .CompanyName,
    expenses: (since) => expensesOf(parts, read, since),
    async revoke() {
      const { refreshToken } = grantIn(await kept.latest())
      await revokeToken(parts, refreshToken)
    },
  }
}

type Read = <T>(path: string, schema: z.ZodType<T>) => Promise<T>

/** In the order of their ids, so that what is posted meanwhile comes last. */
async function* expensesOf({ pageSize = intuitLimits.pageSize }: IntuitParts, read: Read, since: string) {
  const { Preferences } = await read('preferences', preferencesAnswer)
  const home = Preferences.CurrencyPrefs.HomeCurrency.value
  for (let page = 0; page < intuitLimits.pages; page += 1) {
    const query = `select * from Purchase where TxnDate >= '${since}' orderby Id startposition ${page * pageSize + 1} maxresults ${pageSize}`
    const { QueryResponse } = await read(`query?query=${encodeURIComponent(query)}`, purchasesAnswer)
    const said = QueryResponse.Purchase ?? []
    yield said.map((each): Expense => {
      const expense = toExpense(each, home)
      if (!expense) throw new ConnectorError('unexpectedAnswer', { code: 'unreadableAmount' })
      return expense
    })
    if (said.length < pageSize) return
  }
  // A listing that goes on for ever is none.
  throw new ConnectorError('unexpectedAnswer', { code: 'endlessList' })
}

/** The vendor's consent page knows no proof key: a code is redeemed by our secret, and the state is known to one person alone. */
const createGrant = (parts: IntuitParts): AppGrant => ({
  scopes: [SCOPE],
  url({ redirectUri, state }) {
    const url = new URL(`${parts.hosts.authorize}/connect/oauth2`)
    url.search = new URLSearchParams({
      client_id: parts.credentials.clientId,
      response_type: 'code',
      scope: SCOPE,
      redirect_uri: redirectUri,
      state,
    }).toString()
    return url.href
  },
  async redeem({ redirectUri, code, tenant = '' }) {
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri }
    const tokens = await requestTokens(parts, waitingLimits, form)
    try {
      return await grantedBy(parts, tokens, tenant)
    } catch (cause) {
      // What is of no use to us shall not stay granted; that it cannot be given back is no other failure.
      await revokeToken(parts, tokens.refreshToken).catch(() => undefined)
      throw cause
    }
  },
})

/** A token opens the books that were chosen and no others, so reading those that the way back names proves that it names them. */
async function grantedBy(
  parts: IntuitParts,
  tokens: Omit<BooksGrant, 'realmId'>,
  realm: string,
): Promise<Granted> {
  const grant = grantIn({ ...tokens, realmId: realm })
  const answer = await ask(parts, waitingLimits, grant, `companyinfo/${grant.realmId}`)
  const { CompanyInfo } = readAnswer(answer, companyAnswer)
  return {
    credentials: grant,
    tenantId: grant.realmId,
    organization: { displayName: CompanyInfo.CompanyName, domains: [] },
    missing: [],
  }
}

async function renewedGrant(parts: IntuitParts, { realmId, refreshToken }: BooksGrant): Promise<BooksGrant> {
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken }
  return { realmId, ...(await requestTokens(parts, intuitLimits, form)) }
}

async function requestTokens(parts: IntuitParts, limits: HttpLimits, form: Record<string, string>) {
  const answer = await send(parts, limits, () => ({
    url: `${parts.hosts.token}/oauth2/v1/tokens/bearer`,
    init: {
      method: 'POST',
      headers: { ...basic(parts), 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    },
  }))
  if (answer.status !== 200) throw tokenRefusalOf(answer)
  const { access_token, refresh_token, expires_in } = parsed(tokenAnswer, answer)
  const lifetime = expires_in * 1000
  return {
    refreshToken: refresh_token,
    accessToken: access_token,
    renewAt: parts.clock.now() + lifetime - Math.min(intuitLimits.renewBefore, lifetime / 2),
  }
}

/** Gives back a refresh token. What the vendor no longer knows is over already. */
async function revokeToken(parts: IntuitParts, token: string): Promise<void> {
  const answer = await send(parts, waitingLimits, () => ({
    url: `${parts.hosts.revoke}/v2/oauth2/tokens/revoke`,
    init: {
      method: 'POST',
      headers: { ...basic(parts), 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    },
  }))
  if (answer.status !== 200 && answer.status !== 400) throw tokenRefusalOf(answer)
}

const basic = ({ credentials: { clientId, clientSecret } }: IntuitParts) => ({
  Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
  Accept: 'application/json',
})

function tokenRefusalOf({ status, body }: HttpAnswer): ConnectorError {
  const { data } = tokenRefusal.safeParse(body)
  return data
    ? new ConnectorError('unauthorized', { status, code: data.error.slice(0, 50) })
    : new ConnectorError('unexpectedAnswer', { status })
}

const ask = (parts: IntuitParts, limits: HttpLimits, { realmId, accessToken }: BooksGrant, path: string) =>
  send(parts, limits, () => ({
    url: `${parts.hosts.api}/v3/company/${realmId}/${path}${path.includes('?') ? '&' : '?'}minorversion=75`,
    init: { headers: { Authorization: `Bearer ${accessToken}`, Accept: 'application/json' } },
  }))

const REASONS: Record<number, ConnectorErrorReason> = {
  401: 'unauthorized',
  403: 'unauthorized',
  404: 'notFound',
}

function readAnswer<T>(answer: HttpAnswer, schema: z.ZodType<T>): T {
  if (answer.status === 200) return parsed(schema, answer)
  const code = faultCodeIn(answer.body)
  const reason = code === undefined ? 'unexpectedAnswer' : (REASONS[answer.status] ?? 'unexpectedAnswer')
  const requestId = answer.headers.get('intuit_tid') ?? undefined
  throw new ConnectorError(reason, { status: answer.status, code, requestId })
}

function grantIn(kept: unknown): BooksGrant {
  const { data } = grantSchema.safeParse(kept)
  if (data) return data
  throw new ConnectorError('unauthorized', { code: 'unreadableCredentials' })
}

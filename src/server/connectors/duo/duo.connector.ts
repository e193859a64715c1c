import type { z } from 'zod'
import type { MfaStatus } from '#shared/domain/employees/employee.ts'
import type { FactorStanding } from '#shared/domain/mfa/factor-standing.ts'
import { type DuoCredentials, isDuoHost } from '#shared/domain/integrations/duo-credentials.ts'
import { ConnectorError, type ConnectorErrorReason } from '../connector-error.ts'
import { type HttpAnswer, type HttpLimits, type HttpParts, parsed, send } from '../http.ts'
import type { SecurityFeeds } from '../security-feeds.ts'
import type { FactorHolder, SecondFactors } from '../second-factors.ts'
import type { ProviderAccounts } from '../provider-accounts.ts'
import { accountsAnswer, type DuoUser, refusalAnswer, usersAnswer } from './duo-answers.ts'
import { duoLimits, duoLogLimits } from './limits.ts'
import { openLogFeeds } from './log-feeds.ts'
import { canonicalQuery, signedHeaders } from './sign-request.ts'

export interface DuoParts extends HttpParts {
  /** Whom requests are sent to in place of the host that they are signed for: a sandbox. Without one, that host. */
  url?: string | undefined
  /** Users to a page, 1 to 300. */
  pageSize?: number
  /** Records of a log to a page, 1 to 1,000. */
  logPageSize?: number
}

/** The keys of an account, or of the provider who looks after it and then names it. */
export type DuoAccountKeys = DuoCredentials & { accountId?: string | undefined }

/** Reads companies' Duo accounts through the Admin API, and those of a provider through the Accounts API. */
export const createDuoConnector = (parts: DuoParts) => ({
  openSecondFactors: (credentials: DuoAccountKeys): SecondFactors => ({
    prove: async () => void (await readUsers(parts, credentials, { limit: 1, offset: 0 })),
    async *holders() {
      const limit = parts.pageSize ?? duoLimits.pageSize
      for (let offset: number | undefined = 0; offset !== undefined;) {
        const { response, metadata }: z.infer<typeof usersAnswer> = await readUsers(parts, credentials, {
          limit,
          offset,
        })
        yield response.map(toHolder)
        const next: number | undefined = metadata?.next_offset
        // A listing that does not go on would never end.
        if (next !== undefined && next <= offset)
          throw new ConnectorError('unexpectedAnswer', { code: 'repeatedPage' })
        offset = next
      }
    },
  }),
  openFeeds: (keys: () => Promise<DuoAccountKeys>): SecurityFeeds =>
    openLogFeeds(parts.clock.now, async ({ path, answer }, query) => {
      const { accountId, ...credentials } = await keys()
      return answered(
        answer,
        await read(parts, duoLogLimits, credentials, path, {
          ...query,
          limit: String(parts.logPageSize ?? duoLogLimits.pageSize),
          ...(accountId === undefined ? {} : { account_id: accountId }),
        }),
      )
    }),
  openProviderAccounts: (credentials: DuoCredentials): ProviderAccounts => ({
    async list() {
      const path = '/accounts/v1/account/list'
      const body = '{}'
      const root = rootOf(parts, credentials)
      const answer = await send(parts, duoLimits, () => ({
        url: `${root}${path}`,
        init: {
          method: 'POST',
          headers: signedHeaders(credentials, { path, body, now: parts.clock.now() }),
          body,
        },
      }))
      const { response } = answered(accountsAnswer, answer)
      return (
        response
          .map(({ account_id: id, name, api_hostname: host }) => ({ id, name, host }))
          // Nothing could be asked of what is elsewhere.
          .filter(({ host }) => isDuoHost(host))
      )
    },
  }),
})

/** Where an account is asked. What was stored is looked at as well: whoever could alter it would else choose where we call. */
function rootOf({ url }: DuoParts, { apiHostname }: DuoCredentials): string {
  if (!isDuoHost(apiHostname)) throw new ConnectorError('unauthorized', { code: 'foreignHost' })
  return url?.replace(/\/$/, '') ?? `https://${apiHostname}`
}

function answered<T>(schema: z.ZodType<T>, answer: HttpAnswer): T {
  if (answer.status !== 200) throw refusalOf(answer)
  return parsed(schema, answer)
}

async function readUsers(
  parts: DuoParts,
  { accountId, ...credentials }: DuoAccountKeys,
  page: { limit: number; offset: number },
): Promise<z.infer<typeof usersAnswer>> {
  const answer = await read(parts, duoLimits, credentials, '/admin/v1/users', {
    limit: String(page.limit),
    offset: String(page.offset),
    ...(accountId === undefined ? {} : { account_id: accountId }),
  })
  return answered(usersAnswer, answer)
}

async function read(
  parts: DuoParts,
  limits: HttpLimits,
  credentials: DuoCredentials,
  path: string,
  asked: Readonly<Record<string, string>>,
): Promise<HttpAnswer> {
  const query = canonicalQuery(asked)
  const root = rootOf(parts, credentials)
  return send(parts, limits, () => ({
    url: `${root}${path}?${query}`,
    // Signed for each attempt, since a signature is only good for some minutes.
    init: { headers: signedHeaders(credentials, { path, query, now: parts.clock.now() }) },
  }))
}

function refusalOf({ status, body }: HttpAnswer): ConnectorError {
  const code = refusalAnswer.safeParse(body).data?.code
  return new ConnectorError(
    code === undefined ? 'unexpectedAnswer' : (REASONS[status] ?? 'unexpectedAnswer'),
    {
      status,
      code: code?.toString(),
    },
  )
}

const REASONS: Record<number, ConnectorErrorReason> = {
  401: 'unauthorized',
  403: 'missingScope',
  404: 'notFound',
}

function toHolder({ user_id: id, username, email, aliases, ...user }: DuoUser): FactorHolder {
  const names = [email ?? '', username, ...Object.values(aliases ?? {})]
  const addresses = names.map((name) => name.trim().toLowerCase()).filter((name) => name.includes('@'))
  return { id, addresses: [...new Set(addresses)], status: statusOf(user), standing: standingOf(user) }
}

function statusOf({ status, is_enrolled }: Pick<DuoUser, 'status' | 'is_enrolled'>): MfaStatus | null {
  if (status === 'pending deletion') return null
  // Whoever may pass by is not asked for a second factor, whether they have one or not.
  if (status === 'bypass') return 'Disabled'
  return is_enrolled ? 'Registered' : 'Not Registered'
}

const STANDINGS: Partial<Record<string, FactorStanding>> = {
  bypass: 'Disabled',
  disabled: 'Sign-in Blocked',
  'locked out': 'Locked Out',
  'pending deletion': 'Pending Deletion',
}

const standingOf = ({
  status,
  is_enrolled,
}: Pick<DuoUser, 'status' | 'is_enrolled'>): FactorStanding | null =>
  status === 'active' ? (is_enrolled ? 'Registered' : 'Not Registered') : (STANDINGS[status] ?? null)

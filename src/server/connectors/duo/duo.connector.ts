import type { z } from 'zod'
import type { MfaStatus } from '#shared/domain/employees/employee.ts'
import type { FactorStanding } from '#shared/domain/mfa/factor-standing.ts'
import { type DuoCredentials, isDuoHost } from '#shared/domain/integrations/duo-credentials.ts'
import { ConnectorError, type ConnectorErrorReason } from '../connector-error.ts'
import { type HttpAnswer, type HttpParts, send } from '../http.ts'
import type { FactorHolder, SecondFactors } from '../second-factors.ts'
import { type DuoUser, refusalAnswer, usersAnswer } from './duo-answers.ts'
import { duoLimits } from './limits.ts'
import { canonicalQuery, signedHeaders } from './sign-request.ts'

export interface DuoParts extends HttpParts {
  /** Whom requests are sent to in place of the host that they are signed for: a sandbox. Without one, that host. */
  url?: string | undefined
  /** Users to a page, 1 to 300. */
  pageSize?: number
}

/** Reads companies' Duo accounts through the Admin API, each with keys of its own. */
export const createDuoConnector = (parts: DuoParts) => ({
  openSecondFactors: (credentials: DuoCredentials): SecondFactors => ({
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
})

async function readUsers(
  parts: DuoParts,
  credentials: DuoCredentials,
  page: { limit: number; offset: number },
): Promise<z.infer<typeof usersAnswer>> {
  // What was stored is looked at as well: whoever could alter it would else choose where we call.
  if (!isDuoHost(credentials.apiHostname)) throw new ConnectorError('unauthorized', { code: 'foreignHost' })
  const path = '/admin/v1/users'
  const query = canonicalQuery({ limit: String(page.limit), offset: String(page.offset) })
  const root = parts.url?.replace(/\/$/, '') ?? `https://${credentials.apiHostname}`
  const answer = await send(parts, duoLimits, () => ({
    url: `${root}${path}?${query}`,
    // Signed for each attempt, since a signature is only good for some minutes.
    init: { headers: signedHeaders(credentials, { path, query, now: parts.clock.now() }) },
  }))
  if (answer.status !== 200) throw refusalOf(answer)
  const parsed = usersAnswer.safeParse(answer.body)
  if (parsed.success) return parsed.data
  throw new ConnectorError('unexpectedAnswer', { status: 200, cause: parsed.error })
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

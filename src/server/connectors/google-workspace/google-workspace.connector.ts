import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import { type AppGrant, type Granted, NO_ORGANIZATION, NOT_ADMINISTRATOR } from '../app-grant.ts'
import { ConnectorError } from '../connector-error.ts'
import type { SecurityFeeds } from '../security-feeds.ts'
import type { GrantedDirectory, GrantedOrganization } from '../granted-directory.ts'
import type { HttpLimits, HttpParts } from '../http.ts'
import { createAccessTokens, requestToken, revokeToken } from './access-tokens.ts'
import { createDirectoryClient, type DirectoryClient, type TokenSource } from './directory-client.ts'
import { openActivityFeeds, REPORTS_SCOPE } from './activities/activity-feeds.ts'
import { groupsOf } from './groups.ts'
import { claimsSchema, customerAnswer, domainsAnswer, userAnswer, usersAnswer } from './google-answers.ts'
import { LICENSES_SCOPE, licensesOf } from './licenses.ts'
import { googleLimits, waitingLimits } from './limits.ts'
import { pagesOf } from './pages.ts'
import { toPerson } from './people.ts'
import { createWorkspaceSettings, SETTINGS_SCOPES } from './workspace-settings.ts'

export interface GoogleParts extends HttpParts {
  /** Without a final slash: `https://accounts.google.com`, `https://oauth2.googleapis.com`, `https://admin.googleapis.com`,
   * `https://cloudidentity.googleapis.com`, `https://licensing.googleapis.com`. */
  hosts: { accounts: string; token: string; admin: string; cloudIdentity: string; licensing: string }
  /** Our app at Google; empty where the site has none. */
  credentials: { clientId: string; clientSecret: string }
  /** Users to a page, 1 to 500. */
  pageSize?: number
  /** Activities to a page, 1 to 1,000. */
  activityPageSize?: number
}

const AUTH = 'https://www.googleapis.com/auth/'
const USERS = `${AUTH}admin.directory.user.readonly`
/** Without these the domains and the name are not known, and nothing is of what happens, of what is set, and of groups and licences. */
const BESIDE = [
  `${AUTH}admin.directory.customer.readonly`,
  `${AUTH}admin.directory.domain.readonly`,
  `${AUTH}${REPORTS_SCOPE}`,
  ...SETTINGS_SCOPES.map((scope) => `${AUTH}${scope}`),
  `${AUTH}${LICENSES_SCOPE}`,
]
/** All of them only read, but for that of licences, of which there is none that only reads. */
const SCOPES = ['openid', 'email', USERS, ...BESIDE]

/** With which a company's directory is opened. */
export const grantSchema = z.object({ refreshToken: z.string().min(1) })
type Credentials = z.infer<typeof grantSchema>

/** Reads companies' Google Workspaces, each in the name of the administrator who has let us in. Keep one: it holds their tokens. */
export function createGoogleConnector(parts: GoogleParts) {
  const tokens = createAccessTokens(parts)
  const tokensOf = ({ refreshToken }: Credentials): TokenSource => ({
    get: () => tokens.get(refreshToken),
    replace: (refused) => tokens.replace(refreshToken, refused),
  })
  const openDirectory = (credentials: Credentials): GrantedDirectory => {
    const { refreshToken } = credentials
    const tokenSource = tokensOf(credentials)
    const client = createDirectoryClient(parts, googleLimits, tokenSource)
    const licensing = `${parts.hosts.licensing}/apps/licensing/v1`
    return {
      organization: () => organizationOf(client),
      people: () => peopleOf(client, parts.pageSize ?? googleLimits.pageSize),
      groups: () => groupsOf(client),
      licenses: (tenantId) =>
        licensesOf(createDirectoryClient(parts, googleLimits, tokenSource, licensing), tenantId),
      licensesPermission: LICENSES_SCOPE,
      async revoke() {
        tokens.forget(refreshToken)
        await revokeToken(parts, refreshToken)
      },
    }
  }
  const openFeeds = (grant: () => Promise<Credentials>): SecurityFeeds =>
    openActivityFeeds(
      async () =>
        createDirectoryClient(
          parts,
          googleLimits,
          tokensOf(await grant()),
          `${parts.hosts.admin}/admin/reports/v1`,
        ),
      { now: parts.clock.now, pageSize: parts.activityPageSize },
    )
  const openSettings = (credentials: Credentials) => createWorkspaceSettings(parts, tokensOf(credentials))
  return { openDirectory, openFeeds, openSettings, grant: createGrant(parts) }
}

/** https://developers.google.com/identity/protocols/oauth2/web-server */
function createGrant(parts: GoogleParts): AppGrant {
  const { hosts, credentials } = parts
  return {
    scopes: SCOPES,
    url({ redirectUri, state, verifier }) {
      const url = new URL(`${hosts.accounts}/o/oauth2/v2/auth`)
      url.search = new URLSearchParams({
        client_id: credentials.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPES.join(' '),
        access_type: 'offline',
        // A refresh token is given only where somebody consents, and the account may be another one than last time.
        prompt: 'consent select_account',
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString()
      return url.href
    },
    async redeem({ redirectUri, code, verifier }) {
      const told = await requestToken(parts, waitingLimits, {
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      })
      try {
        return await grantedBy(parts, told)
      } catch (cause) {
        // What is of no use to us shall not stay granted; that it cannot be given back is no other failure.
        await revokeToken(parts, told.refresh_token ?? told.access_token).catch(() => undefined)
        throw cause
      }
    },
  }
}

async function grantedBy(
  parts: GoogleParts,
  { access_token, refresh_token, scope = '', id_token = '' }: Awaited<ReturnType<typeof requestToken>>,
): Promise<Granted> {
  const { sub, hd } = personIn(id_token)
  if (hd === undefined) throw new ConnectorError('unauthorized', { code: NO_ORGANIZATION })
  const scopes = scope.split(/\s+/)
  if (!scopes.includes(USERS)) throw new ConnectorError('missingScope', { code: 'insufficientPermissions' })
  if (refresh_token === undefined) throw new ConnectorError('unexpectedAnswer', { code: 'noRefreshToken' })
  const client = clientWith(parts, waitingLimits, access_token)
  const person = await client
    .read(`/users/${encodeURIComponent(sub)}`, userAnswer)
    .catch((cause: unknown) => {
      const isForbidden =
        cause instanceof ConnectorError && cause.status === 403 && cause.code !== 'insufficientPermissions'
      throw isForbidden ? new ConnectorError('unauthorized', { code: NOT_ADMINISTRATOR }) : cause
    })
  // Nobody speaks for a workspace who holds a part of an administrator's rights.
  if (person.isAdmin !== true) throw new ConnectorError('unauthorized', { code: NOT_ADMINISTRATOR })
  const organization = await organizationOf(client)
  return {
    credentials: { refreshToken: refresh_token } satisfies z.infer<typeof grantSchema>,
    tenantId: person.customerId,
    organization: {
      displayName: organization.displayName || hd.toLowerCase(),
      domains: organization.domains.length > 0 ? organization.domains : [hd.toLowerCase()],
    },
    missing: BESIDE.filter((each) => !scopes.includes(each)).map((each) => each.slice(AUTH.length)),
  }
}

/** Whom an identity token is of. It came from the token service itself, so its signature is not asked. */
function personIn(token: string): z.infer<typeof claimsSchema> {
  try {
    return claimsSchema.parse(decodeJwt(token))
  } catch (cause) {
    throw new ConnectorError('unexpectedAnswer', { code: 'unreadableToken', cause })
  }
}

/** A token that was given just now is not replaced. */
const clientWith = (parts: GoogleParts, limits: HttpLimits, token: string) => {
  const get = async () => token
  return createDirectoryClient(parts, limits, { get, replace: get })
}

/** What may not be read of it is empty. */
async function organizationOf(client: DirectoryClient): Promise<GrantedOrganization> {
  const customer = await unlessRefused(client.read('/customers/my_customer', customerAnswer))
  const told = await unlessRefused(client.read('/customer/my_customer/domains', domainsAnswer))
  const domains = (told?.domains ?? [])
    .filter(({ verified }) => verified !== false)
    .toSorted((a, b) => Number(b.isPrimary === true) - Number(a.isPrimary === true))
    .map(({ domainName }) => domainName.toLowerCase())
  return {
    displayName: customer?.postalAddress?.organizationName || customer?.customerDomain || domains[0] || '',
    domains,
  }
}

async function unlessRefused<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (cause) {
    if (cause instanceof ConnectorError && cause.reason === 'missingScope') return undefined
    throw cause
  }
}

async function* peopleOf(client: DirectoryClient, pageSize: number) {
  const query = {
    customer: 'my_customer',
    maxResults: String(pageSize),
    orderBy: 'email',
    projection: 'full',
  }
  for await (const { users = [] } of pagesOf(client, usersAnswer, '/users', query)) yield users.map(toPerson)
}

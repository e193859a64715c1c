import { createHmac, timingSafeEqual } from 'node:crypto'
import { isItem } from '../is-item.ts'
import { type Refusal, refusals } from '../sign-in/login-refusals.ts'
import { issueToken, TOKEN_LIFETIME } from '../sign-in/access-tokens.ts'
import { isInstalled } from '../sign-in/consent.ts'
import { isProvoked } from '../tenant/provoked.ts'
import type { Tenants } from '../tenant/tenants.ts'
import { type Partners, rolesAt } from './partners.ts'

export const PARTNER_CENTER = 'https://api.partnercenter.microsoft.com'

/** Delegated permissions of the one app registration, which its partner's administrator has agreed to. */
const DELEGATED_SCOPES = [
  'Application.Read.All',
  'AppRoleAssignment.ReadWrite.All',
  'DelegatedAdminRelationship.ReadWrite.All',
  'Directory.Read.All',
  'User.Read',
]

/** Who has signed in, and stays so for as long as their refresh token is good. */
interface Session {
  tenantId: string
  userId: string
}

/** Says who has signed in; it is good until the secret of the app is another one. */
export function writeRefreshToken(key: string, session: Session): string {
  const body = Buffer.from(JSON.stringify(session)).toString('base64url')
  return `0.${body}.${signature(key, body)}`
}

function readRefreshToken(key: string, token: string): Session | undefined {
  const [, body = '', signed = ''] = token.split('.')
  const [expected, given] = [Buffer.from(signature(key, body)), Buffer.from(signed)]
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined
  const said: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
  return isItem(said) && typeof said['tenantId'] === 'string' && typeof said['userId'] === 'string'
    ? { tenantId: said['tenantId'], userId: said['userId'] }
    : undefined
}

interface RedeemParts {
  tenants: Tenants
  partners: Partners
  client: { id: string; secret: string }
}

/**
 * A token of somebody who has signed in earlier, for their own tenant or for that of a customer whom they may administer.
 * https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow#refresh-the-access-token
 */
export function redeemRefreshToken(
  { tenants, partners, client }: RedeemParts,
  form: URLSearchParams,
  /** The tenant whose token is asked for. */
  at: string,
  audience: string | undefined,
  now: number,
) {
  const clientId = form.get('client_id') ?? ''
  const unproven = clientRefusal(client, form, at)
  if (unproven) return { refusal: unproven }
  const session = readRefreshToken(client.secret, form.get('refresh_token') ?? '')
  if (!session || !tenants.get(session.tenantId)) return { refusal: refusals.badCode('expired') }
  const tenant = tenants.get(at)
  if (!tenant) return { refusal: refusals.unknownTenant(at) }
  if (audience === undefined) return { refusal: refusals.scope(form.get('scope') ?? '') }
  const isHome = tenant.tenantId === session.tenantId
  const partner = partners.get(session.tenantId)
  const roleIds = isHome || !partner ? [] : rolesAt(partner, session.userId, tenant.tenantId, now)
  if (isProvoked(tenant, 'mfa-challenge')) return { refusal: refusals.mfa() }
  if (!isHome) {
    if (roleIds.length === 0) return { refusal: refusals.foreignUser(tenant.tenantId) }
    if (isProvoked(tenant, 'conditional-access')) return { refusal: refusals.conditionalAccess() }
  }
  const agreed = isHome ? new Set(DELEGATED_SCOPES) : partner?.consents.get(tenant.tenantId)
  if (!agreed || !isInstalled(tenant, now)) return { refusal: refusals.notConsented(clientId) }
  const scopes = DELEGATED_SCOPES.filter((scope) => agreed.has(scope))
  return {
    token_type: 'Bearer',
    scope: scopes.join(' '),
    expires_in: TOKEN_LIFETIME,
    ext_expires_in: TOKEN_LIFETIME,
    access_token: issueToken(
      client.secret,
      {
        tenantId: tenant.tenantId,
        clientId,
        roles: scopes,
        audience,
        person: { id: session.userId, home: session.tenantId, roleIds },
      },
      now,
    ),
    // A new one with every redemption; the old one stays good.
    refresh_token: writeRefreshToken(client.secret, session),
  } satisfies object | { refusal: Refusal }
}

/** Why an app does not count as the one that it says it is. */
export function clientRefusal(
  client: { id: string; secret: string },
  form: URLSearchParams,
  at: string,
): Refusal | undefined {
  const clientId = form.get('client_id') ?? ''
  if (clientId !== client.id) return refusals.unknownApplication(clientId, at)
  if (!form.get('client_secret')) return refusals.noSecret()
  return form.get('client_secret') === client.secret ? undefined : refusals.wrongSecret(clientId)
}

const signature = (key: string, text: string) =>
  createHmac('sha256', key).update(`refresh ${text}`).digest('base64url')

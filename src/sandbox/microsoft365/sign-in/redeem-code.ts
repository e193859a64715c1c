import { randomUUID } from 'node:crypto'
import { TOKEN_LIFETIME } from './access-tokens.ts'
import { type AuthorizationCodes, fitsChallenge } from './authorization-codes.ts'
import type { IdTokens } from './id-tokens.ts'
import { EXCHANGE } from '../exchange/exchange.ts'
import { type Refusal, refusals } from './login-refusals.ts'
import { clientRefusal, writeRefreshToken } from '../partner/delegated-tokens.ts'
import { isProvoked } from '../tenant/provoked.ts'
import { ANY_TENANT } from './sign-on.ts'
import type { Tenant } from '../tenant/state.ts'

/**
 * What a person's app gets for its code, or why not.
 * https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow#redeem-a-code-for-an-access-token
 */
export async function redeemCode(
  {
    codes,
    idTokens,
    client,
  }: { codes: AuthorizationCodes; idTokens: IdTokens; client: { id: string; secret: string } },
  form: URLSearchParams,
  /** The tenant that the code is redeemed at. */
  at: string,
  address: string,
  now: number,
) {
  const clientId = form.get('client_id') ?? ''
  const unproven = clientRefusal(client, form, ANY_TENANT)
  if (unproven) return { refusal: unproven }
  const taken = codes.take(form.get('code') ?? '')
  if ('refused' in taken) return { refusal: refusals.badCode(taken.refused) }
  const { grant } = taken
  if (grant.redirectUri !== form.get('redirect_uri')) return { refusal: refusals.otherRedirectUri() }
  if (!fitsChallenge(form.get('code_verifier') ?? '', grant.challenge))
    return { refusal: refusals.wrongVerifier() }
  const { tenant, user, roleIds, nonce, scope } = grant
  if (at !== ANY_TENANT && at.toLowerCase() !== tenant.tenantId.toLowerCase())
    return { refusal: refusals.otherTenant() }
  const refusal = scope.includes(EXCHANGE) ? provokedRefusal(tenant) : undefined
  if (refusal) return { refusal }
  const issuer = `${address}/${tenant.tenantId}/v2.0`
  return {
    token_type: 'Bearer',
    scope,
    expires_in: TOKEN_LIFETIME,
    ext_expires_in: TOKEN_LIFETIME,
    // Of an app that asks for nothing but who somebody is, nobody takes it for anything.
    access_token: randomUUID(),
    // Who wants to come back without the person says so.
    ...(scope.split(' ').includes('offline_access')
      ? {
          refresh_token: writeRefreshToken(client.secret, { tenantId: tenant.tenantId, userId: user.id }),
        }
      : {}),
    id_token: await idTokens.issue({ issuer, audience: clientId, tenant, user, roleIds, nonce, now }),
  }
}

/** What a tenant says to who wants to use Exchange, where a person has asked for that. */
function provokedRefusal(tenant: Tenant): Refusal | undefined {
  if (isProvoked(tenant, 'code-expired')) return refusals.badCode('expired')
  if (isProvoked(tenant, 'code-redeemed')) return refusals.badCode('used')
  if (isProvoked(tenant, 'mfa-challenge')) return refusals.mfa()
  if (isProvoked(tenant, 'conditional-access')) return refusals.conditionalAccess()
  return isProvoked(tenant, 'code-of-other-tenant') ? refusals.otherTenant() : undefined
}

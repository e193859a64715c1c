import { Hono, type Context } from 'hono'
import type { Grants } from './grants.ts'
import type { IdTokens } from './id-tokens.ts'
import { note } from './state.ts'

export interface Client {
  id: string
  secret: string
}

interface OAuthParts {
  client: Client
  grants: Grants
  idTokens: IdTokens
  clock: { now: () => number }
}

const refused = (c: Context, status: 400 | 401, error: string, description: string) =>
  c.json({ error, error_description: description }, status)

const EXPIRED = 'Token has been expired or revoked.'

/** Where tokens are given and taken back: `oauth2.googleapis.com`. */
export const createOAuth = ({ client, grants, idTokens, clock }: OAuthParts) =>
  new Hono()
    .post('/token', async (c) => {
      const form = new URLSearchParams(await c.req.text())
      const { id, secret } = credentialsIn(c, form)
      if (id !== client.id) return refused(c, 401, 'invalid_client', 'The OAuth client was not found.')
      if (secret !== client.secret) return refused(c, 401, 'invalid_client', 'Unauthorized')
      const grantType = form.get('grant_type')
      if (grantType === 'authorization_code') {
        const verifier = form.get('code_verifier') ?? undefined
        const redeemed = grants.redeem(form.get('code') ?? '', form.get('redirect_uri') ?? '', verifier)
        if ('refused' in redeemed) return refused(c, 400, 'invalid_grant', redeemed.refused)
        const { grant, isOffline } = redeemed
        const { workspace, user } = grant.account
        if (workspace && user)
          note(workspace, clock.now(), {
            application: 'token',
            actor: user,
            event: {
              type: 'auth',
              name: 'authorize',
              parameters: [
                { name: 'client_id', value: client.id },
                { name: 'app_name', value: 'Castellan' },
                { name: 'scope', multiValue: grant.scopes },
              ],
            },
          })
        const { token, seconds } = grants.giveAccessToken(grant)
        return c.json({
          access_token: token,
          expires_in: seconds,
          ...(isOffline ? { refresh_token: grants.giveRefreshToken(grant) } : {}),
          scope: grant.scopes.join(' '),
          token_type: 'Bearer',
          ...(grant.scopes.includes('openid') ? { id_token: idTokens.give(grant.account) } : {}),
        })
      }
      if (grantType === 'refresh_token') {
        const grant = grants.refreshed(form.get('refresh_token') ?? '')
        if (!grant) return refused(c, 400, 'invalid_grant', EXPIRED)
        const { token, seconds } = grants.giveAccessToken(grant)
        return c.json({
          access_token: token,
          expires_in: seconds,
          scope: grant.scopes.join(' '),
          token_type: 'Bearer',
        })
      }
      return refused(c, 400, 'unsupported_grant_type', `Invalid grant_type: ${grantType ?? ''}`)
    })
    .post('/revoke', async (c) => {
      const form = new URLSearchParams(await c.req.text())
      const token = form.get('token') ?? c.req.query('token') ?? ''
      return grants.revoke(token) ? c.json({}) : refused(c, 400, 'invalid_token', 'Token expired or revoked')
    })

/** In the form, or as the published client may send them. */
function credentialsIn(c: Context, form: URLSearchParams): { id: string | null; secret: string | null } {
  const encoded = /^Basic (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (encoded === undefined) return { id: form.get('client_id'), secret: form.get('client_secret') }
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString().split(':').map(decodeURIComponent)
  return { id, secret }
}

import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { HaloRefusal } from './refusal.ts'
import type { HaloInstance } from './state.ts'

const TOKEN_LIFE = 3_600_000

/** Where a Halo says who gives out its tokens, and gives them out. */
export const createHaloTokens = (instanceOf: (c: Context) => HaloInstance, clock: { now: () => number }) =>
  new Hono()
    .get('/:host/api/authinfo', (c) => {
      const { host, provoked } = instanceOf(c)
      if (provoked.has('down')) throw new HaloRefusal(503, 'Service Unavailable')
      const authHost = provoked.has('foreign-auth') ? 'login.elsewhere.example' : host
      return c.json({ auth_url: `https://${authHost}/auth`, tenant_id: tenantOf(host) })
    })
    .post('/:host/auth/token', async (c) => {
      const halo = instanceOf(c)
      const form = await c.req.formData()
      const isOwn =
        form.get('grant_type') === 'client_credentials' &&
        form.get('client_id') === halo.clientId &&
        form.get('client_secret') === halo.clientSecret &&
        c.req.query('tenant') === tenantOf(halo.host)
      if (!isOwn)
        throw new HaloRefusal(400, {
          error: 'invalid_client',
          error_description: 'The specified client credentials are invalid.',
        })
      const token = randomBytes(24).toString('base64url')
      halo.tokens.set(token, clock.now() + TOKEN_LIFE)
      return c.json({
        scope: form.get('scope'),
        token_type: 'Bearer',
        access_token: token,
        expires_in: TOKEN_LIFE / 1000,
        refresh_token: null,
        id_token: null,
      })
    })

const tenantOf = (host: string) => host.split('.')[0] ?? host

import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attemptLifetime } from '#server/sso/attempt.ts'
import { createHostedSignOn } from '#server/sso/hosted-pool.ts'
import { newAttempt } from '#server/sso/relying-party.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

const ISSUER = 'https://cognito-idp.example.test/eu_pool'
const DOMAIN = 'https://castle.auth.example.test'

let site: TestSite
let keys: Awaited<ReturnType<typeof generateKeyPair>>
let owner: string
beforeAll(async () => {
  site = await openTestSite()
  keys = await generateKeyPair('RS256')
  owner = (await site.signIn('owner')).login.userData.id
})
afterAll(() => site?.close())

/** A hosted pool as far as its sign-in pages go; `said` is what its token says, beside what belongs there. */
function open(said: Record<string, unknown>) {
  const attempt = newAttempt(Date.now() + attemptLifetime)
  const forms: URLSearchParams[] = []
  const idToken = () =>
    new SignJWT({ iss: ISSUER, aud: 'app', sub: owner, nonce: attempt.nonce, token_use: 'id', ...said })
      .setProtectedHeader({ alg: 'RS256', kid: 'key' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(keys.privateKey)
  const signOn = createHostedSignOn({
    db: site.database.db,
    domain: DOMAIN,
    issuer: ISSUER,
    clientId: 'app',
    provider: 'Microsoft',
    redirectUri: 'https://castle.test/sso',
    fetch: (async (url: string, init?: RequestInit) => {
      if (url === `${ISSUER}/.well-known/jwks.json`) {
        const key = await exportJWK(keys.publicKey)
        return Response.json({ keys: [{ ...key, kid: 'key', use: 'sig' }] })
      }
      if (url !== `${DOMAIN}/oauth2/token`) return new Response(null, { status: 404 })
      forms.push(new URLSearchParams(await new Response(init?.body).text()))
      const id_token = await idToken()
      return Response.json({
        id_token,
        access_token: 'access',
        refresh_token: 'refresh',
        expires_in: 3600,
        token_type: 'Bearer',
      })
    }) as typeof fetch,
  })
  return { signOn, attempt, forms }
}

test('a hosted pool is asked for Microsoft by its own page, and its tokens are taken as they are', async () => {
  const { signOn, attempt, forms } = open({})
  const url = new URL(await signOn.authorizeUrl(attempt))
  expect(url.origin + url.pathname).toBe(`${DOMAIN}/oauth2/authorize`)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    identity_provider: 'Microsoft',
    client_id: 'app',
    code_challenge_method: 'S256',
    state: attempt.state,
  })
  expect(await signOn.signIn('a code', attempt)).toEqual({
    idToken: expect.stringMatching(/^ey/),
    accessToken: 'access',
    refreshToken: 'refresh',
    expiresIn: 3600,
  })
  expect(Object.fromEntries(forms[0] ?? [])).toMatchObject({
    grant_type: 'authorization_code',
    code: 'a code',
    code_verifier: attempt.verifier,
    redirect_uri: 'https://castle.test/sso',
  })
})

test.each([
  [{ sub: '99999999-2222-4333-8444-555555555555' }, 'notAuthorized'],
  [{ iss: 'https://elsewhere.test' }, 'sessionUnverified'],
  [{ aud: 'another app' }, 'sessionUnverified'],
  [{ nonce: 'of another attempt' }, 'sessionUnverified'],
])('a token that says %o is refused as %s', async (said, code) => {
  const { signOn, attempt } = open(said)
  await expect(signOn.signIn('a code', attempt)).rejects.toMatchObject({ code })
})

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider'

export interface ForeignPerson {
  tid: string
  oid: string
  email?: string
  xms_edov?: boolean
}

export interface ForeignProvider {
  url: string
  /** Goes through the provider's pages in a browser of its own, as somebody or, with `cancel`, refusing; where they lead to. */
  visit: (authorizeUrl: URL, as: string) => Promise<URL>
  close: () => Promise<void>
}

interface Options {
  client: { id: string; secret: string }
  redirectUri: string
  people: Record<string, ForeignPerson>
}

/** Somebody else's OpenID Connect server in the place of Entra ID, listening on loopback. */
export async function openForeignProvider({
  client,
  redirectUri,
  people,
}: Options): Promise<ForeignProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('The provider does not listen.')
  const url = `http://127.0.0.1:${address.port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(url, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'foreign' }] },
    cookies: { keys: ['of the test'] },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AuthorizationCode: 60,
      AccessToken: 600,
      IdToken: 600,
    },
    pkce: { required: () => true },
    // As Entra ID does, everything is in the identity token.
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'tid', 'oid'], email: ['email', 'xms_edov'], profile: [] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: policy(), url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people[sub] }) }),
    loadExistingGrant: async (ctx) => {
      const { client: asking, session } = ctx.oidc
      const grant = new ctx.oidc.provider.Grant({
        ...(asking ? { clientId: asking.clientId } : {}),
        ...(session?.accountId ? { accountId: session.accountId } : {}),
      })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  } satisfies Configuration)

  const answer = provider.callback()
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    if (pathname.startsWith('/interaction/')) {
      const as = searchParams.get('as') ?? ''
      return provider.interactionFinished(
        request,
        response,
        as === 'cancel' ? { error: 'access_denied' } : { login: { accountId: as }, select_account: {} },
      )
    }
    // Entra ID has its document at a place of each tenant.
    if (pathname.startsWith('/organizations/v2.0/')) request.url = pathname.replace('/organizations/v2.0', '')
    return answer(request, response)
  }
  server.on('request', (request, response) => void handle(request, response))

  return {
    url,
    visit: (authorizeUrl, as) => visit(authorizeUrl, as, redirectUri),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function policy() {
  const { base, Prompt } = interactionPolicy
  const prompts = base()
  prompts.add(new Prompt({ name: 'select_account', requestable: true }), 0)
  return prompts
}

/** Follows the provider from page to page until it sends the browser back. */
async function visit(start: URL, as: string, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let next = start
  for (let pages = 0; pages < 10; pages++) {
    if (next.href.startsWith(redirectUri)) return next
    if (next.pathname.startsWith('/interaction/')) next.searchParams.set('as', as)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`The provider stays: ${response.status} ${await response.text()}`)
    next = new URL(location, next)
  }
  throw new Error('The provider never sends the browser back.')
}

import * as oidc from 'openid-client'
import { AppError } from '#server/platform/app-error.ts'
import type { Attempt } from './attempt.ts'

/** What a provider answered for a code. */
export interface RedeemedCode {
  /** Of the identity token: signed by the provider, for us, for this attempt, and not expired. */
  claims: oidc.IDToken
  tokens: oidc.TokenEndpointResponse
}

/** Our side of OpenID Connect: an authorization code with PKCE, state and nonce. */
export interface RelyingParty {
  authorizeUrl: (attempt: Attempt) => Promise<string>
  /** Throws `sessionUnverified` for what does not belong to the attempt, else `signInUnreachable`. */
  redeem: (code: string, attempt: Attempt) => Promise<RedeemedCode>
}

interface Options {
  /** Finds the provider; what failed is tried again by the next who asks. */
  find: () => Promise<oidc.Configuration>
  /** Where the provider sends the browser back to. */
  redirectUri: string
  scope: string
  /** Of the way there. */
  parameters?: Record<string, string>
}

export const newAttempt = (until: number): Attempt => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
  until,
})

export function createRelyingParty({ find, redirectUri, scope, parameters }: Options): RelyingParty {
  let found: Promise<oidc.Configuration> | undefined
  const provider = () =>
    (found ??= find().catch((cause: unknown) => {
      found = undefined
      throw new AppError('signInUnreachable', { cause })
    }))

  return {
    authorizeUrl: async ({ state, nonce, verifier }) =>
      oidc.buildAuthorizationUrl(await provider(), {
        ...parameters,
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href,

    redeem: async (code, { state, nonce, verifier }) => {
      const configuration = await provider()
      const landing = new URL(redirectUri)
      landing.search = new URLSearchParams({ code, state }).toString()
      const { issuer, authorization_response_iss_parameter_supported: saysWho } =
        configuration.serverMetadata()
      // The page hands on code and state alone. There is one provider, so none can be taken for another.
      if (saysWho) landing.searchParams.set('iss', issuer)
      const tokens = await oidc
        .authorizationCodeGrant(configuration, landing, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        .catch((cause: unknown) => {
          throw new AppError(isRefusal(cause) ? 'sessionUnverified' : 'signInUnreachable', { cause })
        })
      const claims = tokens.claims()
      if (!claims) throw new AppError('sessionUnverified')
      return { claims, tokens }
    },
  }
}

/** Codes of the library for a token that is not for us, or not for this attempt. */
const UNFIT = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_INVALID_RESPONSE',
])

/** Whether the provider, or a token of it, says that this is not in order; else it could not be asked. */
function isRefusal(cause: unknown): boolean {
  if (cause instanceof oidc.ResponseBodyError) return cause.error === 'invalid_grant'
  return cause instanceof oidc.ClientError && UNFIT.has(cause.code ?? '')
}

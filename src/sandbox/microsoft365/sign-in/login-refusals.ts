import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'

/** A refusal of the token service in its own words. */
export interface Refusal {
  status: 400 | 401
  error: string
  number: number
  description: string
}

/** https://learn.microsoft.com/entra/identity-platform/reference-error-codes */
export const refusals = {
  invalidTenant: (name: string) => ({
    status: 400 as const,
    error: 'invalid_request',
    number: 900023,
    description: `Specified tenant identifier '${name}' is neither a valid DNS name, nor a valid external domain.`,
  }),
  unknownTenant: (name: string) => ({
    status: 400 as const,
    error: 'invalid_request',
    number: 90002,
    description: `Tenant '${name}' not found. Check to make sure you have the correct tenant ID and are signing into the correct cloud.`,
  }),
  malformed: () => ({
    status: 400 as const,
    error: 'invalid_request',
    number: 9002313,
    description: 'Invalid request. Request is malformed or invalid.',
  }),
  missingParameter: (parameter: string) => ({
    status: 400 as const,
    error: 'invalid_request',
    number: 900144,
    description: `The request body must contain the following parameter: '${parameter}'.`,
  }),
  grantType: () => ({
    status: 400 as const,
    error: 'unsupported_grant_type',
    number: 70003,
    description: 'The app requested an unsupported grant type.',
  }),
  unknownApplication: (clientId: string, directory: string) => ({
    status: 400 as const,
    error: 'unauthorized_client',
    number: 700016,
    description: `Application with identifier '${clientId}' was not found in the directory '${directory}'. This can happen if the application has not been installed by the administrator of the tenant or consented to by any user in the tenant.`,
  }),
  /** The app was agreed to by nobody of the tenant. */
  notConsented: (clientId: string) => ({
    status: 400 as const,
    error: 'invalid_grant',
    number: 65001,
    description: `The user or administrator has not consented to use the application with ID '${clientId}'. Send an interactive authorization request for this user and resource.`,
  }),
  /** Somebody of a partner whom no relationship lets into the tenant. */
  foreignUser: (tenantId: string) => ({
    status: 400 as const,
    error: 'invalid_grant',
    number: 50020,
    description: `User account from identity provider does not exist in tenant '${tenantId}' and cannot access the application in that tenant.`,
  }),
  noSecret: () => ({
    status: 401 as const,
    error: 'invalid_client',
    number: 7000216,
    description: `'client_assertion', 'client_secret' or 'request' is required for the 'client_credentials' grant type.`,
  }),
  wrongSecret: (clientId: string) => ({
    status: 401 as const,
    error: 'invalid_client',
    number: 7000215,
    description: `Invalid client secret provided. Ensure the secret being sent in the request is the client secret value, not the client secret ID, for a secret added to app '${clientId}'.`,
  }),
  badCode: (why: 'unknown' | 'used' | 'expired') => ({
    status: 400 as const,
    error: 'invalid_grant',
    number: { unknown: 9002313, used: 54005, expired: 70008 }[why],
    description: {
      unknown: 'Invalid request. Request is malformed or invalid.',
      used: 'OAuth2 Authorization code was already redeemed, please retry with a new valid code or use an existing refresh token.',
      expired: 'The provided authorization code or refresh token has expired due to inactivity.',
    }[why],
  }),
  mfa: () => ({
    status: 400 as const,
    error: 'interaction_required',
    number: 50076,
    description:
      'Due to a configuration change made by your administrator, or because you moved to a new location, you must use multi-factor authentication to access the resource.',
  }),
  conditionalAccess: () => ({
    status: 400 as const,
    error: 'invalid_grant',
    number: 53003,
    description:
      'Access has been blocked by Conditional Access policies. The access policy does not allow token issuance.',
  }),
  otherTenant: () => ({
    status: 400 as const,
    error: 'invalid_grant',
    number: 700005,
    description:
      'The provided Authorization Code is intended to use against other tenant, thus rejected. OAuth2 Authorization Code must be redeemed against same tenant it was acquired for (/common or /{tenant-ID} as appropriate).',
  }),
  otherRedirectUri: () => ({
    status: 400 as const,
    error: 'invalid_grant',
    number: 500112,
    description:
      'The reply address does not match the reply address provided when requesting Authorization code.',
  }),
  wrongVerifier: () => ({
    status: 400 as const,
    error: 'invalid_grant',
    number: 501481,
    description: 'The Code_Verifier does not match the code_challenge supplied in the authorization request.',
  }),
  scope: (scope: string) => ({
    status: 400 as const,
    error: 'invalid_scope',
    number: 1002012,
    description: `The provided value for scope ${scope} is not valid. Client credential flows must have a scope value with /.default suffixed to the resource identifier (application ID URI).`,
  }),
}

export function answerRefusal(c: Context, { status, error, number, description }: Refusal, now: number) {
  const trace = randomUUID()
  const correlation = c.req.header('client-request-id') ?? randomUUID()
  const timestamp = new Date(now).toISOString().replace('T', ' ').replace(/\.\d+/, '')
  return c.json(
    {
      error,
      error_description: `AADSTS${number}: ${description} Trace ID: ${trace} Correlation ID: ${correlation} Timestamp: ${timestamp}`,
      error_codes: [number],
      timestamp,
      trace_id: trace,
      correlation_id: correlation,
      error_uri: `${c.req.url.replace(/\/[^/]+\/oauth2\/.*$/, '')}/error?code=${number}`,
    },
    status,
  )
}

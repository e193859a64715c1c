import type { AccessToken } from '../sign-in/access-tokens.ts'
import type { Tenant } from '../tenant/state.ts'

/** One request to Graph, alone or out of a batch, after its token was read. */
export interface GraphRequest {
  method: string
  /** The decoded parts of the path behind the version. */
  path: string[]
  query: URLSearchParams
  headers: Headers
  body: unknown
  tenant: Tenant
  /** What the app may do by itself, or in the name of the person. */
  roles: string[]
  /** Who asks, where that is no app by itself. */
  person: AccessToken['person']
  /** Of the app that asks. */
  appId: string
  /** Address of the version, as the caller knows it: `https://graph.microsoft.com/v1.0`. */
  root: string
  /** Milliseconds since 1970. */
  now: number
}

export interface GraphAnswer {
  status: number
  headers?: Record<string, string>
  body?: unknown
}

/** An error answer of Graph. https://learn.microsoft.com/graph/errors */
export class GraphRefusal extends Error {
  override name = 'GraphRefusal'
  readonly status: number
  readonly code: string
  readonly headers: Record<string, string>

  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

export const notFound = (id: string) =>
  new GraphRefusal(
    404,
    'Request_ResourceNotFound',
    `Resource '${id}' does not exist or one of its queried reference-property objects are not present.`,
  )

/** Refuses a token that has none of the roles. */
export function requireRole({ roles }: GraphRequest, ...oneOf: string[]): void {
  if (oneOf.some((role) => roles.includes(role))) return
  throw new GraphRefusal(
    403,
    'Authorization_RequestDenied',
    'Insufficient privileges to complete the operation.',
  )
}

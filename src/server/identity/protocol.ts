import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { EventDetails } from '#shared/domain/security-log/security-event.ts'
import type { Log } from '#server/platform/log.ts'
import type { AdminKey } from './admin/admin-key.ts'
import { requireSignature } from './admin/signature.ts'
import { largestRequest } from './identity-limits.ts'
import type { Operation } from './operations/operation.ts'
import { type Pool, regionOf } from './pool.ts'
import { PoolError } from './pool-error.ts'
import type { PoolEvent } from './pool-event.ts'

const CONTENT_TYPE = 'application/x-amz-json-1.1'
const TARGET = 'AWSCognitoIdentityProviderService.'

interface ProtocolParts {
  clientOperations: ReadonlyMap<string, Operation>
  /** For requests that carry a signature. */
  adminOperations: ReadonlyMap<string, Operation>
  adminKey: () => Promise<AdminKey>
  addressOf: (context: Context) => string
  log: Pick<Log, 'info' | 'error'> | undefined
  /** Hears what happened to accounts, once the request for it was carried out. */
  onEvent: ((event: EventDetails) => void) | undefined
}

/** The wire: every operation is a POST to the same path and named by a header; every refusal has one envelope. */
export const protocolRoutes = (pool: Pool, parts: ProtocolParts) =>
  new Hono()
    .use(
      cors({
        origin: '*',
        allowMethods: ['GET', 'POST'],
        allowHeaders: [
          'content-type',
          'x-amz-target',
          'cache-control',
          'x-amz-user-agent',
          'amz-sdk-invocation-id',
          'amz-sdk-request',
        ],
        exposeHeaders: ['x-amzn-RequestId', 'x-amzn-ErrorType', 'x-amzn-ErrorMessage', 'Date'],
        maxAge: 7200,
      }),
    )
    .get('/.well-known/jwks.json', async (c) => {
      c.header('cache-control', 'public, max-age=3600')
      return c.json((await pool.keys()).jwks)
    })
    .get('/.well-known/openid-configuration', (c) =>
      c.json({
        issuer: pool.issuer,
        jwks_uri: `${pool.issuer}/.well-known/jwks.json`,
        response_types_supported: ['code', 'token'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        scopes_supported: ['openid', 'email', 'profile'],
      }),
    )
    // Not '/': mounted under a path that would not match the final slash, which client libraries send.
    .post(
      '/*',
      bodyLimit({
        maxSize: largestRequest,
        onError: (c) =>
          refuse(c, randomUUID(), new PoolError('RequestEntityTooLargeException', 'Request too large'), 413),
      }),
      (c) => answer(c, pool, parts),
    )

async function answer(c: Context, pool: Pool, parts: ProtocolParts): Promise<Response> {
  const { clientOperations, adminOperations, addressOf, log, onEvent } = parts
  const requestId = randomUUID()
  const target = c.req.header('x-amz-target') ?? ''
  const name = target.startsWith(TARGET) ? target.slice(TARGET.length) : ''
  const operation = clientOperations.get(name) ?? adminOperations.get(name)
  const happened: EventDetails[] = []
  try {
    if (!operation) throw new PoolError('UnknownOperationException', 'The requested operation is not known.')
    const body = new Uint8Array(await c.req.arrayBuffer())
    if (adminOperations.has(name)) await requireOwner(c, pool, parts, body)
    const address = addressOf(c)
    const report = (event: PoolEvent) => void happened.push({ ...event, network: address })
    const output = await operation(pool, readJson(new TextDecoder().decode(body)), { address, report })
    log?.info({ event: 'userPool.answered', requestId, operation: name }, 'An identity request was answered')
    return send(c, requestId, output, 200)
  } catch (cause) {
    if (cause instanceof PoolError) {
      log?.info(
        { event: 'userPool.refused', requestId, operation: operation && name, refusal: cause.type },
        'An identity request was refused',
      )
      return refuse(c, requestId, cause, 400)
    }
    // Not the whole cause: a database's error also carries the values it was given.
    const { name: kind, message, stack } = cause instanceof Error ? cause : new Error(String(cause))
    log?.error(
      { event: 'userPool.failed', requestId, operation: name, kind, message, stack },
      'An identity request failed',
    )
    return refuse(c, requestId, new PoolError('InternalErrorException', 'Something went wrong'), 500)
  } finally {
    for (const each of happened) onEvent?.(each)
  }
}

async function requireOwner(
  c: Context,
  pool: Pool,
  { adminKey }: ProtocolParts,
  body: Uint8Array,
): Promise<void> {
  const { pathname, search, host } = new URL(c.req.raw.url)
  const headers = new Headers(c.req.raw.headers)
  // A request that is handed over in the process has its host in the address only.
  if (!headers.has('host')) headers.set('host', host)
  requireSignature(
    { method: c.req.method, path: pathname, query: search.slice(1), headers, body },
    { key: await adminKey(), region: regionOf(pool), now: pool.clock() },
  )
}

/** A member that is null is one that was not sent. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => value ?? undefined)
  } catch {
    throw new PoolError('SerializationException', 'The request is not readable JSON.')
  }
}

function refuse(
  c: Context,
  requestId: string,
  { type, message }: PoolError,
  status: 400 | 413 | 500,
): Response {
  c.header('x-amzn-ErrorType', `${type}:`)
  c.header('x-amzn-ErrorMessage', message.replace(/[^\x20-\x7e]/g, '?'))
  return send(c, requestId, { __type: type, message }, status)
}

function send(c: Context, requestId: string, body: object, status: 200 | 400 | 413 | 500): Response {
  c.header('x-amzn-RequestId', requestId)
  c.header('cache-control', 'no-store')
  return c.body(JSON.stringify(body), status, { 'content-type': CONTENT_TYPE })
}

import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import type { Endpoint, EndpointAccess } from '#shared/contract/endpoint.ts'
import { type ErrorCode, issuesOf } from '#shared/contract/errors.ts'
import type { Feature } from '#shared/domain/features/feature-flags.ts'
import { passes, type Subscription } from '#shared/domain/licenses/subscription.ts'
import { levelOf, reaches } from '#shared/domain/permissions/levels.ts'
import { AppError } from '#server/platform/app-error.ts'
import { requireWritable, type Scope } from '#server/platform/sync/scope.ts'
import type { Environment, SessionStanding } from './environment.ts'

type ParsedInput<S> = S extends z.ZodType ? z.infer<S> : undefined

/** A request whose every part was checked against the contract. */
export interface EndpointInput<E extends Endpoint> {
  c: Context<Environment>
  params: ParsedInput<E['params']>
  query: ParsedInput<E['query']>
  body: E['upload'] extends object ? Uint8Array<ArrayBuffer> : ParsedInput<E['body']>
}

type EndpointAnswer<E extends Endpoint> = E['answer'] extends z.ZodType
  ? z.infer<E['answer']> | Response
  : Response | void

export type Handler<E extends Endpoint> = (
  asked: EndpointInput<E>,
) => Promise<EndpointAnswer<E>> | EndpointAnswer<E>

/** Whether a sign-in may ask this at all, whatever its person may. */
function requireStanding(
  { isBeforeFactor = false, isAfterEnd = false }: Endpoint,
  { isOver, mustErase, lacksFactor }: SessionStanding,
): void {
  if (isOver && !isAfterEnd) throw new AppError(mustErase ? 'deviceErased' : 'sessionUnverified')
  if (lacksFactor && !isBeforeFactor) throw new AppError('secondFactorNeeded')
}

/** Whom a call is for that is for one role alone. */
const ONLY = { owner: 'Owner', productAdministrator: 'Product administrator' } as const

/** The largest body that a call may send which is no upload, in bytes. */
const BODY_LIMIT = 512 * 1024

/** What an organization has on and has bought; read only for calls that depend on it. */
export interface Gates {
  features: ReadonlySet<Feature>
  subscription: Subscription | undefined
}

interface MountParts {
  readGates: (scope: Scope) => Promise<Gates>
  /** Hears of calls that somebody who is signed in was refused, before they are answered. */
  onRefused?: (c: Context<Environment>, endpoint: Endpoint, code: ErrorCode) => void
}

/**
 * Mounts handlers by the contract: method, path, permission, params, query and body are taken from the endpoint, so
 * a handler starts with what it may trust. Answers JSON with the endpoint's status.
 */
export function createMount({ readGates, onRefused }: MountParts) {
  const mounted: Route[] = []

  function mount<E extends Endpoint>(endpoint: E, handler: Handler<E>) {
    const { method, path, access, danger, upload, bodyBytes = BODY_LIMIT, status = 200 } = endpoint
    const maxSize = upload?.bytes ?? bodyBytes
    const answer = async (c: Context<Environment>) => {
      if (access !== 'public') requireStanding(endpoint, c.var.standing)
      await guard(access, c.var.scope)
      if (danger && c.var.scope.withheld.includes(danger)) throw new AppError('actWithheld')
      if (method !== 'GET' && typeof access === 'object') requireWritable(c.var.scope)
      const asked = {
        c,
        params: parse(endpoint.params, c.req.param(), 'notFound'),
        query: parse(endpoint.query, c.req.query(), 'failedValidation'),
        body: upload ? await readFile(c) : await readBody(endpoint, c),
      } as EndpointInput<E>
      const answered: unknown = await handler(asked)
      if (answered instanceof Response) return answered
      return status === 204 ? c.body(null, 204) : c.json(answered as object, status)
    }
    mounted.push({
      path,
      addTo: (routes) =>
        routes.on(method, path, bodyLimit({ maxSize, onError: tooLarge }), async (c) => {
          try {
            return await answer(c)
          } catch (cause) {
            if (access !== 'public' && cause instanceof AppError) onRefused?.(c, endpoint, cause.code)
            throw cause
          }
        }),
    })
  }

  async function guard(access: EndpointAccess, scope: Scope): Promise<void> {
    if (access === 'public' || access === 'signedIn') return
    if (access === 'owner' || access === 'productAdministrator') {
      if (scope.role !== ONLY[access]) throw new AppError('noPermission')
      return
    }
    const { area, level, feature, gate } = access
    if (!reaches(levelOf(scope.permissions, area), level)) throw new AppError('noPermission')
    if (!feature && !gate) return
    const { features, subscription } = await readGates(scope)
    if (feature && !features.has(feature)) throw new AppError('featureOff')
    if (gate && !(subscription && passes(gate, subscription))) throw new AppError('missingSubscription')
  }

  /** What was mounted until now. A path that says more exactly what it means is asked first, whoever mounted it. */
  function routes(): Hono<Environment> {
    const all = new Hono<Environment>()
    for (const { addTo } of mounted.toSorted((a, b) => byExactness(a.path, b.path))) addTo(all)
    return all
  }

  return { routes, mount }
}

export type Mount = ReturnType<typeof createMount>['mount']

/** Where the calls of a noun are mounted: those of whoever is let in, and those that are open to everybody. */
export interface Mounts {
  mount: Mount
  open: Mount
}

interface Route {
  path: string
  addTo: (routes: Hono<Environment>) => void
}

/** A word before what takes any, from the left. */
const byExactness = (one: string, other: string): number =>
  openPlaces(one).localeCompare(openPlaces(other), 'en')

const openPlaces = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? 1 : 0))
    .join('')

function tooLarge(): never {
  throw new AppError('bodyTooLarge')
}

const readFile = async (c: Context) => new Uint8Array(await c.req.arrayBuffer())

async function readBody({ body, isBodyInParts = false }: Endpoint, c: Context) {
  if (!body) return undefined
  const value = await readJson(c)
  if (!isBodyInParts && isNestedDeeper(value, BODY_DEPTH))
    throw new AppError('failedValidation', { issues: [{ path: '', message: 'Is nested too deeply' }] })
  return parse(body, value, 'failedValidation')
}

/** Deeper than anything the contract describes, and far from where a walk through it would end the stack. */
const BODY_DEPTH = 64

const isNestedDeeper = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((member) => isNestedDeeper(member, depth - 1)))

/** A page elsewhere may send every other kind without being asked whether it may. */
const isJson = (type = '') => /^application\/json *(;|$)/i.test(type)

async function readJson(c: Context): Promise<unknown> {
  if (!isJson(c.req.header('content-type'))) throw new AppError('notJson')
  const text = await c.req.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('malformedBody', { cause })
  }
}

/** An id that is not one names nothing, so a bad path is `notFound` like an unknown one. */
function parse(schema: z.ZodType | undefined, value: unknown, otherwise: 'notFound' | 'failedValidation') {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new AppError(otherwise, otherwise === 'notFound' ? {} : { issues: issuesOf(parsed.error) })
}

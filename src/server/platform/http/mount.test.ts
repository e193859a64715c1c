import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineEndpoint, type Endpoint, type EndpointAccess } from '#shared/contract/endpoint.ts'
import type { Feature } from '#shared/domain/features/feature-flags.ts'
import type { Subscription } from '#shared/domain/licenses/subscription.ts'
import type { DangerousAct } from '#shared/domain/permissions/dangerous-acts.ts'
import { permissionsOf, type Role } from '#shared/domain/permissions/roles.ts'
import { createLog } from '#server/platform/log.ts'
import { buildSubscription, licensed } from '#tests/support/build-access.ts'
import { answerError } from './answer-error.ts'
import type { Environment } from './environment.ts'
import { createMount } from './mount.ts'
import { IN_ORDER } from '#tests/support/database/standing.ts'

interface Caller {
  role?: Role
  features?: readonly Feature[]
  subscription?: Subscription | undefined
  withheld?: readonly DangerousAct[]
  danger?: DangerousAct
  onRefused?: (endpoint: Endpoint, code: string) => void
}

/** Calls an endpoint that says who may; what its handler did is `done`. */
async function call(
  access: EndpointAccess,
  { role = 'Owner', features = [], subscription, withheld = [], danger, onRefused }: Caller = {},
) {
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/drawbridge',
    summary: 'Lowers it.',
    access,
    ...(danger ? { danger } : {}),
    answer: z.object({ done: z.boolean() }),
  })
  const { routes, mount } = createMount({
    readGates: async () => ({ features: new Set(features), subscription }),
    onRefused: (_, refused, code) => onRefused?.(refused, code),
  })
  mount(endpoint, () => ({ done: true }))
  const response = await new Hono<Environment>()
    .onError(answerError)
    .use(async (c, next) => {
      c.set('standing', IN_ORDER)
      c.set('scope', {
        organizationId: 'organization',
        userId: 'user',
        role,
        permissions: permissionsOf(role, {}),
        customerIds: new Set(),
        allCustomers: true,
        withheld,
        isReadOnly: false,
        pids: [],
        hash: '',
      })
      c.set('log', createLog('silent'))
      c.set('requestId', 'request')
      await next()
    })
    .route('/', routes())
    .request('/drawbridge')
  const { code, done } = (await response.json()) as { code?: string; done?: boolean }
  return { status: response.status, code, done }
}

const done = { status: 200, code: undefined, done: true }
const reads = { area: 'secure', level: 'readOnly' } as const

test('a call that is dangerous is refused to whom that act is withheld from, and to nobody else', async () => {
  const access = { area: 'systemUsers', level: 'manage' } as const
  const danger = 'wipeDevices'
  expect(await call(access, { danger, withheld: [danger] })).toMatchObject({
    status: 403,
    code: 'actWithheld',
  })
  expect(await call(access, { danger, withheld: ['deleteUsers'] })).toEqual(done)
  expect(await call(access, { withheld: [danger] })).toEqual(done)
})

describe('a call that needs a feature', () => {
  const access = { ...reads, feature: 'intune' } as const

  test('is refused while it is off', async () => {
    const features = ['reporting'] as const
    expect(await call(access, { features })).toMatchObject({ status: 403, code: 'featureOff' })
  })

  test('is let in while it is on', async () => {
    expect(await call(access, { features: ['intune'] })).toEqual(done)
  })
})

describe('a call that needs something to be bought', () => {
  const access = { ...reads, gate: 'policyManagement' } as const

  test.each([
    ['the organization has bought less', buildSubscription({ hasPbSub: false, licenses: licensed() })],
    ['nobody has noted what it has bought', undefined],
  ])('is refused where %s', async (_, subscription) => {
    expect(await call(access, { subscription })).toMatchObject({ status: 402, code: 'missingSubscription' })
  })

  test('is let in where it was', async () => {
    expect(await call(access, { subscription: buildSubscription() })).toEqual(done)
  })
})

test('permissions come before features and purchases', async () => {
  const access = { ...reads, level: 'manage', feature: 'intune', gate: 'policyManagement' } as const
  expect(await call(access, { role: 'Read-Only' })).toMatchObject({ status: 403, code: 'noPermission' })
})

test('what only a product administrator may is refused to the owner', async () => {
  expect(await call('productAdministrator')).toMatchObject({ status: 403, code: 'noPermission' })
  expect(await call('productAdministrator', { role: 'Product administrator' })).toEqual(done)
})

test('what only an owner may is refused to everybody else, a product administrator too', async () => {
  for (const role of ['Administrator', 'Product administrator', 'Admin', 'Read-Only'] as const)
    expect(await call('owner', { role })).toMatchObject({ status: 403, code: 'noPermission' })
  expect(await call('owner')).toEqual(done)
})

test('a refusal is heard with the call and its code, an answer is not', async () => {
  const heard: string[] = []
  const onRefused = ({ path }: { path: string }, code: string) => void heard.push(`${path} ${code}`)
  await call('owner', { onRefused })
  expect(heard).toEqual([])
  await call('owner', { role: 'Admin', onRefused })
  expect(heard).toEqual(['/drawbridge noPermission'])
})

test('a path with a word is asked before one that takes any there, in whichever order they were mounted', async () => {
  const { routes, mount } = createMount({
    readGates: async () => ({ features: new Set(), subscription: undefined }),
  })
  const paths = ['/gate/:id/:part', '/gate/:id/chain', '/gate/:id', '/gate/main', '/gate/main/:part']
  for (const path of paths)
    mount(
      defineEndpoint({
        method: 'GET',
        path,
        summary: 'Says which it is.',
        access: 'public',
        answer: z.object({ path: z.string() }),
      }),
      () => ({ path }),
    )
  const app = routes()
  const answered = async (asked: string) =>
    ((await (await app.request(asked)).json()) as { path: string }).path
  expect(await answered('/gate/main')).toBe('/gate/main')
  expect(await answered('/gate/side')).toBe('/gate/:id')
  expect(await answered('/gate/main/chain')).toBe('/gate/main/:part')
  expect(await answered('/gate/side/chain')).toBe('/gate/:id/chain')
  expect(await answered('/gate/side/lock')).toBe('/gate/:id/:part')
})

describe('a body', () => {
  const post = async (depth: number, isBodyInParts?: true) => {
    const { routes, mount } = createMount({
      readGates: async () => ({ features: new Set(), subscription: undefined }),
    })
    mount(
      defineEndpoint({
        method: 'POST',
        path: '/moat',
        summary: 'Fills it.',
        access: 'public',
        // A walk through it as many rules make one.
        body: z.record(z.string(), z.unknown()).refine((value) => JSON.stringify(value).length > 0),
        answer: z.object({ done: z.boolean() }),
        ...(isBodyInParts ? { isBodyInParts } : {}),
      }),
      () => ({ done: true }),
    )
    const response = await new Hono<Environment>()
      .onError(answerError)
      .use(async (c, next) => {
        c.set('log', createLog('silent'))
        c.set('requestId', 'request')
        await next()
      })
      .route('/', routes())
      .request('/moat', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"in":${'['.repeat(depth)}${']'.repeat(depth)}}`,
      })
    return response.status
  }

  test('that is nested too deeply is refused before any rule walks through it', async () => {
    expect(await post(20)).toBe(200)
    expect(await post(20_000)).toBe(422)
  })

  test('whose parts are looked at one by one is left to those who do', async () => {
    expect(await post(100)).toBe(422)
    expect(await post(100, true)).toBe(200)
  })
})

// @module-tag soak
import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { endpoints } from '#shared/contract/endpoints.ts'
import { errorBodySchema, type ErrorCode, errorCatalogue } from '#shared/contract/errors.ts'
import { AGREEMENT_VERSION } from '#shared/domain/agreements/agreement.ts'
import { firstFeatureFlags } from '#shared/domain/features/feature-flags.ts'
import { entityTables } from '#server/schema.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { anyJson, brokenOnce, nastyText, shapedBy } from '#tests/support/hostile-values.ts'
import { addNeighbor, openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'
import { tries } from '#tests/support/effort.ts'

type Name = keyof typeof endpoints

const RUNS = tries(10)

/** What says that somebody else did not answer: the push service of an address that was made up. */
const UNREACHABLE: Partial<Record<Name, readonly ErrorCode[]>> = { testSubscription: ['failedSend'] }

let site: TestSite
let owner: Person
let reader: Person
let product: Person
let ids: fc.Arbitrary<string>
/** Ids of what is there, by what a path calls them. */
let real: Record<string, string[]>
let texts: fc.Arbitrary<string>

beforeAll(async () => {
  // Nobody is counted, or there would soon be nothing but 429.
  site = await openTestSite({ customers: 5, employees: 60 }, { REQUESTS_PER_MINUTE: '0' })
  owner = await site.signIn('owner')
  reader = await site.signIn('reader')
  product = await site.signIn('product')
  const neighbor = await addNeighbor(site)
  const { organization, customers, userData } = owner.login
  const customerIds = customers.slice(0, 2).map(({ id }) => id)
  const below = async (what: string) => {
    const lists = await Promise.all(
      customerIds.map((id) => owner.api('GET', `/customer/${id}/${what}?size=2`)),
    )
    return lists.flatMap(({ body }) => body as { id: string }[]).map(({ id }) => id)
  }
  const deviceId = uuidv7()
  for (const person of [owner, reader]) {
    await person.api('PUT', `/device/${deviceId}`, { name: 'Desk', keyMode: 'session' })
  }
  const people = [userData.id, reader.login.userData.id]
  real = {
    organization: [organization.id],
    customer: customerIds,
    employee: await below('employee'),
    integration: await below('integration'),
    device: [deviceId],
    devices: [deviceId],
    user: people,
    userPermissions: people,
  }
  ids = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...Object.values(real).flat()) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(neighbor)) },
    { weight: 1, arbitrary: fc.uuid() },
  )
  texts = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        'Somebody',
        'owner@demo.castellan.example',
        'reader@demo.castellan.example',
        'https://push.castellan.example/1',
        'Europe/Lisbon',
        AGREEMENT_VERSION,
        'x'.repeat(43),
      ),
    },
    { weight: 2, arbitrary: fc.emailAddress() },
    // PostgreSQL has no form for these.
    { weight: 2, arbitrary: fc.constantFrom('nul\0', 'half \ud83d') },
    { weight: 1, arbitrary: nastyText },
  )
})
afterAll(() => site?.close())

// Who was changed or taken away by what was asked before asks the next as who they were, with the same turned on.
beforeEach(async () => {
  const { db } = site.database
  await unitOfWork({ db, tables: entityTables }, owner.login.organization.id, async (work) => {
    const people = [owner, reader].map(({ login }) => login.userData)
    await work.load(
      'user',
      people.map(({ id }) => id),
    )
    for (const person of people) work.put('user', person)
    const flags = firstFeatureFlags()
    await work.load(
      'featureFlag',
      flags.map(({ id }) => id),
    )
    for (const flag of flags) work.put('featureFlag', flag)
  })
})

interface Asked {
  address: string
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | undefined
}

/** Mostly what belongs there, so that more is tried than the outermost check. */
const often = <T>(arbitrary: fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 6, arbitrary }, { weight: 1, arbitrary: other })

const junkSegment = fc.oneof(
  nastyText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('%', '%00', '%ff', '%ud800', '.', '%2e%2e%2f', 'a%2fb', 'null', '0', 'x'.repeat(20_000)),
  fc.string({ maxLength: 12 }),
)

function addressOf(endpoint: Endpoint): fc.Arbitrary<string> {
  const segments = endpoint.path.split('/').map((segment, at, all) => {
    if (!segment.startsWith(':')) return fc.constant(segment)
    const fitting = real[all[at - 1] ?? '']
    return often<string>(fitting ? often(fc.constantFrom(...fitting), ids) : ids, junkSegment)
  })
  const names = [...Object.keys(endpoint.query?.shape ?? {}), '__proto__', 'x']
  const value = fc.oneof(
    nastyText.map((text) => text.slice(0, 2000).toWellFormed()),
    fc.constantFrom('0', '1', '-1', '1e30', '9007199254740991', 'active', 'storage', 'NaN'),
  )
  const query = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 3 })
  return (
    fc
      .tuple(fc.tuple(...segments), often(fc.constant<[string, string][]>([]), query))
      .map(([parts, asked]) => `/api${parts.join('/')}?${new URLSearchParams(asked).toString()}`)
      // Two dots lead out of the API.
      .filter((address) => new URL(address, 'http://localhost').pathname.startsWith('/api/'))
  )
}

function bodyOf({ method, body, upload }: Endpoint): fc.Arbitrary<Asked['body']> {
  if (method === 'GET') return fc.constant(undefined)
  const bytes = fc.uint8Array({ maxLength: 3000 }).map((each) => new Uint8Array(each))
  const noJson = fc.oneof(
    nastyText,
    fc.constantFrom('', '{', '[1,', 'NaN', '{"a":1e999}', 'null', '"\\ud800"', '['.repeat(200_000)),
    fc.constant('x'.repeat(600 * 1024)),
  )
  if (upload) {
    const head = fc.constantFrom(
      [0xff, 0xd8, 0xff, 0xe0],
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      [],
    )
    return often<Asked['body']>(
      fc.tuple(head, bytes).map(([start, rest]) => new Uint8Array([...start, ...rest])),
      noJson,
    )
  }
  const written = (value: unknown) => JSON.stringify(value) ?? ''
  const shaped = body ? shapedBy(body, { ids, texts }) : anyJson
  return fc.oneof<fc.WeightedArbitrary<Asked['body']>[]>(
    { weight: 8, arbitrary: shaped.map(written) },
    { weight: 6, arbitrary: shaped.chain(brokenOnce).map(written) },
    { weight: 3, arbitrary: anyJson.map(written) },
    { weight: 2, arbitrary: noJson },
    { weight: 1, arbitrary: bytes },
  )
}

const headersOf = ({ isCommand }: Endpoint): fc.Arbitrary<Record<string, string>> => {
  const types = fc.constantFrom('text/plain', 'multipart/form-data', 'image/png', '', 'x'.repeat(500))
  const line = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom('*', '"1"', '"99999999999999999999"', 'W/"0"'),
  )
  const command = fc.record(
    { 'idempotency-key': often(fc.uuid(), line), 'if-match': line },
    { requiredKeys: [] },
  )
  return fc
    .tuple(often(fc.constant('application/json'), types), isCommand ? command : fc.constant({}))
    .map(([type, others]) => ({ 'content-type': type, ...others }))
}

const askedOf = (endpoint: Endpoint): fc.Arbitrary<Asked> =>
  fc.record({ address: addressOf(endpoint), headers: headersOf(endpoint), body: bodyOf(endpoint) })

async function ask({ method }: Endpoint, { address, headers, body }: Asked, person: Person | undefined) {
  const response = await site.fetch(address, {
    method,
    headers: { ...headers, ...(person ? { authorization: `Bearer ${person.idToken}` } : {}) },
    ...(body === undefined ? {} : { body }),
  })
  const type = response.headers.get('content-type') ?? ''
  // It never ends by itself.
  if (type.startsWith('text/event-stream')) await response.body?.cancel()
  const text = response.bodyUsed ? '' : await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    isJson: type.startsWith('application/json'),
  }
}

/** What is wrong with an answer, whatever was asked; undefined where nothing is. */
function faultOf(name: Name, { status, headers, text, isJson }: Awaited<ReturnType<typeof ask>>) {
  if (status < 400) return undefined
  const refusal = isJson ? errorBodySchema.strict().safeParse(JSON.parse(text)).data : undefined
  if (!refusal) return `${status} without the shape of a refusal: ${text.slice(0, 200)}`
  const { code, requestId } = refusal
  if (status >= 500 && !UNREACHABLE[name]?.includes(code)) return `${status} ${code}`
  if (errorCatalogue[code].status !== status) return `${code} as ${status}`
  if (requestId === '' || requestId !== headers.get('x-request-id')) return `${code} without its request id`
  return undefined
}

test.each(Object.keys(endpoints) as Name[])(
  'whatever %s is asked, by whomever, it answers or refuses',
  async (name) => {
    const endpoint: Endpoint = endpoints[name]
    const somebody = endpoint.access === 'productAdministrator' ? product : owner
    await fc.assert(
      fc.asyncProperty(askedOf(endpoint), async (asked) => {
        await site.database.db.deleteFrom('identity_throttle').execute()
        for (const person of [somebody, reader, undefined]) {
          expect(faultOf(name, await ask(endpoint, asked, person))).toBeUndefined()
        }
      }),
      { numRuns: RUNS },
    )
  },
)

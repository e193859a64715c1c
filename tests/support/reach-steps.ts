import fc from 'fast-check'
import { commands } from '#shared/contract/commands.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { endpoints } from '#shared/contract/endpoints.ts'
import { BASE_PARTITION, CUSTOMER_AREAS, partitionOf, viewsPartition } from '#shared/contract/partitions.ts'
import { VIEWED_SUBJECTS } from '#shared/domain/views/saved-view.ts'
import { SCHEMA } from '#shared/contract/sync.ts'
import { shapedBy } from './hostile-values.ts'
import { commandOf, type TestSite } from './test-site.ts'

/** Nouns that stand in addresses and bodies by their ids. */
export const NOUNS = [
  'company',
  'employee',
  'integration',
  'user',
  'organization',
  'device',
  'template',
  'task',
] as const
export type Noun = (typeof NOUNS)[number]

/** The ids that the calls of one chain have to choose from; few, so that both speak of the same things. */
export type Focus = Readonly<Record<Noun, readonly string[]>>

/** One call, with its ids still to be chosen. */
export interface Step {
  name: string
  method: string
  path: string
  query: Record<string, unknown>
  body: unknown
  /** Commands of one step that travel in one push. */
  commands?: readonly { name: string; args: unknown; expect?: Record<string, unknown> }[]
}

/**
 * Would end the sign-in that asks, never ends by itself, talks to the vendor, or is told to nobody but by its own rules,
 * each with tests of its own.
 */
const LEFT_OUT = new Set([
  'getCaptcha',
  'syncEvents',
  'syncPush',
  'signOutElsewhere',
  'signOutDevice',
  'addTask',
  'putPicture',
])

/** Some bodies are nested as deep as hostile ones are; no id stands down there. */
const DEEPEST = 20

const nounOf = (word: string): Noun | undefined => {
  if (/template/i.test(word)) return 'template'
  if (/^posture$|task/i.test(word)) return 'task'
  if (/customer|parent|compan|secure|baseline/i.test(word)) return 'company'
  if (/employee/i.test(word)) return 'employee'
  if (/integration/i.test(word)) return 'integration'
  if (/user/i.test(word)) return 'user'
  if (/organization/i.test(word)) return 'organization'
  if (/device/i.test(word)) return 'device'
  return undefined
}

/** The posture of an address is a company's. */
const nounOfPlace = (word: string): Noun | undefined => (word === 'posture' ? 'company' : nounOf(word))

/** A number that stands for an id until the chain says which there are. */
const ids = fc.nat(999).map((n) => `{id:${n}}`)

/** A check that there is. */
const CHECK = 'email-codes-off'

/** A text that is to be one which its place takes. */
const FITTING = '{fitting}'

const texts: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(FITTING) },
  { weight: 1, arbitrary: fc.constantFrom('Somebody', 'reader@demo.castellan.example', CHECK) },
)

/** What fits, by the name of the member that it is for. */
const fittingTexts: readonly (readonly [RegExp, string])[] = [
  [/email/i, 'new@moat.example'],
  [/phone/i, '+47 22 00 00 00'],
  [/country/i, 'NO'],
  [/check|settings/i, CHECK],
  [/zone/i, 'Europe/Oslo'],
  [/endpoint/i, 'https://push.moat.example/1'],
  [/password/i, 'Seven-Rusty-Anchors-9'],
]

const fitting = (member: string): string =>
  fittingTexts.find(([pattern]) => pattern.test(member))?.[1] ?? 'Somebody'

const partitions: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    BASE_PARTITION,
    'org:systemUsers',
    'org:secure',
    'org:integrations',
    'org:accounts',
    ...VIEWED_SUBJECTS.map(viewsPartition),
  ),
  fc.tuple(ids, fc.constantFrom(...CUSTOMER_AREAS)).map(([id, area]) => partitionOf(id, area)),
)

const shaped = (schema: Parameters<typeof shapedBy>[0], words = texts) =>
  shapedBy(schema, { ids, texts: words })

const callSteps: fc.Arbitrary<Step>[] = Object.entries(endpoints)
  .filter(([name, { access }]: [string, Endpoint]) => access !== 'public' && !LEFT_OUT.has(name))
  .map(([name, { method, path, query, body }]: [string, Endpoint]) => {
    const words = name.startsWith('sync') ? partitions : texts
    const numbers = fc.array(fc.nat(999), { minLength: 3, maxLength: 3 })
    const said = body ? shaped(body, words) : fc.constant({})
    const asked = query ? shaped(query) : fc.constant({})
    return fc.tuple(numbers, said, asked).map(([chosen, written, parameters]) => {
      let at = 0
      const address = path.replaceAll(/:(\w+)/g, (_, member: string) =>
        /check|type/.test(member) ? CHECK : `{id:${chosen[at++]}}`,
      )
      const sent = method === 'GET' ? undefined : written
      return { name, method, path: address, query: parameters as Record<string, unknown>, body: sent }
    })
  })

const oneCommand = fc.oneof(
  ...Object.entries(commands).map(([name, { args }]) =>
    fc
      .tuple(
        shaped(args),
        // What nobody saw: the answer tells what there is instead.
        fc.option(fc.constant({ name: 'Seen by nobody' }), { freq: 4, nil: undefined }),
      )
      .map(([said, expect]) => ({ name, args: said, ...(expect ? { expect } : {}) })),
  ),
)

const pushStep = (most: number): fc.Arbitrary<Step> =>
  fc.array(oneCommand, { minLength: 1, maxLength: most }).map((together) => ({
    name: together.map(({ name }) => name).join('+'),
    method: 'POST',
    path: '/sync/push',
    query: {},
    body: undefined,
    commands: together,
  }))

/** Any call but the public ones, and pushes of one command or of several together. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.oneof(...callSteps) },
  { weight: 3, arbitrary: pushStep(1) },
  { weight: 2, arbitrary: pushStep(3) },
)

/** A step with its ids, as it goes over the wire. */
export interface Sent {
  name: string
  method: string
  path: string
  body: unknown
}

interface Place {
  noun: Noun | undefined
  /** The name of the member that the value is for, or is in the list of. */
  member: string
  depth: number
}

/** A step as it is sent: each id by the noun that its place names, out of those of the chain. */
export function placeIn(step: Step, focus: Focus, site: Pick<TestSite, 'now'>): Sent {
  const everything = NOUNS.flatMap((noun) => focus[noun])
  const choose = (text: string, noun: Noun | undefined) =>
    text.replaceAll(/\{id:(\d+)\}/g, (_, n: string) => {
      const pool = noun ? focus[noun] : everything
      // The first, which the person sees, half of the time: a chain of refusals reaches nothing.
      return (Number(n) % 2 === 0 ? pool[0] : pool[Number(n) % pool.length]) ?? ''
    })
  const placed = (value: unknown, { noun, member, depth }: Place): unknown => {
    if (depth > DEEPEST) return value
    if (value === FITTING) return fitting(member)
    if (typeof value === 'string') return choose(value, value.includes('}:') ? 'company' : noun)
    const within = { noun, member, depth: depth + 1 }
    // Most lists may name a thing once.
    if (Array.isArray(value)) return uniqueOf(value.map((each) => placed(each, within)))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        const named = key === 'id' || key === 'ids' ? noun : (nounOf(key) ?? noun)
        // The name of a setting is a check's, that of anything else anything.
        const by = key === 'name' && member === 'settings' ? member : key
        return [choose(key, noun), placed(each, { noun: named, member: by, depth: depth + 1 })]
      }),
    )
  }
  const placedFor = (value: unknown, noun: Noun | undefined) => placed(value, { noun, member: '', depth: 0 })
  const words = step.path.split('/')
  const path = words
    .map((word, at) => choose(word, nounOfPlace(words[at - 1] ?? '') ?? nounOf(step.name)))
    .join('/')
  const body = step.commands
    ? {
        schema: SCHEMA,
        commands: step.commands.map(({ name, args, expect }) =>
          commandOf(
            site,
            name as keyof typeof commands,
            placedFor(args, nounOf(name.replace(/\..*/, ''))),
            expect ? { expect } : {},
          ),
        ),
      }
    : withSchema(placedFor(step.body, nounOf(step.name)))
  const asked = placedFor(step.query, nounOf(step.name)) as Record<string, unknown>
  const query = new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]))
  return { name: step.name, method: step.method, path: query.size > 0 ? `${path}?${query}` : path, body }
}

/** A device with another schema is told to load everything again, whatever it asks. */
const withSchema = (body: unknown): unknown =>
  body !== null && typeof body === 'object' && 'schema' in body ? { ...body, schema: SCHEMA } : body

const uniqueOf = (values: readonly unknown[]): unknown[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

import fc from 'fast-check'
import type { z } from 'zod'
import { shapedBy } from '../hostile-values.ts'

/** Whom and what a sample is about. */
export interface SampleOf {
  /** Not there yet. */
  fresh: string
  /** Of what is there. */
  target: string
  company: string
  organization: string
  user: string
}

/** Stand in a sample for its ids, so that one which was searched for serves everybody. */
const PLACES: SampleOf = {
  fresh: '01900000-0000-7000-8000-00000000000a',
  target: '01900000-0000-7000-8000-00000000000b',
  company: '01900000-0000-7000-8000-00000000000c',
  organization: '01900000-0000-7000-8000-00000000000d',
  user: '01900000-0000-7000-8000-00000000000e',
}

const TIME = '2026-12-24T18:00:00.000Z'

/** What a member holds by its name, or each text of a list in it, where its schema says only that it is one. */
const BY_NAME: Readonly<Record<string, string>> = {
  customerId: PLACES.company,
  customer_id: PLACES.company,
  organizationId: PLACES.organization,
  userId: PLACES.user,
  recipient: PLACES.user,
  checkId: 'sms-codes-off',
  checks: 'sms-codes-off',
  customerIds: PLACES.company,
  customer_ids: PLACES.company,
  changed_at: TIME,
  created_at: TIME,
}

/** The same value on each day of the year. */
const FORMATS = {
  'date-time': fc.constant(TIME),
  date: fc.constant('2090-01-31'),
  email: fc.constant(`${PLACES.fresh}@hostile.example`),
}

const SEARCHED = 200

/** Beyond it lies what was made of members that may hold anything. */
const LONGEST = 2000

export type Sampler = (of: SampleOf) => Record<string, unknown>

/**
 * Makes values that a schema takes, of whomever it is asked, the fullest of many that were tried; `id` says whose id is
 * that of the thing itself.
 */
export function sampler(schema: z.ZodType, id: keyof SampleOf): Sampler {
  const shaped = shapedBy(schema, {
    ids: fc.constant(PLACES.target),
    texts: fc.constant(PLACES.fresh),
    formats: FORMATS,
  })
  const [fullest] = fc
    .sample(shaped, { numRuns: SEARCHED, seed: 1 })
    .map((value) => named(value, { id: PLACES[id] }))
    .filter((value) => schema.safeParse(value).success)
    .map((value) => JSON.stringify(value))
    .filter(({ length }) => length <= LONGEST)
    .toSorted((a, b) => b.length - a.length)
  if (fullest === undefined) throw new Error('No sample that its schema takes')
  return (of) => JSON.parse(placed(fullest, of)) as Record<string, unknown>
}

const placed = (text: string, of: SampleOf) =>
  Object.entries(PLACES).reduce(
    (found, [name, place]) => found.replaceAll(place, of[name as keyof SampleOf]),
    text,
  )

/** The same with what its members hold by their names; `own` are names of the outermost ones alone. */
function named(value: unknown, own: Readonly<Record<string, string>> = {}): unknown {
  if (Array.isArray(value)) return uniqueOf(value.map((each) => named(each)))
  if (value === null || typeof value !== 'object') return value
  const names = new Map(Object.entries({ ...BY_NAME, ...own }))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const known = names.get(name)
      if (known === undefined) return [name, named(each)]
      if (Array.isArray(each))
        return [name, uniqueOf(each.map((one) => (typeof one === 'string' ? known : named(one))))]
      return [name, typeof each === 'string' ? known : named(each)]
    }),
  )
}

/** Most lists may name a thing once. */
const uniqueOf = (values: readonly unknown[]): unknown[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

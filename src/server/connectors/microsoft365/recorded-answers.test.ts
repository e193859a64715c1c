import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { findCorpus } from '#tests/support/corpora.ts'
import { readRecordedGraph, type RecordedAnswer } from '#tests/support/vendors/recorded-graph.ts'
import { toDomain, toOrganization, toSubscribedProduct, toUser, toUserChange } from './directory.ts'
import {
  domainsAnswer,
  organizationAnswer,
  subscribedSkusAnswer,
  usersAnswer,
  usersDeltaAnswer,
} from './graph-answers.ts'

type Item = Record<string, unknown>

/** Which recorded requests concern us, and what reads their answers. A single object is read as a list of one. */
const READERS: { path: RegExp; needs: string[]; read: (body: unknown) => unknown[] }[] = [
  reader(/^organization(\/[^/]+)?$/, ['displayName'], organizationAnswer, ({ value }) => [
    toOrganization(value[0], 'tenant'),
  ]),
  reader(/^domains(\/[^/]+(\/verify)?)?$/, ['id'], domainsAnswer, ({ value }) => value.map(toDomain)),
  reader(/^subscribedSkus(\/[^/]+)?$/, ['skuId', 'skuPartNumber'], subscribedSkusAnswer, ({ value }) =>
    value.map(toSubscribedProduct),
  ),
  reader(/^users\/delta$/, ['id'], usersDeltaAnswer, ({ value }) => value.map(toUserChange)),
  reader(
    /^(users|me|users\/[^/]+|(me|users\/[^/]+)\/(assignLicense|reprocessLicenseAssignment))$/,
    ['id', 'userPrincipalName'],
    usersAnswer,
    ({ value }) => value.map(toUser),
  ),
]

/**
 * The authors of the examples shortened many of them, also by the properties without which an object cannot be told
 * from others; Graph always sends those when they are selected. What is left out for that reason, and nothing else:
 */
const SHORTENED = [
  'v1.0/user-assignlicense.json 0: without id, userPrincipalName',
  'v1.0/user-delta.json 1: without id',
  'v1.0/user-delta.json 2: without id',
  'v1.0/user-get.json 2: without id, userPrincipalName',
  'v1.0/user-list.json 0: without id',
  'v1.0/user-list.json 1: without id, userPrincipalName',
  'v1.0/user-list.json 3: without id',
  'v1.0/user-list.json 5: without id',
  'v1.0/user-list.json 6: without id',
  // Asks for licenses alone.
  'v1.0/user-list.json 7: without userPrincipalName',
  'v1.0/user-post-users.json 1: without userPrincipalName',
  'v1.0/user-reprocesslicenseassignment.json 0: without id, userPrincipalName',
]

const folder = findCorpus('graph-examples')

describe.skipIf(folder === undefined)('Recorded answers of Graph', () => {
  const recorded = folder === undefined ? [] : readRecordedGraph(folder)
  const relevant = recorded.flatMap((example) => {
    const reader = READERS.find(({ path }) => path.test(example.path))
    return reader ? [{ ...example, reader, missing: missingIn(example.body, reader.needs) }] : []
  })

  test.each(relevant.filter(({ missing }) => missing.length === 0))(
    'The parser takes $name',
    ({ body, reader }) => {
      const items = Array.isArray(body.value) ? body.value : [body]
      expect(reader.read({ ...body, value: items })).toHaveLength(items.length)
    },
  )

  test('Examples that are left out are known', () => {
    const left = relevant.filter(({ missing }) => missing.length > 0)
    const unknown = left
      .map(({ name, missing }) => `${name}: without ${missing.join(', ')}`)
      .filter((example) => !SHORTENED.includes(example))
    expect(unknown).toEqual([])
  })

  test('There is an example for every kind of answer', () => {
    for (const { path } of READERS) {
      const usable = relevant.filter(({ reader, missing }) => reader.path === path && missing.length === 0)
      expect(usable).not.toEqual([])
    }
  })
})

function reader<T>(path: RegExp, needs: string[], schema: z.ZodType<T>, translate: (answer: T) => unknown[]) {
  return { path, needs, read: (body: unknown) => translate(schema.parse(body)) }
}

function missingIn(body: RecordedAnswer['body'], needs: string[]): string[] {
  const items: Item[] = Array.isArray(body.value) ? body.value : [body]
  return needs.filter((property) => items.some((item) => !(property in item)))
}

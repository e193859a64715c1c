import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { findCorpus } from '#tests/support/corpora.ts'
import { readRecordedGraph, type RecordedAnswer } from '#tests/support/vendors/recorded-graph.ts'
import type { GraphSource, Source } from './source.ts'
import { sources } from './sources.ts'

const graphSources = Object.entries<Source>(sources).filter(
  (entry): entry is [string, GraphSource] => entry[1].transport === 'graph',
)

/** Which source a recorded request speaks of, and its answer as that source would be read. */
function readingIn({
  path,
  body,
}: RecordedAnswer): { id: string; schema: z.ZodType; value: unknown } | undefined {
  const asked = path.toLowerCase()
  for (const [id, { path: own, isList, schema }] of graphSources) {
    const resource = own.replace(/\?.*$/, '').toLowerCase()
    const isWhole = asked === resource
    const isOne =
      isList && asked.startsWith(`${resource}/`) && !asked.slice(resource.length + 1).includes('/')
    if (isWhole && isList && 'value' in body) return { id, schema, value: body.value }
    // Some examples show a single object as Graph shows a list.
    if (isOne) return { id, schema, value: ['value' in body ? body.value : body] }
    if (isWhole && isList) return { id, schema, value: [body] }
    if (isWhole) return { id, schema, value: body }
  }
  return undefined
}

/** Resources that lie below one of ours, and are others: their examples are not of what is read. */
const OTHERS = ['servicePrincipals/$count', 'deviceManagement/', 'users/delta']

/** Examples whose authors left out the ids, which Graph always sends. */
const SHORTENED = [
  'v1.0/serviceprincipal-list.json 0',
  'v1.0/serviceprincipal-list.json 2',
  'v1.0/serviceprincipal-list.json 3',
]

const folder = findCorpus('graph-examples')

describe.skipIf(folder === undefined)('recorded answers of Graph', () => {
  const recorded = folder === undefined ? [] : readRecordedGraph(folder)
  const ours = recorded
    .filter(({ name }) => !SHORTENED.includes(name))
    .filter(({ path }) => !OTHERS.some((other) => path.startsWith(other)))
    .flatMap((each) => {
      const reading = readingIn(each)
      return reading ? [{ ...each, ...reading }] : []
    })

  test.each(ours)('are understood: $name as $id', ({ schema, value }) => {
    expect(schema.safeParse(value).error?.issues).toBeUndefined()
  })

  test('are there for the sources that were there when they were recorded', () => {
    expect([...new Set(ours.map(({ id }) => id))].toSorted()).toEqual([
      'adminConsentRequestPolicy',
      'authenticationMethods',
      'authenticationMethodsPolicy',
      'conditionalAccessPolicies',
      'domains',
      'microsoft365Groups',
      'namedLocations',
      'organization',
      'unusedAccounts',
    ])
  })
})

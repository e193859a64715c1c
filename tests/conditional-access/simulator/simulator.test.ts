import { describe, expect, test } from 'vitest'
import { compileTenant, simulate } from '#shared/domain/conditional-access/simulate/simulate.ts'
import { type Case, pages } from './case.ts'
import { controlCases } from './cases/controls.ts'
import { howCases } from './cases/how.ts'
import { whatCases } from './cases/what.ts'
import { whereCases } from './cases/where.ts'
import { whoCases } from './cases/who.ts'

const groups: Readonly<Record<string, readonly Case[]>> = {
  'who signs in': whoCases,
  'what they want to reach': whatCases,
  'from where': whereCases,
  'with what': howCases,
  'what is demanded of them': controlCases,
}

describe.each(Object.entries(groups))('%s', (_, cases) => {
  test.each(cases.map((each) => [each.title, each] as const))('%s', (_title, each) => {
    const tenant = compileTenant({
      policies: each.policies,
      locations: each.locations ?? [],
      strengths: [],
    })
    const { result, perhaps, reportOnly, policies, session } = simulate(tenant, each.signIn)
    const [first] = policies
    const found = {
      // What was not said to be uncertain has to be certain.
      ...('result' in each.expected ? { result, perhaps } : {}),
      applies: first?.applies,
      why: first?.why,
      reportOnly: reportOnly.result,
      session,
    }
    expect(found).toEqual({ ...found, perhaps: undefined, ...each.expected })
  })
})

test('a hundred and twenty of them at least are the documentation’s, of every page, and no two are called the same', () => {
  const all = Object.values(groups).flat()
  expect(all.filter(({ expected }) => expected.perhaps === undefined).length).toBeGreaterThanOrEqual(120)
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  expect([...new Set(all.map(({ page }) => page))].toSorted()).toEqual(Object.values(pages).toSorted())
})

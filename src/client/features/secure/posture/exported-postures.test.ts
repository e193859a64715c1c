import { expect, test } from 'vitest'
import { checks } from '#shared/domain/posture/checks.ts'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { exportedPostures } from './exported-postures.ts'

const words = (id: string) => ({ name: `Name of ${id}` }) as ReturnType<WordsOf>
type WordsOf = Parameters<typeof exportedPostures>[1]['words']

const company = (name: string) =>
  ({
    id: name,
    name,
    clouds: { microsoft: '2026-05-01T00:00:00.000Z', google: '2026-05-01T00:00:00.000Z' },
    checks: new Map(
      checks.map((check) => [
        check.id,
        { check, verdict: { status: 'notCompliant', found: true }, isIncluded: true, isResolved: false },
      ]),
    ),
  }) as unknown as CompanyPosture
const all = [company('Birch'), company('Alder')]
const exported = (
  companies: CompanyPosture[],
  list: Parameters<typeof exportedPostures>[1]['list'],
  address: object,
) => exportedPostures(companies, { list, address, words })

test('a file of companies has those that the search leaves, in their order', () => {
  const names = (address: object) => exported(all, 'companies', address).companies.map(({ name }) => name)
  expect(names({ search: 'bir' })).toEqual(['Birch'])
  expect(names({ sort: 'name' })).toEqual(['Alder', 'Birch'])
})

test('a file of checks has those that search and area leave', () => {
  const { companies, checkIds } = exported(all, 'checks', { search: 'external-sender-tag-on' })
  expect([companies.length, checkIds]).toEqual([2, ['external-sender-tag-on']])
  const inArea = exported(all, 'checks', { area: 'exchange' }).checkIds ?? []
  expect(inArea).toHaveLength(checks.filter(({ area }) => area === 'exchange').length)
})

test('a file of one company has the checks that its list shows', () => {
  expect(exported(all.slice(0, 1), 'checks', { show: 'compliant' }).checkIds).toEqual([])
  expect(exported(all.slice(0, 1), 'checks', { search: 'mail-tips' }).checkIds).toEqual(['mail-tips-on'])
})

test('a file of anything else has everything', () => {
  expect(exported(all, 'overview', { search: 'bir' })).toEqual({ companies: all })
})

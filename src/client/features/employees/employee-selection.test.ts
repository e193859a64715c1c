import { expect, test } from 'vitest'
import { emptySelection } from '#client/ui/data-table/selection.ts'
import { byCompany, keyOfEmployee, selectedEmployees, stillSelected } from './employee-selection.ts'

const ana = { id: 'ana', customerId: 'contoso' }
const ben = { id: 'ben', customerId: 'fabrikam' }
const cleo = { id: 'cleo', customerId: 'contoso' }

test('selected employees are grouped by company in the order of their choice', () => {
  expect(byCompany([ana, ben, cleo])).toEqual([
    { customerId: 'contoso', ids: ['ana', 'cleo'] },
    { customerId: 'fabrikam', ids: ['ben'] },
  ])
})

test('named rows are known without asking', async () => {
  const selection = { mode: 'some' as const, keys: new Set([ana, ben].map(keyOfEmployee)) }
  expect(await selectedEmployees(selection, () => Promise.reject(new Error('not to be asked')))).toEqual([
    ana,
    ben,
  ])
})

test('everything but some is everything found without them', async () => {
  const selection = { mode: 'all' as const, except: new Set([keyOfEmployee(ben)]) }
  expect(await selectedEmployees(selection, async () => [ana, ben, cleo])).toEqual([ana, cleo])
})

test('named rows outlive another search but not another company', () => {
  const selection = { mode: 'some' as const, keys: new Set([keyOfEmployee(ana)]) }
  const before = { company: 'contoso', question: 'an' }
  expect(stillSelected(selection, before, { company: 'contoso', question: 'be' })).toBe(selection)
  expect(stillSelected(selection, before, { company: undefined, question: 'an' })).toBe(emptySelection)
})

test('everything is everything that one question found', () => {
  const selection = { mode: 'all' as const, except: new Set<string>() }
  const before = { company: 'contoso', question: 'an' }
  expect(stillSelected(selection, before, before)).toBe(selection)
  expect(stillSelected(selection, before, { ...before, question: 'be' })).toBe(emptySelection)
})

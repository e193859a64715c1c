import { expect, test } from 'vitest'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { ignoredBy, ignoredList } from './ignored-list.ts'

const ignored = (ignore_decision: 'person' | 'nobody' | 'noGroups') => ({
  row: buildEmployee({ ignored: true, ignore_decision }),
  company: 'Contoso',
  v: 1,
  isPending: false,
  isConflict: false,
})

test('who is ignored is so by a person or by a rule, and can be found by that', () => {
  expect(ignoredBy(ignored('noGroups'))).toBe('rule')
  // As it was kept before rules there were.
  for (const by of ['person', 'nobody'] as const) expect(ignoredBy(ignored(by))).toBe('person')
  const find = ignoredList.filters?.by
  expect(find?.(ignored('noGroups'), 'rule', {})).toBe(true)
  expect(find?.(ignored('noGroups'), 'person', {})).toBe(false)
})

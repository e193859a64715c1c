import { expect, test } from 'vitest'
import type { View } from '#client/data/rows/merge.ts'
import { findRows } from '#client/parts/list/find-rows.ts'
import type { PostureAddress } from '../posture-address.ts'
import { namedTasks, type TaskWords } from './named-tasks.ts'
import { taskList } from './task-list.ts'

const words: TaskWords = {
  companyOf: (id) => ({ c1: 'Contoso', c2: 'Fabrikam' })[id] ?? '',
  nameOf: (id) => `Name of ${id}`,
  several: (count) => `${count} checks`,
  undoing: (what) => `Take back: ${what}`,
  signIn: (action, names) => `${action}: ${names.join('+')}`,
  byOf: (id) => id ?? 'you',
}
const task = (
  customer_id: string,
  requested_at: string,
  checkIds: string[],
  action: 'apply' | 'undo' = 'apply',
): View<'postureTask'> => ({
  v: 1,
  isPending: false,
  isConflict: false,
  row: {
    id: `${customer_id} ${requested_at}`,
    customer_id,
    action,
    undoes: null,
    state: 'completed',
    items: checkIds.map((check_id) => ({
      check_id,
      expected: null,
      state: 'applied',
      fault: null,
      detail: null,
      calls: [],
    })),
    requested_by: null,
    requested_at,
    finished_at: requested_at,
  },
})
const tasks = [
  task('c2', '2026-05-01', ['sms-codes-off']),
  task('c1', '2026-05-02', ['sms-codes-off', 'voice-calls-off'], 'undo'),
]
const whats = (address: PostureAddress) =>
  findRows(namedTasks(tasks, words), address, taskList).map(({ company, what }) => `${company}: ${what}`)

test('a task is named by its check, or by how many, and the newest comes first', () => {
  expect(whats({})).toEqual(['Contoso: Take back: 2 checks', 'Fabrikam: Name of sms-codes-off'])
})

test('they are sorted as somebody chooses', () => {
  expect(whats({ sort: 'company', direction: 'desc' })[0]).toBe('Fabrikam: Name of sms-codes-off')
  expect(whats({ sort: 'requested_at' })[0]).toBe('Fabrikam: Name of sms-codes-off')
})

test('a search finds companies, and each of several checks', () => {
  expect(whats({ search: 'fabri' })).toHaveLength(1)
  expect(whats({ search: 'voice' })).toEqual(['Contoso: Take back: 2 checks'])
  expect(whats({ search: 'nobody' })).toEqual([])
})

test('one of mailboxes is named by those, and found by each of them', () => {
  const given = task('c1', '2026-05-03', ['shared-mailboxes-blocked', 'shared-mailboxes-blocked'])
  const items = given.row.items.map((item, at) => ({ ...item, object: { id: `${at}`, name: `Desk ${at}` } }))
  const block: View<'postureTask'> = { ...given, row: { ...given.row, action: 'block', items } }
  const found = (search: string) =>
    findRows(namedTasks([block], words), { search }, taskList).map(({ what }) => what)
  expect(found('contoso')).toEqual(['block: Desk 0+Desk 1'])
  expect(found('desk 1')).toHaveLength(1)
  expect(found('nobody')).toEqual([])
})

test('one that was taken back says so, and offers no way back any more', () => {
  const done = task('c1', '2026-05-04', ['sms-codes-off'])
  const call = { change: { source: 'x', set: {} }, before: {}, state: 'made' as const }
  const made = {
    ...done,
    row: { ...done.row, items: done.row.items.map((each) => ({ ...each, calls: [call] })) },
  }
  const undo = task('c1', '2026-05-05', ['sms-codes-off'], 'undo')
  const back = { ...undo, row: { ...undo.row, undoes: done.row.id } }
  const wayBack = (...given: View<'postureTask'>[]) => {
    const named = namedTasks(given, words).find(({ row }) => row.id === done.row.id)
    return [named?.isTakenBack, [...(named?.reversible ?? [])]]
  }
  expect(wayBack(made)).toEqual([false, ['sms-codes-off']])
  expect(wayBack(made, back)).toEqual([true, []])
})

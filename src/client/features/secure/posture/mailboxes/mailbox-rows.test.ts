import { describe, expect, test } from 'vitest'
import type { PostureTask } from '#shared/domain/posture/posture-task.ts'
import type { TenantAnswers } from '#shared/domain/posture/tenant-answers.ts'
import { findRows } from '#client/parts/list/find-rows.ts'
import { mailboxList } from './mailbox-list.ts'
import { mailboxRows } from './mailbox-rows.ts'

const READ_AT = '2026-05-01T08:00:00.000Z'
const [DESK, SALES] = ['5b7c1d1e-0000-4000-8000-000000000001', '5b7c1d1e-0000-4000-8000-000000000002']

const mailbox = (ExternalDirectoryObjectId: unknown, DisplayName: string, more: object = {}) => ({
  Identity: DisplayName,
  DisplayName,
  ExternalDirectoryObjectId,
  UserPrincipalName: `${DisplayName.toLowerCase()}@contoso.example`,
  AccountDisabled: false,
  IsDirSynced: false,
  ...more,
})
const answersOf = (...value: unknown[]): TenantAnswers => ({
  id: 'c1',
  customer_id: 'c1',
  service_plans: null,
  answers: { sharedMailboxes: { value } },
})
const item = (id: string, state: PostureTask['items'][number]['state']): PostureTask['items'][number] => ({
  check_id: 'shared-mailboxes-blocked',
  object: { id, name: 'Desk' },
  expected: null,
  state,
  fault: null,
  detail: null,
  calls: [],
})
const task = (more: Partial<PostureTask>): PostureTask => ({
  id: 't',
  customer_id: 'c1',
  action: 'block',
  undoes: null,
  state: 'pending',
  items: [item(DESK, 'pending')],
  requested_by: null,
  requested_at: READ_AT,
  finished_at: null,
  ...more,
})
const both = answersOf(mailbox(SALES, 'Sales', { AccountDisabled: true }), mailbox(DESK, 'Desk'))
const statesWith = (...tasks: PostureTask[]) => {
  const rows = mailboxRows(both, READ_AT, tasks)
  return typeof rows === 'string'
    ? rows
    : findRows(rows, {}, mailboxList).map(({ name, state }) => `${name} ${state}`)
}

describe('the shared mailboxes of a company', () => {
  test('are blocked or not, by name', () => {
    expect(statesWith()).toEqual(['Desk notBlocked', 'Sales blocked'])
  })

  test('cannot be changed where their account is synchronized, or not told', () => {
    const rows = mailboxRows(
      answersOf(
        mailbox(DESK, 'Desk', { IsDirSynced: true }),
        mailbox('', 'Office'),
        mailbox(SALES, 'Sales', { AccountDisabled: null }),
      ),
      READ_AT,
      [],
    )
    expect(rows).toMatchObject([
      { name: 'Desk', obstacle: 'synchronized' },
      { name: 'Office', obstacle: 'unknown' },
      { name: 'Sales', state: 'unknown', obstacle: 'unknown' },
    ])
  })

  test('are being changed until the tenant was read after that was done', () => {
    expect(statesWith(task({}))).toEqual(['Desk applying', 'Sales blocked'])
    const done = { state: 'completed', items: [item(DESK.toUpperCase(), 'applied')] } as const
    const later = task({ ...done, items: [...done.items], finished_at: '2026-05-01T08:00:01.000Z' })
    expect(statesWith(later)).toEqual(['Desk applying', 'Sales blocked'])
    const earlier = task({ ...done, items: [...done.items], finished_at: '2026-05-01T07:59:59.000Z' })
    expect(statesWith(earlier)).toEqual(['Desk notBlocked', 'Sales blocked'])
  })

  test('are not being changed by what failed, or by a task of another company', () => {
    const failed = task({
      state: 'failed',
      items: [item(DESK, 'failed')],
      finished_at: '2026-05-01T09:00:00.000Z',
    })
    expect(statesWith(failed, task({ customer_id: 'c2' }))).toEqual(['Desk notBlocked', 'Sales blocked'])
  })

  test('are not being changed by the check as a whole where it failed', () => {
    const { object: _, ...failed } = item(DESK, 'failed')
    const late = '2026-05-01T08:05:00.000Z'
    expect(
      statesWith(task({ action: 'apply', state: 'failed', items: [failed], finished_at: late })),
    ).toEqual(['Desk notBlocked', 'Sales blocked'])
  })

  test('are being changed by what takes a task back, and by the check as a whole', () => {
    const done = task({
      state: 'completed',
      items: [item(SALES, 'applied')],
      finished_at: '2026-05-01T07:00:00.000Z',
    })
    const undo = task({ id: 'u', action: 'undo', undoes: 't', items: [] })
    expect(statesWith(done, undo)).toEqual(['Desk notBlocked', 'Sales applying'])
    const { object: _, ...whole } = item(DESK, 'pending')
    expect(statesWith(task({ action: 'apply', items: [whole] }))).toEqual(['Desk applying', 'Sales blocked'])
  })

  test('are not known, with the reason, where they were not read', () => {
    const unread = { ...both, answers: { sharedMailboxes: { reason: 'exchangeNotConnected' as const } } }
    expect(mailboxRows(unread, READ_AT, [])).toBe('exchangeNotConnected')
    expect(mailboxRows({ ...both, answers: {} }, READ_AT, [])).toBe('notConnected')
  })
})

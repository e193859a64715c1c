import { expect, test } from 'vitest'
import { askedContactItems, type ContactsTask } from '#shared/domain/tenant-contacts/contacts-task.ts'
import type { ContactLists, TenantContacts } from '#shared/domain/tenant-contacts/tenant-contacts.ts'
import type { View } from '#client/data/rows/merge.ts'
import { contactRows } from './contact-rows.ts'
import { planSeveral } from './plan-several.ts'

const IT = 'it@contoso.example'
const ALERTS = 'alerts@provider.example'
const nobody: ContactLists = { technical: [], security: [], marketing: [], general: [] }

const read = (contacts: ContactLists | null, more: Partial<TenantContacts> = {}): TenantContacts => ({
  id: 'contoso',
  customer_id: 'contoso',
  unread: null,
  read_at: contacts ? '2026-11-29T10:00:00.000Z' : null,
  contacts,
  ...more,
})

const task = (more: Partial<ContactsTask> = {}, isPending = false): View<'contactsTask'> => ({
  row: {
    id: 'task',
    customer_id: 'contoso',
    undoes: null,
    state: 'pending',
    items: askedContactItems([{ kind: 'security', wanted: [ALERTS], expected: [] }]),
    requested_by: null,
    requested_at: '2026-11-29T11:00:00.000Z',
    finished_at: null,
    ...more,
  },
  v: 1,
  isPending,
  isConflict: false,
})

const rowOf = (
  contacts: TenantContacts | undefined,
  tasks: View<'contactsTask'>[] = [],
  connected: ReadonlySet<string> | undefined = new Set(['contoso']),
) => {
  const [row] = contactRows({
    companies: [{ id: 'contoso', name: 'Contoso' }],
    contacts: new Map(contacts ? [['contoso', contacts]] : []),
    tasks,
    connected,
  })
  if (!row) throw new Error('There is a company')
  return row
}

test('a company says what it lacks, and only of what was read', () => {
  const known = rowOf(read({ ...nobody, technical: [IT] }))
  expect(known).toMatchObject({ standing: 'missing', missing: ['security', 'marketing', 'general'] })
  const full = { technical: [IT], security: [IT], marketing: [IT], general: [IT] }
  expect(rowOf(read(full))).toMatchObject({ standing: 'complete', missing: [] })
  expect(rowOf(undefined)).toMatchObject({ standing: 'notRead', missing: [], contacts: null })
  expect(rowOf(read(null, { unread: 'missingScope' }))).toMatchObject({ standing: 'unread', missing: [] })
  expect(rowOf(read(nobody, { unread: 'sourceFailed' }))).toMatchObject({
    standing: 'unread',
    contacts: nobody,
  })
})

test('a company without a tenant says so, unless connections are not told to this person', () => {
  expect(rowOf(undefined, [], new Set()).standing).toBe('notConnected')
  const [row] = contactRows({
    companies: [{ id: 'contoso', name: 'Contoso' }],
    contacts: new Map(),
    tasks: [],
    connected: undefined,
  })
  expect(row?.standing).toBe('notRead')
})

test('what is asked for shows as it will stand, until it has ended', () => {
  const stands = read({ ...nobody, technical: [IT] })
  const unsent = rowOf(stands, [task({}, true)])
  expect(unsent).toMatchObject({ standing: 'setting', isPending: true })
  expect(unsent.contacts?.security).toEqual([ALERTS])
  const [item] = task().row.items
  if (!item) throw new Error('It has one')
  const ended = (state: 'applied' | 'failed') =>
    task({
      state: state === 'applied' ? 'completed' : 'failed',
      items: [{ ...item, state }],
      finished_at: '2026-11-29T11:01:00.000Z',
    })
  expect(rowOf(stands, [ended('failed')])).toMatchObject({ standing: 'notSet', isPending: false })
  expect(rowOf(stands, [ended('failed')]).contacts?.security).toEqual([])
  expect(rowOf(stands, [ended('applied')]).standing).toBe('missing')
  const readSince = { ...stands, read_at: '2026-11-29T17:00:00.000Z' }
  expect(rowOf(readSince, [ended('failed')]).standing).toBe('missing')
})

test('the later of two changes under way is shown, on which the next one stands', () => {
  const later = task({
    id: 'later',
    requested_at: '2026-11-29T11:05:00.000Z',
    items: askedContactItems([{ kind: 'security', wanted: [IT], expected: [ALERTS] }]),
  })
  expect(rowOf(read(nobody), [later, task()]).contacts?.security).toEqual([IT])
})

const wish = { address: ALERTS, kinds: ['security', 'general'] as const, way: 'add' as const }

test('one address joins what stands at several companies, and takes the place of the general contact', () => {
  const rows = [
    rowOf(read({ ...nobody, security: [IT], general: [IT] })),
    rowOf(read({ ...nobody, security: [ALERTS.toUpperCase()], general: [ALERTS] })),
    rowOf(undefined),
  ]
  const plan = planSeveral(rows, wish)
  expect(plan.asked).toEqual([
    {
      customerId: 'contoso',
      company: 'Contoso',
      changes: [
        { kind: 'security', wanted: [IT, ALERTS], expected: [IT] },
        { kind: 'general', wanted: [ALERTS], expected: [IT] },
      ],
    },
  ])
  expect([plan.same, plan.unknown, plan.full]).toEqual([[rows[1]], [rows[2]], []])
})

test('one address takes the place of all where that is wanted', () => {
  const [asked] = planSeveral([rowOf(read({ ...nobody, security: [IT, 'x@contoso.example'] }))], {
    ...wish,
    kinds: ['security'],
    way: 'replace',
  }).asked
  expect(asked?.changes).toEqual([
    { kind: 'security', wanted: [ALERTS], expected: [IT, 'x@contoso.example'] },
  ])
})

test('a kind that is full is left, and its company is named', () => {
  const full = rowOf(
    read({ ...nobody, security: Array.from({ length: 20 }, (_, at) => `${at}@contoso.example`) }),
  )
  expect(planSeveral([full], wish)).toMatchObject({ asked: [], full: [full] })
})

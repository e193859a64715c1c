import { describe, expect, test } from 'vitest'
import { contactChanges, contactChangesSchema } from './contacts-task.ts'
import { contactIssue, isSameContacts, missingKinds, mostContacts } from './tenant-contacts.ts'

const nobody = { technical: [], security: [], marketing: [], general: [] }
const some = { ...nobody, technical: ['it@contoso.example'], general: ['privacy@contoso.example'] }

describe('addresses of a kind', () => {
  test('are plain ones, none of them twice whatever the case of its letters', () => {
    expect(contactIssue('security', ['one@contoso.example', 'Two@Contoso.example'])).toBeUndefined()
    expect(contactIssue('security', [])).toBeUndefined()
    expect(contactIssue('security', ['one@contoso.example', 'nobody'])).toEqual({
      issue: 'invalidAddress',
      address: 'nobody',
    })
    expect(contactIssue('security', ['one@contoso.example', 'ONE@contoso.example'])).toEqual({
      issue: 'twice',
      address: 'ONE@contoso.example',
    })
  })

  test('are at most twenty, and one of the privacy statement', () => {
    const many = Array.from({ length: 21 }, (_, at) => `${at}@contoso.example`)
    expect(contactIssue('technical', many.slice(0, 20))).toBeUndefined()
    expect(contactIssue('technical', many)).toEqual({ issue: 'tooMany', address: '20@contoso.example' })
    expect(mostContacts('general')).toBe(1)
    expect(contactIssue('general', many.slice(0, 2))?.issue).toBe('tooMany')
  })

  test('say the same in another order and in other letters', () => {
    expect(isSameContacts(['a@x.example', 'b@x.example'], ['B@x.example', 'a@x.example'])).toBe(true)
    expect(isSameContacts(['a@x.example'], ['a@x.example', 'b@x.example'])).toBe(false)
    expect(isSameContacts([], [])).toBe(true)
  })
})

test('a company lacks the kinds that have nobody, and none where that was never read', () => {
  expect(missingKinds({ contacts: some })).toEqual(['security', 'marketing'])
  expect(missingKinds({ contacts: null })).toEqual([])
})

test('a change names the kinds that become otherwise, with what was seen of them', () => {
  expect(
    contactChanges(some, {
      technical: ['IT@contoso.example'],
      security: ['alerts@provider.example'],
      general: [],
    }),
  ).toEqual([
    { kind: 'security', wanted: ['alerts@provider.example'], expected: [] },
    { kind: 'general', wanted: [], expected: ['privacy@contoso.example'] },
  ])
})

test.each([
  ['a kind twice', ['security', 'security'].map((kind) => ({ kind, wanted: [], expected: [] }))],
  [
    'two addresses of a privacy statement',
    [{ kind: 'general', wanted: ['a@x.example', 'b@x.example'], expected: [] }],
  ],
  ['what is no address', [{ kind: 'security', wanted: ['nobody'], expected: [] }]],
  ['nothing', []],
])('a change with %s is none', (_, changes) => {
  expect(contactChangesSchema.safeParse(changes).success).toBe(false)
})

import { expect, test } from 'vitest'
import { mailPolicyDifferences } from './compare-mail-policies.ts'
import { type MailPolicy, newMailPolicy } from './mail-policy.ts'

const base = newMailPolicy('antiSpam', 'Finance')
const differences = (before: Partial<MailPolicy>, after: Partial<MailPolicy>) =>
  mailPolicyDifferences({ ...base, ...before }, { ...base, ...after })
const inSettings = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  differences({ settings: before }, { settings: after })

test('a policy does not differ from itself under another id', () => {
  expect(differences({}, { id: '1', ruleId: '2', isBuiltIn: true })).toEqual([])
})

test('each member that differs is told with both of its values', () => {
  const other = {
    name: 'Sales',
    description: 'd',
    comments: 'c',
    isEnabled: false,
    priority: 1,
    include: { ...base.include, domains: ['contoso.example'] },
    exclude: { ...base.exclude, users: ['ana@contoso.example'] },
    settings: { BulkThreshold: 6 },
  }
  expect(differences({ priority: 0 }, other)).toEqual([
    { member: 'name', before: 'Finance', after: 'Sales' },
    { member: 'description', before: '', after: 'd' },
    { member: 'comments', before: '', after: 'c' },
    { member: 'isEnabled', before: true, after: false },
    { member: 'priority', before: 0, after: 1 },
    { member: 'includeDomains', before: [], after: ['contoso.example'] },
    { member: 'excludeUsers', before: [], after: ['ana@contoso.example'] },
    { member: 'BulkThreshold', before: 7, after: 6 },
  ])
})

test('recipients have no order, nothing twice and no capitals', () => {
  const before = { ...base.include, users: ['ana@contoso.example', 'ben@contoso.example'] }
  const after = {
    ...base.include,
    users: ['Ben@contoso.example', 'ana@contoso.example', 'ana@contoso.example'],
  }
  expect(differences({ include: before }, { include: after })).toEqual([])
})

test('what is missing or null is at its default', () => {
  expect(inSettings({}, { BulkThreshold: 7, SpamAction: 'MoveToJmf', AllowedSenders: [] })).toEqual([])
  expect(inSettings({ AllowedSenders: null, AddXHeaderValue: null }, { AddXHeaderValue: '' })).toEqual([])
  expect(inSettings({ MarkAsSpamEmptyMessages: 'Off' }, {})).toEqual([])
  expect(inSettings({ MarkAsSpamEmptyMessages: 'On' }, {})).toEqual([
    { member: 'MarkAsSpamEmptyMessages', before: 'On', after: 'Off' },
  ])
})

test('lists of a setting have no order and nothing twice, but capitals', () => {
  const [one, two] = ['a.example', 'b.example']
  expect(inSettings({ AllowedSenderDomains: [one, two] }, { AllowedSenderDomains: [two, one, two] })).toEqual(
    [],
  )
  expect(inSettings({ AllowedSenderDomains: [one] }, { AllowedSenderDomains: [two] })).toHaveLength(1)
})

test('a place in the order that one of them does not name is no difference', () => {
  expect(differences({ priority: null }, { priority: 3 })).toEqual([])
})

test('a setting that nobody here knows is compared as it is, where both name it', () => {
  expect(inSettings({ SomethingNew: { a: 1, b: 2 } }, { SomethingNew: { b: 2, a: 1 } })).toEqual([])
  expect(inSettings({ SomethingNew: true }, { SomethingNew: false })).toEqual([
    { member: 'SomethingNew', before: true, after: false },
  ])
  expect(inSettings({ SomethingNew: true }, {})).toEqual([])
  expect(inSettings({}, { SomethingNew: true })).toEqual([])
})

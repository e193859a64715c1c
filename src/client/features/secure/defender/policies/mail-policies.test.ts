import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import type { MailPolicies } from '#shared/domain/defender/mail-policies.ts'
import { type MailPolicyTask, mailPolicyTaskLimits } from '#shared/domain/defender/mail-policy-task.ts'
import { MAIL_POLICY_KINDS, type MailPolicy, newMailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { MAIL_VOCABULARIES } from '#shared/domain/defender/settings/mail-vocabularies.ts'
import { describeMailFinding } from '#shared/domain/defender/describe-mail-finding.ts'
import type { View } from '#client/data/rows/merge.ts'
import { someNames } from '#client/features/secure/parts/policies/some-names.ts'
import { findRows } from '#client/parts/list/find-rows.ts'
import { defender } from '#client/texts/defender/en.ts'
import { languageName, languages } from './languages.ts'
import { mailPoliciesAddressSchema } from './mail-policies-address.ts'
import { askedOf, leftOutBy, planAct } from './mail-policy-acts.ts'
import { mailPolicyList } from './mail-policy-list.ts'
import { keyNow, type MailPolicyRow, mailPolicyRows, tasksAbout, withTasks } from './mail-policy-rows.ts'
import { type MailTexts, stateText, unreadSentences } from './mail-policy-words.ts'
import { itemText, mailFaultText } from './mail-task-words.ts'
import { recipientsText } from './recipient-words.ts'
import { differenceWords, settingLines } from './setting-words.ts'

const texts = createInstance()
void texts.init({
  lng: 'en',
  resources: { en: { translation: { defender } } },
  interpolation: { escapeValue: false },
  initAsync: false,
})
const t: MailTexts = texts.getFixedT('en', 'translation', 'defender')
const wording = { t, locale: 'en' }

const buildPolicy = (parts: Partial<MailPolicy> = {}): MailPolicy => ({
  ...newMailPolicy('safeLinks', 'Links'),
  id: 'one',
  ruleId: 'rule',
  priority: 0,
  include: { users: [], groups: [], domains: ['contoso.com'] },
  ...parts,
})
const builtIn = buildPolicy({
  id: 'usual',
  ruleId: null,
  name: 'Default',
  isBuiltIn: true,
  priority: null,
  include: { users: [], groups: [], domains: [] },
})
const buildRow = (policy: MailPolicy = buildPolicy(), customerId = 'contoso'): MailPolicyRow => ({
  key: `${customerId}.${policy.kind}.${policy.id}`,
  customerId,
  company: customerId,
  policy,
  isUpdating: false,
  isNew: false,
})
const buildOwn = (policies: MailPolicy[], customerId = 'contoso'): MailPolicies => ({
  id: customerId,
  customer_id: customerId,
  unread: {},
  is_incomplete: false,
  policies,
})
type Item = MailPolicyTask['items'][number]
const buildItem = (parts: Partial<Item> = {}): Item => ({
  change: 'update',
  kind: 'safeLinks',
  object_id: 'one',
  name: 'Links',
  policy: buildPolicy(),
  expected: buildPolicy(),
  before: null,
  state: 'pending',
  fault: null,
  detail: null,
  ...parts,
})
const buildTask = (items: Item[], parts: Partial<MailPolicyTask> = {}): View<'mailPolicyTask'> => ({
  row: {
    id: 'task',
    customer_id: 'contoso',
    undoes: null,
    state: 'pending',
    requested_by: null,
    requested_at: '2026-11-26T08:00:00.000Z',
    finished_at: null,
    items,
    ...parts,
  },
  isPending: false,
  isConflict: false,
  v: 1,
})

test('the address knows every kind', () => {
  for (const kind of MAIL_POLICY_KINDS) expect(mailPoliciesAddressSchema.parse({ kind })).toEqual({ kind })
})

describe('the rows', () => {
  test('of what a company has stay the same objects as long as nothing of it is another', () => {
    const own = buildOwn([buildPolicy(), builtIn])
    const [first] = mailPolicyRows([own], () => 'Contoso')
    expect(first).toMatchObject({ key: 'contoso.safeLinks.one', company: 'Contoso', isUpdating: false })
    expect(mailPolicyRows([own], () => 'Contoso')[0]).toBe(first)
    expect(mailPolicyRows([own], () => 'Contoso Ltd')[0]).not.toBe(first)
  })

  test('rest while a task is changing them, and one that is being made is among them', () => {
    const rows = [buildRow(), buildRow(buildPolicy(), 'fabrikam')]
    const made = buildItem({
      change: 'create',
      object_id: null,
      policy: buildPolicy({ id: '', name: 'New' }),
    })
    const listed = withTasks(rows, [buildTask([buildItem({ object_id: 'ONE' }), made])], String)
    expect(listed.map(({ policy, isUpdating, isNew }) => [policy.name, isUpdating, isNew])).toEqual([
      ['Links', true, false],
      ['Links', false, false],
      ['New', true, true],
    ])
    expect(listed[2]?.key).toBe('contoso.task.1')
    expect(withTasks(rows, [buildTask([buildItem()], { state: 'completed' })], String)).toBe(rows)
  })

  test('have one that was made until its tenant is read again, once, and open at the key that it has then', () => {
    const state = 'in progress'
    const asked = buildItem({ change: 'create', object_id: null, policy: buildPolicy({ name: 'New' }) })
    const task = buildTask([{ ...asked, state: 'applied', object_id: 'new' }], { state })
    expect(withTasks([], [task], String)).toMatchObject([{ key: 'contoso.safeLinks.new', isNew: true }])
    const there = [buildRow(buildPolicy({ id: 'new', name: 'New' }))]
    expect(withTasks(there, [task], String)).toEqual([{ ...there[0], isUpdating: true }])
    expect(withTasks([], [buildTask([{ ...asked, state: 'failed' }], { state })], String)).toEqual([])
    expect(keyNow('contoso.task.0', [task])).toBe('contoso.safeLinks.new')
    expect(keyNow('contoso.task.0', [buildTask([asked])])).toBe('contoso.task.0')
    expect(keyNow(undefined, [task])).toBeUndefined()
  })

  test('know the tasks about them and those that took these back', () => {
    const about = buildTask([buildItem()], { state: 'completed' })
    const back = buildTask([], { id: 'back', undoes: 'task' })
    const other = buildTask([buildItem({ object_id: 'two' })], { id: 'other' })
    const tasks = [back, other, about]
    expect(tasksAbout(buildRow(), tasks).map(({ row }) => row.id)).toEqual(['back', 'task'])
    expect(tasksAbout(buildRow(buildPolicy(), 'fabrikam'), tasks)).toEqual([])
  })
})

describe('the list', () => {
  const rows = [
    buildRow(builtIn),
    buildRow(buildPolicy({ id: 'second', name: 'Second', priority: 1 })),
    buildRow(buildPolicy({ name: 'First' })),
    buildRow(buildPolicy({ kind: 'antiSpam', name: 'Spam', isEnabled: false }), 'alpine'),
  ]
  const names = (address: object) =>
    findRows(rows, mailPoliciesAddressSchema.parse(address), mailPolicyList).map(({ policy }) => policy.name)

  test('has companies by name, and in each what goes first first', () => {
    expect(names({})).toEqual(['Spam', 'First', 'Second', 'Default'])
  })

  test('is filtered by kind, state and who made them, and found by recipients', () => {
    expect(names({ kind: 'antiSpam' })).toEqual(['Spam'])
    expect(names({ state: 'off' })).toEqual(['Spam'])
    expect(names({ builtIn: true })).toEqual(['Default'])
    expect(names({ search: 'contoso.com', kind: 'safeLinks' })).toEqual(['First', 'Second'])
  })

  test('has what has no place of its own behind the others, in either direction', () => {
    expect(names({ sort: 'priority', kind: 'safeLinks' }).at(-1)).toBe('Default')
    expect(names({ sort: 'priority', direction: 'desc', kind: 'safeLinks' }).at(-1)).toBe('Default')
  })
})

describe('whom a policy is for', () => {
  const none = { users: [], groups: [], domains: [] }
  test.each<[string, Partial<MailPolicy>]>([
    ['contoso.com', {}],
    ['a.com, b.com', { include: { ...none, domains: ['a.com', 'b.com'] } }],
    ['2 domains, 1 user', { include: { ...none, domains: ['a.com', 'b.com'], users: ['u@a.com'] } }],
    ['contoso.com, without u@a.com', { exclude: { ...none, users: ['u@a.com'] } }],
    ['Nobody', { include: none }],
    ['Everybody who has no other', builtIn],
    ['Everybody', { ...builtIn, settings: { RecommendedPolicyType: 'Strict' } }],
    ['Nobody', { ...builtIn, isEnabled: false }],
  ])('%s', (text, parts) => {
    expect(recipientsText(buildPolicy(parts), t)).toBe(text)
  })
})

describe('settings in words', () => {
  test('have those first that differ from the default, and leave nothing out', () => {
    const { changed, usual } = settingLines(
      {
        kind: 'antiSpam',
        settings: {
          SpamAction: 'Quarantine',
          BulkThreshold: 5,
          RegionBlockList: ['KP', 'IR'],
          LanguageBlockList: ['ZH-CN'],
          AllowedSenders: ['a@b.com', { Sender: 1 }],
          InlineSafetyTipsEnabled: false,
          HighConfidenceSpamAction: 'SomethingNew',
          MarkAsSpamEmptyMessages: 'On',
          RecommendedPolicyType: 'Custom',
        },
      },
      wording,
    )
    expect(changed.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Spam: Quarantine the message',
      'High confidence spam: SomethingNew',
      'Bulk email threshold: 5',
      'Safety tips for spam: Off',
      'Allowed senders: a@b.com, and 1 more entry',
      'Languages: Chinese (China)',
      'Countries: North Korea, Iran',
      'MarkAsSpamEmptyMessages: On',
    ])
    expect(changed.length - 1 + usual.length).toBe(MAIL_VOCABULARIES.antiSpam.settings.length)
    expect(usual.find(({ name }) => name === 'BlockedSenders')?.text).toBe('Nothing')
  })

  test('say what a change does', () => {
    const words = (member: string, before: unknown, after: unknown) =>
      Object.values(differenceWords('safeLinks', { member, before, after }, wording)).join(' | ')
    expect(words('TrackClicks', true, false)).toBe('Track clicks | On | Off')
    expect(words('isEnabled', false, true)).toBe('Enabled | Off | On')
    expect(words('includeDomains', [], ['a.com', 'b.com'])).toBe('Included domains | Nothing | a.com, b.com')
    expect(words('Unheard', undefined, 1)).toBe('Unheard | Nothing | 1')
  })

  test('name languages, and leave what is no code as it came', () => {
    expect(languageName('DE', 'en')).toBe('German')
    expect(languageName('german!', 'en')).toBe('german!')
    const all = languages('de')
    expect(all.every(({ value, label }) => label !== value)).toBe(true)
    expect(new Set(all.map(({ value }) => value)).size).toBe(all.length)
  })
})

describe('what is done with policies', () => {
  test('leaves out what is built-in, what is so already, what is being changed and what the rules refuse', () => {
    const nobody = buildPolicy({ isEnabled: false, include: { users: [], groups: [], domains: [] } })
    expect(leftOutBy(buildRow(builtIn), 'delete')).toMatchObject({ rule: 'built-in-not-deletable' })
    expect(leftOutBy(buildRow(builtIn), 'turnOff')).toBe('builtIn')
    expect(leftOutBy(buildRow(), 'turnOn')).toBe('already')
    expect(leftOutBy({ ...buildRow(), isUpdating: true }, 'delete')).toBe('updating')
    expect(leftOutBy(buildRow(nobody), 'turnOn')).toMatchObject({ rule: 'recipients-required' })
    expect(leftOutBy(buildRow(nobody), 'delete')).toBeUndefined()
  })

  test('is planned with what is left out, by the reason', () => {
    const { taken, left } = planAct([buildRow(), buildRow(builtIn), buildRow(builtIn, 'fabrikam')], 'delete')
    expect(taken).toHaveLength(1)
    expect(left.map(({ rows }) => rows.length)).toEqual([2])
  })

  test('is a task for each company, against what was seen', () => {
    const policy = buildPolicy()
    expect(askedOf([buildRow(policy), buildRow(policy, 'fabrikam')], 'turnOff')).toEqual(
      ['contoso', 'fabrikam'].map((company) => ({
        customerId: company,
        company,
        items: [{ change: 'update', policy: { ...policy, isEnabled: false }, expected: policy }],
      })),
    )
    const many = Array.from({ length: mailPolicyTaskLimits.items + 1 }, () => buildRow())
    expect(askedOf(many, 'delete').map(({ items }) => items.length)).toEqual([mailPolicyTaskLimits.items, 1])
  })
})

describe('in words', () => {
  test('a change of the state alone is called so', () => {
    expect(itemText(buildItem({ policy: buildPolicy({ isEnabled: false }) }), t)).toBe('Turn off Links')
    const expected = buildPolicy({ isEnabled: false })
    expect(itemText(buildItem({ expected }), t)).toBe('Turn on Links')
    expect(itemText(buildItem({ expected: buildPolicy({ name: 'Old', isEnabled: false }) }), t)).toBe(
      'Change Links',
    )
    expect(itemText(buildItem({ change: 'delete', policy: null }), t)).toBe('Delete Links')
  })

  test('a fault says what to do, and broken rules are not told by their ids', () => {
    const textOf = (fault: string, detail: string | null, policy = buildPolicy()) =>
      mailFaultText({ fault, detail, policy }, t, (finding) => describeMailFinding(defender.policy, finding))
    expect(textOf('noLicense', null)).toBe('The tenant has no license for it.')
    expect(textOf('somethingNew', 'Their words')).toBe('Microsoft refused it: Their words')
    const wrong = buildPolicy({ include: { users: ['x'], groups: [], domains: [] } })
    expect(textOf('invalid', 'invalid-address, name-taken', wrong)).toBe(
      'The policy breaks rules: This is not an email address: x; Another policy of this kind has this name',
    )
  })

  test('kinds that could not be read stand together where the reason is the same', () => {
    const unread = { safeLinks: 'noLicense', safeAttachments: 'noLicense', antiSpam: 'sourceFailed' } as const
    expect(unreadSentences({ unread }, t)).toEqual([
      'Safe attachments, Safe links: The tenant has no license for it.',
      'Anti-spam: Microsoft did not answer, or answered with a failure. Try again later.',
    ])
    expect(unreadSentences({ unread: {} }, t)).toEqual([])
  })

  test('a state says what is under way, and many names are cut', () => {
    expect(stateText(buildRow(), t)).toBe('On')
    expect(stateText({ ...buildRow(), isUpdating: true }, t)).toBe('Updating')
    expect(stateText({ ...buildRow(), isUpdating: true, isNew: true }, t)).toBe('Being created')
    expect(someNames(['a', 'b', 'c', 'd'])).toBe('a, b, c …')
  })
})

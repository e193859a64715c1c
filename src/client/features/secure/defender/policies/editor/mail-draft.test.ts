import { describe, expect, test } from 'vitest'
import { askedMailChangesSchema } from '#shared/domain/defender/mail-policy-task.ts'
import { MAIL_POLICY_KINDS, type MailPolicy, newMailPolicy } from '#shared/domain/defender/mail-policy.ts'
import {
  askedPolicy,
  draftOf,
  policyOf,
  problemsElsewhere,
  problemsOf,
  storedDraft,
  typedDraftOf,
} from './mail-draft.ts'

const buildPolicy = (parts: Partial<MailPolicy> = {}): MailPolicy => ({
  ...newMailPolicy('antiSpam', 'Spam'),
  id: 'one',
  ruleId: 'rule',
  priority: 2,
  include: { users: [], groups: ['Sales, north'], domains: ['contoso.com'] },
  settings: {
    BulkThreshold: 6,
    AllowedSenders: ['a@b.com', { Sender: 'c@d.com' }],
    SpamAction: 'NewAction',
    TestModeAction: 'None',
    RecommendedPolicyType: 'Custom',
  },
  ...parts,
})

describe('a draft of a policy for mail', () => {
  test.each(MAIL_POLICY_KINDS)('that nobody touched means what it did: %s', (kind) => {
    const seen = newMailPolicy(kind, 'One')
    expect(policyOf(storedDraft(draftOf(seen)), seen)).toEqual(seen)
  })

  test('keeps what it does not show, and what came in another form than it shows', () => {
    const seen = buildPolicy({ name: ' Spam ' })
    expect(policyOf(draftOf(seen), seen)).toEqual(seen)
    const draft = { ...draftOf(seen), AllowedSenders: 'a@b.com\n\n e@f.com ', RegionBlockList: ['KP'] }
    expect(policyOf(draft, seen).settings).toEqual({
      ...seen.settings,
      AllowedSenders: ['a@b.com', 'e@f.com', { Sender: 'c@d.com' }],
      RegionBlockList: ['KP'],
    })
  })

  test('takes pasted addresses and domains at commas, and names of groups whole', () => {
    const seen = buildPolicy()
    const draft = storedDraft({
      ...draftOf(seen),
      excludeUsers: 'a@b.com, c@d.com;e@f.com',
      includeGroups: 'Sales, north\nLegal, south',
    })
    const { include, exclude } = policyOf(draft, seen)
    expect(exclude.users).toEqual(['a@b.com', 'c@d.com', 'e@f.com'])
    expect(include.groups).toEqual(['Sales, north', 'Legal, south'])
  })

  test('takes file types with spaces and points', () => {
    const seen = newMailPolicy('antiMalware', 'One')
    const draft = { ...draftOf(seen), FileTypes: '.exe, js\nvbs' }
    expect(policyOf(draft, seen).settings).toEqual({ FileTypes: ['exe', 'js', 'vbs'] })
  })

  test('of a built-in policy changes its settings alone', () => {
    const seen = buildPolicy({ isBuiltIn: true, ruleId: null, priority: null })
    const draft = { ...draftOf(seen), name: 'Other', isEnabled: false, includeUsers: 'x', BulkThreshold: '5' }
    expect(policyOf(draft, seen)).toEqual({ ...seen, settings: { ...seen.settings, BulkThreshold: 5 } })
  })
})

describe('what is wrong', () => {
  const seen = buildPolicy({ settings: {} })

  test('stands at its input, by what was written', () => {
    const draft = {
      ...draftOf(seen),
      name: '',
      excludeDomains: 'contoso.com',
      BulkThreshold: 'many',
      QuarantineRetentionPeriod: '',
      RedirectToRecipients: 'nobody',
    }
    const problems = problemsOf(draft, seen, [])
    const rules = Object.entries(problems).map(([input, problem]) => [input, problem?.findings[0]?.rule])
    expect(Object.fromEntries(rules)).toEqual({
      name: 'name-required',
      excludeDomains: 'recipient-in-two-fields',
      BulkThreshold: 'out-of-range',
      QuarantineRetentionPeriod: 'out-of-range',
      RedirectToRecipients: 'invalid-address',
    })
  })

  test('is a name that another policy of the kind has, and an empty draft', () => {
    const others = [seen, buildPolicy({ id: 'two', name: 'Taken' })]
    expect(problemsOf({ ...draftOf(seen), name: 'taken' }, seen, others).name?.findings).toHaveLength(1)
    expect(problemsOf(draftOf(seen), seen, others)).toEqual({})
    const blank = newMailPolicy('safeLinks', '')
    expect(Object.keys(problemsOf(draftOf(blank), blank, [])).toSorted()).toEqual(['includeUsers', 'name'])
  })

  test('of a built-in policy may stand where nobody can change it', () => {
    const long = buildPolicy({ isBuiltIn: true, description: 'x'.repeat(300), settings: {} })
    const problems = problemsOf(draftOf(long), long, [])
    expect(problemsElsewhere(problems, true).map(({ rule }) => rule)).toEqual(['text-too-long'])
    expect(problemsElsewhere(problems, false)).toEqual([])
  })
})

test('what is asked is against what was seen, and the server takes it', () => {
  const seen = buildPolicy({ settings: {} })
  const edited = askedPolicy({ ...draftOf(seen), description: 'More' }, seen)
  expect(edited).toEqual({ change: 'update', policy: { ...seen, description: 'More' }, expected: seen })
  const blank = newMailPolicy('safeLinks', '')
  const made = askedPolicy({ ...draftOf(blank), name: ' One ', includeDomains: 'a.com' }, blank)
  expect(made).toMatchObject({
    change: 'create',
    policy: { name: 'One', id: '', include: { domains: ['a.com'] } },
  })
  expect(askedMailChangesSchema.safeParse([edited, made]).success).toBe(true)
})

test('what was refused is typed again where it is otherwise than it was seen, and leaves alone what changed meanwhile', () => {
  const before = buildPolicy()
  const typed = typedDraftOf({ ...before, name: 'Junk', settings: { BulkThreshold: 4 } }, before)
  expect(typed).toMatchObject({ name: 'Junk', BulkThreshold: '4', AllowedSenders: '' })
  expect(typed).not.toHaveProperty('description')
  const now = { ...before, description: 'Changed meanwhile', settings: { AllowedSenders: ['a@b.com'] } }
  expect(policyOf({ ...draftOf(now), ...typed }, now)).toEqual({
    ...now,
    name: 'Junk',
    settings: { BulkThreshold: 4, AllowedSenders: [] },
  })
})

test('of a refused policy that was to be made everything is typed again, also what no input shows', () => {
  const made = buildPolicy({ id: '', ruleId: null, priority: null })
  const typed = typedDraftOf(made, undefined)
  expect(typed).toEqual(draftOf(made))
  expect(askedPolicy({ ...draftOf(made), ...typed, name: 'Junk' }, made)).toEqual({
    change: 'create',
    policy: { ...made, name: 'Junk' },
  })
})

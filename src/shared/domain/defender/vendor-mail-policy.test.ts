import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAIL_POLICY_KINDS, type MailPolicy, mailPolicySchema, newMailPolicy } from './mail-policy.ts'
import { createCommands, removeCommands, updateCommands } from './vendor-mail-commands.ts'
import { mailPoliciesOfVendor, VENDOR_NOUNS, type VendorMailPolicies } from './vendor-mail-policy.ts'

const POLICY_ID = '00000000-0000-4000-8000-000000000001'
const RULE_ID = '00000000-0000-4000-8000-000000000002'
const vendorPolicy = {
  Name: 'Finance links',
  Identity: 'Finance links',
  Guid: POLICY_ID,
  AdminDisplayName: 'Of finance',
  IsDefault: false,
  IsBuiltInProtection: false,
  WhenChanged: '2026-05-01T00:00:00Z',
  TrackClicks: false,
  DoNotRewriteUrls: ['a.example/*'],
  SomethingNew: { kept: true },
}
const vendorRule = {
  Name: 'Finance',
  Identity: 'Finance',
  Guid: RULE_ID,
  Priority: 2,
  State: 'Enabled',
  SafeLinksPolicy: 'finance links',
  SentTo: ['ana@contoso.example'],
  SentToMemberOf: null,
  RecipientDomainIs: ['contoso.example'],
  ExceptIfSentTo: null,
  ExceptIfSentToMemberOf: 'sales@contoso.example',
  Comments: null,
}
/** Something of each kind that is not at its default. */
const CHANGED: Record<MailPolicy['kind'], Record<string, unknown>> = {
  safeAttachments: { Enable: true, Action: 'DynamicDelivery' },
  safeLinks: { TrackClicks: false, DoNotRewriteUrls: ['a.example/*'] },
  antiMalware: { FileTypes: ['exe'], InternalSenderAdminAddress: 'soc@contoso.example' },
  antiPhishing: { PhishThresholdLevel: 3, ImpersonationProtectionState: 'Automatic' },
  antiSpam: { BulkThreshold: 6, MarkAsSpamEmptyMessages: 'On' },
}
const read = (more: Partial<VendorMailPolicies>, kind: MailPolicy['kind'] = 'safeLinks') =>
  mailPoliciesOfVendor(kind, { policies: [vendorPolicy], rules: [], presetRules: [], ...more })
const readOne = (more: Partial<VendorMailPolicies>): MailPolicy => {
  const [policy] = read(more).items
  return mailPolicySchema.parse(policy)
}

describe('what the vendor answers', () => {
  test('a policy and its rule become one, with what nobody here knows', () => {
    expect(readOne({ rules: [vendorRule] })).toEqual({
      kind: 'safeLinks',
      id: POLICY_ID,
      ruleId: RULE_ID,
      name: 'Finance',
      description: 'Of finance',
      comments: '',
      isBuiltIn: false,
      isEnabled: true,
      priority: 2,
      include: { users: ['ana@contoso.example'], groups: [], domains: ['contoso.example'] },
      exclude: { users: [], groups: ['sales@contoso.example'], domains: [] },
      settings: { TrackClicks: false, DoNotRewriteUrls: ['a.example/*'], SomethingNew: { kept: true } },
    })
  })

  test('a rule that is off turns its policy off, and so does none', () => {
    expect(readOne({ rules: [{ ...vendorRule, State: 'Disabled' }] })).toMatchObject({ isEnabled: false })
    expect(readOne({})).toMatchObject({
      ruleId: null,
      name: 'Finance links',
      isEnabled: false,
      priority: null,
    })
  })

  test.each([
    [{ IsDefault: true }, true],
    [{ IsBuiltInProtection: true }, true],
    [{ Name: 'Built-In Protection Policy' }, true],
    [{ RecommendedPolicyType: 'Strict' }, false],
    [{ Name: 'Standard Preset Security Policy1622650006407' }, false],
  ])('%o is built-in, and in force without a rule: %s', (more, isEnabled) => {
    expect(readOne({ policies: [{ ...vendorPolicy, ...more }] })).toMatchObject({
      isBuiltIn: true,
      isEnabled,
    })
  })

  test('a preset policy is for whom its preset rule says, and that rule is not its own', () => {
    const policies = [{ ...vendorPolicy, RecommendedPolicyType: 'Standard' }]
    const presetRules = [{ ...vendorRule, Name: 'Standard Preset Security Policy', Priority: 0 }]
    expect(readOne({ policies, presetRules })).toMatchObject({
      name: 'Standard Preset Security Policy',
      ruleId: null,
      priority: null,
      isBuiltIn: true,
      isEnabled: true,
      include: { users: ['ana@contoso.example'] },
    })
  })

  test.each([[null], ['text'], [{}], [{ Name: 7 }], [[]]])('%j is left out and told', (foreign) => {
    expect(read({ policies: [foreign] })).toEqual({ items: [], isIncomplete: true })
    expect(read({ policies: [vendorPolicy, foreign] })).toMatchObject({ items: [{}], isIncomplete: true })
  })

  test('whatever else comes is never thrown at', () => {
    const some = fc.array(fc.oneof(fc.anything(), fc.constantFrom(vendorPolicy, vendorRule)))
    fc.assert(
      fc.property(
        fc.constantFrom(...MAIL_POLICY_KINDS),
        some,
        some,
        some,
        (kind, policies, rules, presetRules) => {
          const { items } = mailPoliciesOfVendor(kind, { policies, rules, presetRules })
          expect(items.map((item) => mailPolicySchema.safeParse(item).error)).toEqual(
            items.map(() => undefined),
          )
        },
      ),
    )
  })

  test('a rule that cannot be understood leaves its policy out, another one does not', () => {
    const broken = { ...vendorRule, SentTo: [{ Address: 'ana@contoso.example' }] }
    expect(read({ rules: [broken] })).toEqual({ items: [], isIncomplete: true })
    expect(read({ rules: [{ ...broken, SafeLinksPolicy: 'Other' }, null] })).toMatchObject({
      items: [{ ruleId: null }],
      isIncomplete: false,
    })
  })
})

describe('what makes a policy', () => {
  const policy: MailPolicy = {
    ...newMailPolicy('antiPhishing', 'Finance'),
    description: 'd',
    include: { users: [], groups: ['Finance'], domains: [] },
    settings: { PhishThresholdLevel: 3, EnableMailboxIntelligence: true, Enabled: true, SomethingNew: 1 },
  }

  test('is said in two commands, without what is at its default or only told', () => {
    expect(createCommands(policy)).toEqual([
      {
        cmdlet: 'New-AntiPhishPolicy',
        parameters: { Name: 'Finance', AdminDisplayName: 'd', PhishThresholdLevel: 3 },
      },
      {
        cmdlet: 'New-AntiPhishRule',
        parameters: {
          Name: 'Finance',
          AntiPhishPolicy: 'Finance',
          SentToMemberOf: ['Finance'],
          Enabled: true,
        },
      },
    ])
  })

  test('tells a place in the order, comments and that it is off', () => {
    const [, rule] = createCommands({ ...policy, isEnabled: false, priority: 0, comments: 'c' })
    expect(rule.parameters).toMatchObject({ Enabled: false, Priority: 0, Comments: 'c' })
  })

  test.each(MAIL_POLICY_KINDS)('of %s comes back as it went', (kind) => {
    const sent: MailPolicy = {
      ...newMailPolicy(kind, 'Finance'),
      description: 'd',
      comments: 'c',
      isEnabled: false,
      priority: 3,
      include: {
        users: ['ana@contoso.example'],
        groups: ['g@contoso.example'],
        domains: ['contoso.example'],
      },
      exclude: { users: ['ben@contoso.example'], groups: [], domains: ['other.example'] },
      settings: CHANGED[kind],
    }
    const [{ parameters: policy }, { parameters: rule }] = createCommands(sent)
    const { Enabled, ...rest } = rule
    const back = mailPoliciesOfVendor(kind, {
      policies: [{ ...policy, Guid: POLICY_ID }],
      rules: [{ ...rest, State: Enabled === true ? 'Enabled' : 'Disabled', Guid: RULE_ID }],
      presetRules: [],
    })
    expect(back).toEqual({ items: [{ ...sent, id: POLICY_ID, ruleId: RULE_ID }], isIncomplete: false })
    expect(updateCommands(back.items[0] ?? sent, { ...sent, id: POLICY_ID, ruleId: RULE_ID })).toEqual([])
  })
})

describe('what changes a policy', () => {
  const before = readOne({ rules: [vendorRule] })
  const change = (more: Partial<MailPolicy>, from: MailPolicy = before) =>
    updateCommands(from, { ...from, ...more })

  test('is nothing where nothing differs', () => {
    expect(change({})).toEqual([])
    expect(change({ include: { ...before.include, users: ['ANA@contoso.example'] } })).toEqual([])
  })

  test('is only what differs, on the side where it does', () => {
    expect(change({ settings: { ...before.settings, TrackClicks: true, SomethingNew: 2 } })).toEqual([
      { cmdlet: 'Set-SafeLinksPolicy', parameters: { Identity: POLICY_ID, TrackClicks: true } },
    ])
    expect(change({ name: 'Money', priority: 0, exclude: { users: [], groups: [], domains: [] } })).toEqual([
      {
        cmdlet: 'Set-SafeLinksRule',
        parameters: { Identity: RULE_ID, Name: 'Money', ExceptIfSentToMemberOf: null, Priority: 0 },
      },
    ])
  })

  test('empties a text and a list by null, and sets back what is no longer named', () => {
    expect(change({ description: '', settings: { DoNotRewriteUrls: [] } })).toEqual([
      {
        cmdlet: 'Set-SafeLinksPolicy',
        parameters: {
          Identity: POLICY_ID,
          AdminDisplayName: null,
          DoNotRewriteUrls: null,
          TrackClicks: true,
        },
      },
    ])
  })

  test('turns it off before all else, and on after it', () => {
    const settings = { ...before.settings, TrackClicks: true }
    const cmdlets = (commands: ReturnType<typeof updateCommands>) => commands.map(({ cmdlet }) => cmdlet)
    expect(cmdlets(change({ isEnabled: false, comments: 'c', settings }))).toEqual([
      'Disable-SafeLinksRule',
      'Set-SafeLinksPolicy',
      'Set-SafeLinksRule',
    ])
    expect(
      cmdlets(change({ isEnabled: true, comments: 'c', settings }, { ...before, isEnabled: false })),
    ).toEqual(['Set-SafeLinksPolicy', 'Set-SafeLinksRule', 'Enable-SafeLinksRule'])
  })

  test('gives a policy without a rule one, as soon as it is for somebody', () => {
    const bare = readOne({})
    expect(change({ isEnabled: true }, bare)).toEqual([])
    expect(change({ isEnabled: true, include: before.include }, bare)).toEqual([
      {
        cmdlet: 'New-SafeLinksRule',
        parameters: {
          Name: 'Finance links',
          SafeLinksPolicy: POLICY_ID,
          SentTo: ['ana@contoso.example'],
          RecipientDomainIs: ['contoso.example'],
          Enabled: true,
        },
      },
    ])
  })

  test('is settings alone where it is built-in', () => {
    const builtIn = { ...before, isBuiltIn: true, ruleId: null }
    expect(
      change({ name: 'x', isEnabled: false, include: before.exclude, settings: {} }, builtIn).map(
        ({ cmdlet }) => cmdlet,
      ),
    ).toEqual(['Set-SafeLinksPolicy'])
  })
})

test('what removes a policy takes its rule first, and asks nobody', () => {
  const policy = readOne({ rules: [vendorRule] })
  expect(removeCommands(policy)).toEqual([
    { cmdlet: 'Remove-SafeLinksRule', parameters: { Identity: RULE_ID, Confirm: false } },
    { cmdlet: 'Remove-SafeLinksPolicy', parameters: { Identity: POLICY_ID, Confirm: false } },
  ])
  expect(removeCommands({ ...policy, ruleId: null })).toHaveLength(1)
})

test('every kind has nouns of its own', () => {
  const nouns = Object.values(VENDOR_NOUNS).flatMap(({ policy, rule }) => [policy, rule])
  expect(new Set(nouns).size).toBe(10)
})

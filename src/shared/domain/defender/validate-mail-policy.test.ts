import { describe, expect, test } from 'vitest'
import { MAIL_POLICY_KINDS, type MailPolicy, type MailPolicyKind, newMailPolicy } from './mail-policy.ts'
import { MAIL_VOCABULARIES } from './settings/mail-vocabularies.ts'
import { deletionRefusal, validateMailPolicy } from './validate-mail-policy.ts'

const buildPolicy = (more: Partial<MailPolicy> = {}): MailPolicy => ({
  ...newMailPolicy(more.kind ?? 'safeLinks', 'Finance'),
  include: { users: ['ana@contoso.example'], groups: [], domains: [] },
  ...more,
})
const found = (more: Partial<MailPolicy>, options?: Parameters<typeof validateMailPolicy>[1]) =>
  validateMailPolicy(buildPolicy(more), options).map(({ rule, input, values }) =>
    [rule, input, values['value']].filter(Boolean).join(' '),
  )
const nobody = { users: [], groups: [], domains: [] }

test.each(MAIL_POLICY_KINDS)('a new policy of %s with somebody in it can be saved', (kind) => {
  expect(found({ kind })).toEqual([])
})

test.each(MAIL_POLICY_KINDS)('every default of %s is a value that can be saved', (kind) => {
  const { settings } = MAIL_VOCABULARIES[kind]
  expect(
    found({ kind, settings: Object.fromEntries(settings.map((each) => [each.name, each.default])) }),
  ).toEqual([])
})

describe('a name', () => {
  test('is asked for, and has at most 64 characters', () => {
    expect(found({ name: ' ' })).toEqual(['name-required name'])
    expect(found({ name: 'n'.repeat(64) })).toEqual([])
    expect(found({ name: 'n'.repeat(65) })).toEqual(['name-too-long name'])
  })

  test('is of one policy of a kind alone, whatever its capitals', () => {
    const others = [{ id: '1', name: 'FINANCE' }]
    expect(found({}, { others })).toEqual(['name-taken name'])
    expect(found({ id: '2' }, { others })).toEqual(['name-taken name'])
    expect(found({ id: '1' }, { others })).toEqual([])
    expect(found({ name: 'Sales' }, { others })).toEqual([])
  })

  test('of a policy against spam has no characters that the vendor refuses', () => {
    expect(found({ kind: 'antiSpam', name: 'Finance & Sales' })).toEqual(['name-characters name'])
    expect(found({ kind: 'antiSpam', name: 'Finance and Sales' })).toEqual([])
    expect(found({ kind: 'safeLinks', name: 'Finance & Sales' })).toEqual([])
  })
})

test('a description has at most 256 characters, comments have 1024', () => {
  expect(found({ description: 'd'.repeat(256), comments: 'c'.repeat(1024) })).toEqual([])
  expect(found({ description: 'd'.repeat(257), comments: 'c'.repeat(1025) })).toEqual([
    'text-too-long description',
    'text-too-long comments',
  ])
})

describe('recipients', () => {
  test.each([
    { users: ['ana@contoso.example'] },
    { groups: ['All of sales'] },
    { domains: ['contoso.example'] },
  ])('%o are enough to include (DEF-04)', (some) => {
    expect(found({ include: { ...nobody, ...some } })).toEqual([])
  })

  test('are asked for, also where somebody is excluded (DEF-04)', () => {
    const required = 'recipients-required includeUsers'
    expect(found({ include: nobody })).toEqual([required])
    expect(found({ include: nobody, exclude: { ...nobody, users: ['ben@contoso.example'] } })).toEqual([
      required,
    ])
  })

  test('are not asked of what is built-in, nor is a name (DEF-04)', () => {
    expect(found({ isBuiltIn: true, include: nobody, name: '' })).toEqual([])
  })

  test.each([
    ['users', 'ana@contoso.example', 'ANA@contoso.example', 'excludeUsers'],
    ['groups', 'sales@contoso.example', 'Sales@Contoso.example', 'excludeGroups'],
    ['domains', 'contoso.example', 'Contoso.Example', 'excludeDomains'],
  ] as const)(
    '%s are not included and excluded, whatever their capitals (DEF-05)',
    (kind, one, same, input) => {
      const policy = { include: { ...nobody, [kind]: [one] }, exclude: { ...nobody, [kind]: [same] } }
      expect(found(policy)).toEqual([`recipient-in-two-fields ${input} ${same}`])
      const other = { ...policy, exclude: { ...nobody, [kind]: [`other-${one}`] } }
      expect(found(other)).toEqual([])
    },
  )

  test('are in one field alone, also of those that include (DEF-05)', () => {
    const address = 'sales@contoso.example'
    expect(found({ include: { users: [address], groups: [address], domains: [] } })).toEqual([
      `recipient-in-two-fields includeGroups ${address}`,
    ])
  })

  test.each<[keyof MailPolicy['include'], string, string]>([
    ['users', 'ana', 'invalid-address'],
    ['users', 'ana@', 'invalid-address'],
    ['groups', ' ', 'invalid-address'],
    ['groups', 'sales@', 'invalid-address'],
    ['domains', 'contoso', 'invalid-domain'],
    ['domains', '@contoso.example', 'invalid-domain'],
    ['domains', 'conto so.example', 'invalid-domain'],
    ['domains', '-contoso.example', 'invalid-domain'],
  ])('%s have the form of one: %s', (kind, value, rule) => {
    expect(found({ include: { ...nobody, domains: ['a.example'], [kind]: [value] } })).toEqual([
      [rule, `include${kind.replace(/^./, (first) => first.toUpperCase())}`, value].join(' '),
    ])
  })

  test('may have a domain in letters of any language', () => {
    expect(found({ include: { ...nobody, domains: ['bücher.example', 'xn--bcher-kva.example'] } })).toEqual(
      [],
    )
  })
})

describe('a setting', () => {
  test.each<[MailPolicyKind, Record<string, unknown>, string[]]>([
    ['safeLinks', { TrackClicks: false }, []],
    ['safeLinks', { TrackClicks: 'yes' }, ['invalid-value TrackClicks yes']],
    ['safeLinks', { TrackClicks: null, DoNotRewriteUrls: null }, []],
    ['safeLinks', { DoNotRewriteUrls: ['https://*.contoso.example/*'] }, []],
    ['safeLinks', { DoNotRewriteUrls: ['not a link'] }, ['invalid-value DoNotRewriteUrls not a link']],
    ['safeLinks', { DoNotRewriteUrls: 'x' }, ['invalid-value DoNotRewriteUrls x']],
    ['safeAttachments', { Action: 'DynamicDelivery' }, []],
    ['safeAttachments', { Action: 'Replace' }, ['invalid-value Action Replace']],
    ['safeAttachments', { RedirectAddress: '' }, []],
    ['safeAttachments', { RedirectAddress: 'soc' }, ['invalid-address RedirectAddress soc']],
    ['antiMalware', { FileTypes: ['exe', '.exe'] }, ['invalid-value FileTypes .exe']],
    ['antiMalware', { CustomFromName: 7 }, ['invalid-value CustomFromName 7']],
    ['antiPhishing', { PhishThresholdLevel: 1 }, []],
    ['antiPhishing', { PhishThresholdLevel: 4 }, []],
    ['antiPhishing', { PhishThresholdLevel: 0 }, ['out-of-range PhishThresholdLevel']],
    ['antiPhishing', { PhishThresholdLevel: 5 }, ['out-of-range PhishThresholdLevel']],
    ['antiPhishing', { PhishThresholdLevel: 2.5 }, ['out-of-range PhishThresholdLevel']],
    ['antiPhishing', { TargetedUsersToProtect: ['Ana; CEO;ana@contoso.example'] }, []],
    [
      'antiPhishing',
      { TargetedUsersToProtect: ['ana@contoso.example'] },
      ['invalid-named-address TargetedUsersToProtect ana@contoso.example'],
    ],
    ['antiPhishing', { TargetedDomainsToProtect: ['x'] }, ['invalid-domain TargetedDomainsToProtect x']],
    ['antiSpam', { BulkThreshold: 9, QuarantineRetentionPeriod: 30 }, []],
    ['antiSpam', { BulkThreshold: 10 }, ['out-of-range BulkThreshold']],
    ['antiSpam', { QuarantineRetentionPeriod: 31 }, ['out-of-range QuarantineRetentionPeriod']],
    ['antiSpam', { HighConfidencePhishAction: 'Delete' }, ['invalid-value HighConfidencePhishAction Delete']],
    ['antiSpam', { AddXHeaderValue: 'X-Spam' }, []],
    ['antiSpam', { AddXHeaderValue: 'X Spam' }, ['invalid-value AddXHeaderValue X Spam']],
    ['antiSpam', { AddXHeaderValue: 'x'.repeat(256) }, ['text-too-long AddXHeaderValue']],
    ['antiSpam', { LanguageBlockList: ['DE', 'ZH-CN', 'WEN'], RegionBlockList: ['DE'] }, []],
    ['antiSpam', { LanguageBlockList: ['de'] }, ['invalid-value LanguageBlockList de']],
    ['antiSpam', { RegionBlockList: ['Germany'] }, ['invalid-value RegionBlockList Germany']],
    ['antiSpam', { AllowedSenders: ['ana'] }, ['invalid-address AllowedSenders ana']],
    ['antiSpam', { AllowedSenders: [{ Sender: { Address: 'ana@contoso.example' } }] }, []],
    ['antiSpam', { SomethingNew: 'whatever' }, []],
  ])('of %s: %j', (kind, settings, findings) => {
    expect(found({ kind, settings })).toEqual(findings)
  })

  test('has as many users and domains to protect as the vendor takes', () => {
    const list = (count: number) => Array.from({ length: count }, (_, index) => `d${index}.example`)
    const kind = 'antiPhishing'
    expect(found({ kind, settings: { TargetedDomainsToProtect: list(50) } })).toEqual([])
    expect(found({ kind, settings: { TargetedDomainsToProtect: list(51) } })).toEqual([
      'too-many-entries TargetedDomainsToProtect',
    ])
  })

  test('of what is built-in is looked at, too', () => {
    expect(found({ isBuiltIn: true, settings: { TrackClicks: 1 } })).toEqual(['invalid-value TrackClicks 1'])
  })
})

test('what is built-in cannot be deleted, all else can (DEF-03)', () => {
  expect(deletionRefusal(buildPolicy({ isBuiltIn: true }))).toEqual({
    rule: 'built-in-not-deletable',
    input: 'name',
    values: {},
  })
  expect(deletionRefusal(buildPolicy())).toBeUndefined()
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Language, LANGUAGES, localeOf } from '#shared/domain/language/languages.ts'
import { judge } from '#shared/domain/posture/check.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import {
  compliant,
  type Found,
  foundSchema,
  notCompliant,
  type Verdict,
} from '#shared/domain/posture/verdict.ts'
import { anyJson, nastyKey, nastyText } from '#tests/support/hostile-values.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import { catalogues } from '#tests/support/text-catalogues.ts'
import { rawIn, wordingFaults } from '#tests/support/posture/wording-faults.ts'
import { findingsIn } from './findings.ts'
import { type Judged, rawText } from './finding-words.ts'
import { sharedWordings } from './shared-wordings.ts'

const languages = Object.keys(LANGUAGES) as Language[]
const findings = (language: Language) => findingsIn(catalogues[language].checkFindings, localeOf(language))
const said = (checkId: string, verdict: Verdict, language: Language = 'en') =>
  findings(language).text(checkId, verdict)

describe('every check', () => {
  const ids = checks.map(({ id }) => id)

  test.each(ids)('%s says in every language what it has to be', (id) => {
    expect(wordingFaults(id, [])).toEqual([])
  })

  test('has words, and nothing else has', () => {
    expect(Object.keys(catalogues.en.checkFindings.checks).toSorted()).toEqual(ids.toSorted())
    expect([...sharedWordings.keys()].filter((id) => !ids.includes(id))).toEqual([])
  })

  test.each(languages)('has in %s the figures of English, in what it has to be', (language) => {
    const figures = (id: string, inLanguage: Language) =>
      (findings(inLanguage).targetText(id).match(/\d+/g) ?? []).map(Number).toSorted((a, b) => a - b)
    expect(ids.filter((id) => String(figures(id, language)) !== String(figures(id, 'en')))).toEqual([])
  })

  test('has words for what is found in a whole tenant', async () => {
    const snapshot = await openPretendTenant().read()
    const verdicts = checks.map((check) => [check.id, judge(check, snapshot)] as const)
    expect(verdicts.filter(([, { status }]) => status !== 'notMeasured').length).toBeGreaterThan(100)
    // One of the tenant's domains is called by an id.
    const faults = verdicts.flatMap(([id, verdict]) => wordingFaults(id, [verdict]))
    expect(faults.filter((fault) => !fault.includes('dkim-signing-on: an id'))).toEqual([])
  })
})

describe('what is found', () => {
  test.each<[string, Verdict, string]>([
    ['users-cannot-register-apps', notCompliant(true), 'Users can register applications.'],
    ['mailbox-auditing-on', compliant(false), 'Auditing of mailboxes is on.'],
    ['guest-invitations-limited', notCompliant('everyone'), 'Everyone may invite guests, guests included.'],
    ['web-sessions-time-out', notCompliant(null), 'Web sessions that nobody uses never end.'],
    ['shared-mailboxes-blocked', notCompliant(1), '1 shared mailbox can be signed in to.'],
    ['shared-mailboxes-blocked', notCompliant(1200), '1,200 shared mailboxes can be signed in to.'],
    ['no-mailbox-forwards-outside', notCompliant(['a', 'b']), '2 mailboxes forward outside: a, b.'],
    [
      'banned-passwords-enforced',
      notCompliant({ EnableBannedPasswordCheck: true, BannedPasswordList: 0 }),
      'The custom list of banned passwords is on. There are no words in it.',
    ],
    [
      'dkim-signing-on',
      notCompliant({ 'a.example': 'CnameMissing', 'b.example': 1024 }),
      'a.example: the DNS records are missing. b.example: the key has 1,024 bits.',
    ],
  ])('by %s is said in a sentence: %j', (id, verdict, sentence) => {
    expect(said(id, verdict)).toBe(sentence)
  })

  test.each<[Language, string, Verdict, string]>([
    [
      'de',
      'app-passwords-short-lived',
      compliant('P90D'),
      'Ein geheimer Clientschlüssel einer App darf 90 Tage gelten.',
    ],
    [
      'en',
      'app-passwords-short-lived',
      notCompliant('P1Y6M'),
      'A client secret of an app may be valid for 1 year, 6 months.',
    ],
    [
      'en',
      'sharepoint-idle-sign-out',
      notCompliant(5400),
      'Browsers that nobody uses are signed out after 1 hour, 30 minutes.',
    ],
    [
      'en',
      'web-sessions-time-out',
      notCompliant('1.00:00:00'),
      'Web sessions that nobody uses end after 1 day.',
    ],
    ['fr', 'devices-are-compliant', notCompliant(88), '88 % des appareils gérés sont conformes.'],
    ['ja', 'inactive-devices-cleaned-up', compliant(30), 'デバイスは、連絡がなければ 30 日で削除されます。'],
    ['fr', 'groups-are-private', notCompliant(1_000_000), '1 000 000 de groupes Microsoft 365 sont publics.'],
    ['zh', 'no-mailbox-forwards-outside', notCompliant(['a', 'b']), '2 个邮箱转发到外部：a、b。'],
  ])('is counted and measured as %s does: %s', (language, id, verdict, sentence) => {
    expect(said(id, verdict, language).replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(sentence)
  })

  test('means what its outcome says where the value alone does not tell', () => {
    const id = 'legacy-authentication-blocked'
    expect(said(id, compliant(['Block']))).toBe('A policy in force does this: Block.')
    expect(said(id, notCompliant(['Block']))).toContain('report-only mode')
    expect(said(id, notCompliant([]))).toBe('No policy in force does this.')
    expect(said('spam-and-phish-quarantined', compliant('MoveToJmf'))).not.toBe(
      said('spam-and-phish-quarantined', notCompliant('MoveToJmf')),
    )
  })

  test('is nothing where nothing was measured', () => {
    expect(said('sms-codes-off', { status: 'notMeasured', reason: 'notRead' })).toBe('')
  })
})

describe('what is not known here', () => {
  const quoted = (value: string) => `Microsoft 365 answers “${value}”, which is not known here.`

  test('is quoted as it was answered: a new value, another shape, a check of a newer server', () => {
    expect(said('guest-invitations-limited', notCompliant('partnersOnly'))).toBe(quoted('partnersOnly'))
    expect(said('guest-invitations-limited', notCompliant('constructor'))).toBe(quoted('constructor'))
    expect(said('sms-codes-off', notCompliant({ state: 'on' }))).toBe(quoted('on'))
    expect(said('suspicious-prompts-reportable', notCompliant('soon'))).toBe(quoted('soon'))
    for (const id of ['younger-than-this-app', 'constructor', '__proto__']) {
      expect(said(id, notCompliant(true))).toBe(quoted('true'))
      expect(findings('en').targetText(id)).toBe('')
    }
  })

  test('cannot turn the sentence round, break it or push it away', () => {
    const names = ['<b>bold</b>', '\u202Egnp.exe', 'x'.repeat(300), 'a\nb', '{{count}} $& $1', '\uD800']
    expect(said('no-mailbox-forwards-outside', notCompliant(names))).toBe(
      `6 mailboxes forward outside: <b>bold</b>, gnp.exe, ${'x'.repeat(80)}…, a b, {{count}} $& $1, \uFFFD.`,
    )
    const many = Array.from({ length: 500 }, (_, index) => `m${index}`)
    expect(said('no-mailbox-forwards-outside', notCompliant(many))).toBe(
      `500 mailboxes forward outside: ${many.slice(0, 10).join(', ')}, ….`,
    )
  })

  test('never fails, whatever a server sends', () => {
    const scalar = fc.oneof(fc.constant(null), fc.boolean(), fc.double(), nastyText)
    const found: fc.Arbitrary<unknown> = fc.oneof(
      scalar,
      fc.array(nastyText),
      fc.dictionary(fc.oneof(nastyKey, nastyText), scalar),
      anyJson,
    )
    const isFound = (value: unknown): value is Found => foundSchema.safeParse(value).success
    const anyId = fc.oneof(fc.constantFrom(...checks.map(({ id }) => id)), nastyKey)
    fc.assert(
      fc.property(
        anyId,
        found.filter(isFound),
        fc.constantFrom(...languages),
        fc.boolean(),
        (id, value, language, isMet) => {
          const verdict: Judged = { status: isMet ? 'compliant' : 'notCompliant', found: value }
          const text = said(id, verdict, language)
          expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u)
          expect(text.length).toBeLessThan(12_000)
        },
      ),
      { numRuns: 500 },
    )
  })
})

test('what a program writes is told from words', () => {
  for (const raw of ['mfa', 'Is isEnabled.', 'It is true.', 'P180D.', '03:00:00.', '–', '7', '{{names}}.'])
    expect(rawIn(raw)).not.toEqual([])
  expect(rawIn('Files in SharePoint are scanned on 3 days.')).toEqual([])
})

test('a value as it was answered is a text as it is, and JSON otherwise', () => {
  expect([null, false, 'mfa', [], { a: 1 }].map(rawText)).toEqual(['null', 'false', 'mfa', '[]', '{"a":1}'])
})

test('what is wrong in a Google Workspace stands with where it is, and what is not known says whose it is', () => {
  const found = (value: Found) => said('google-sms-codes-off', notCompliant(value))
  expect(found('ALL')).toBe('Every method is accepted, also codes by text message or call.')
  expect(found({ '/Sales\u202E<b>': 'ALL' })).toBe(
    '/Sales <b>: Every method is accepted, also codes by text message or call.',
  )
  expect(found({ '/': 'ALL' })).toMatch(/^Whole organization: Every method/)
  expect(found('QUANTUM')).toBe('Google Workspace answers “QUANTUM”, which is not known here.')
})

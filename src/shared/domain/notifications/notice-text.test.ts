import { describe, expect, test } from 'vitest'
import { type Language, LANGUAGES } from '#shared/domain/language/languages.ts'
import { messageOf, NOTICE_ACTIONS, NOTICE_KINDS, type NoticeMessage, SEVERITIES } from './notice.ts'
import { actionText, buttonText, messageText, noticeText, noticeWords } from './notice-text.ts'

const languages = Object.keys(LANGUAGES) as Language[]
const matter = { severity: 'high', kind: 'peopleVanished', count: 3, customerName: 'Contoso' } as const

describe('what a notification says on a locked screen', () => {
  test('everything, where the organization allows it', () => {
    expect(messageText(messageOf('full', matter), 'en')).toEqual({
      title: 'High: 3 people are gone from the directory',
      body: 'Contoso',
    })
  })

  test('how grave it is and at which company', () => {
    const message = messageOf('company', matter)
    expect(message).toEqual({ extent: 'company', severity: 'high', customerName: 'Contoso' })
    expect(messageText(message, 'en')).toEqual({ title: 'High', body: 'Contoso' })
    expect(messageText({ ...message, customerName: null } as NoticeMessage, 'en').body).toBe(
      'Your organization',
    )
  })

  test('nothing of it, where not even the company may be read', () => {
    const message = messageOf('generic', matter)
    expect(message).toEqual({ extent: 'generic' })
    expect(messageText(message, 'en')).toEqual({ title: 'Castellan', body: 'Something needs a look.' })
  })
})

describe.each(languages)('in %s', (language) => {
  const words = noticeWords[language]
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()

  test('every kind, every action and everything beside them has words', () => {
    expect(Object.keys(words.kinds).toSorted()).toEqual([...NOTICE_KINDS].toSorted())
    expect(Object.keys(words.actions).toSorted()).toEqual([...NOTICE_ACTIONS].toSorted())
    expect(Object.keys(words.severities).toSorted()).toEqual([...SEVERITIES].toSorted())
    expect(textsOf(words).filter((text) => text.trim() === '')).toEqual([])
  })

  test('what is counted has a text for each way of the language to count', () => {
    const counted = [...Object.values(words.kinds), ...Object.values(words.actions)].filter(
      (phrase) => typeof phrase === 'object',
    )
    expect(counted.map((phrase) => Object.keys(phrase).toSorted())).toEqual(counted.map(() => forms))
  })

  test.each(NOTICE_KINDS)('%s is said with nothing left open', (kind) => {
    for (const count of [undefined, 1, 2, 1_000_000]) {
      const { title } = messageText({ ...matter, extent: 'full', kind, count }, language)
      expect(title).toContain(words.severities.high)
      expect(title).not.toMatch(/[{}]|undefined/)
    }
  })
})

test.each(languages.filter((language) => language !== 'en'))(
  'the words in %s are not those of English',
  (language) => {
    const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/{{.*?}}/g, ''))
    const english = new Set(textsOf(noticeWords.en).filter(hasWords))
    expect(textsOf(noticeWords[language]).filter((text) => english.has(text))).toEqual([])
  },
)

test.each([
  ['en', 'High: 1 person is gone from the directory', 'Ignore them'],
  ['de', 'Hoch: 1 Person ist nicht mehr im Verzeichnis', 'Ignorieren'],
  ['ja', '高：1 人がディレクトリからいなくなりました', 'すべて無視'],
] as const)('one is counted in %s', (language, title, button) => {
  const message = { ...matter, extent: 'full', count: 1 } as const
  expect(messageText(message, language).title).toBe(title)
  expect(actionText('ignore', 1, language)).toBe(button)
})

test.each([
  ['en', 'High: 1 new alert', 'High: 3 new alerts'],
  ['de', 'Hoch: 1 neue Warnung', 'Hoch: 3 neue Warnungen'],
  ['es', 'Alta: 1 alerta nueva', 'Alta: 3 alertas nuevas'],
  ['fr', 'Élevée\u00a0: 1 nouvelle alerte', 'Élevée\u00a0: 3 nouvelles alertes'],
  ['ja', '高：新しいアラートが 1 件あります', '高：新しいアラートが 3 件あります'],
  ['zh', '高：1 条新警报', '高：3 条新警报'],
] as const)('new alerts are told by severity, number and company alone in %s', (language, one, three) => {
  const alerts = { ...matter, kind: 'alertsRaised' } as const
  const textOf = (many: number) => messageText(messageOf('full', { ...alerts, count: many }), language)
  expect([textOf(1), textOf(3)]).toEqual([
    { title: one, body: 'Contoso' },
    { title: three, body: 'Contoso' },
  ])
  const generic = messageText(messageOf('generic', alerts), language)
  expect(JSON.stringify(generic)).not.toMatch(/Contoso|\d/)
})

test.each([
  ['en', '12,345 people'],
  ['de', '12.345 Personen'],
  ['es', '12.345 personas'],
  ['fr', '12\u202f345 personnes'],
] as const)('numbers are written as in %s', (language, number) => {
  expect(messageText({ ...matter, extent: 'full', count: 12_345 }, language).title).toContain(number)
})

describe('a notification', () => {
  const written = { title: 'High: somebody', body: 'Contoso' }

  test('is put into the language that is asked for', () => {
    expect(noticeText({ ...written, message: messageOf('full', matter) }, 'es')).toEqual({
      title: 'Alta: 3 personas ya no están en el directorio',
      body: 'Contoso',
    })
  })

  test.each([
    ['an older build', undefined],
    ['a newer server', { extent: 'full', severity: 'high', kind: 'toString', customerName: null }],
    ['nobody who knows us', { extent: 'company', severity: 'grave', customerName: 'Contoso' }],
    ['nobody at all', { extent: 'company', severity: 'high' }],
  ])('of %s stays as it was written, with its buttons', (_, message) => {
    const unknown = message as NoticeMessage | undefined
    expect(noticeText({ ...written, message: unknown }, 'de')).toEqual(written)
    expect(buttonText({ action: 'ignore', title: 'Ignore all' }, unknown, 'de')).toBe('Ignore all')
  })

  test('has buttons in that language, and those that are not known as they were written', () => {
    const message = messageOf('full', matter)
    expect(buttonText({ action: 'ignore', title: 'Ignore all' }, message, 'fr')).toBe('Tout ignorer')
    const unknown = { action: 'toString' as 'ignore', title: 'Snooze' }
    expect(buttonText(unknown, message, 'fr')).toBe('Snooze')
  })
})

const textsOf = (words: object): string[] =>
  Object.values(words).flatMap((each: unknown) =>
    typeof each === 'string' ? [each] : textsOf(each as object),
  )

import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import { type Language, LANGUAGES } from '#shared/domain/language/languages.ts'
import { catalogues, sectionFolders, sectionNameOf } from '#tests/support/text-catalogues.ts'

const languages = Object.keys(LANGUAGES) as Language[]
const files = import.meta.glob<Record<string, object>>('./*/??.ts', { eager: true })
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name)
const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

describe('the sections', () => {
  test('are those of the list, each under the name of its folder', () => {
    const listed = sourceOf('sections.ts').match(/^ {2}\w+: typeof import\(.*$/gm)
    expect(listed).toEqual(
      sectionFolders
        .toSorted()
        .map(
          (folder) =>
            `  ${sectionNameOf(folder)}: typeof import('./${folder}/en.ts').${sectionNameOf(folder)}`,
        ),
    )
  })

  test.each(folders)('%s has every language, and nothing else', (folder) => {
    const found = globSync('*', { cwd: join(import.meta.dirname, folder) }).toSorted()
    expect(found).toEqual(languages.map((language) => `${language}.ts`).toSorted())
    for (const file of found)
      expect(Object.keys(files[`./${folder}/${file}`] ?? {})).toEqual([sectionNameOf(folder)])
  })

  test.each(sectionFolders)('%s does not compile where a language lacks a text', (folder) => {
    for (const language of languages.filter((each) => each !== 'en'))
      expect(sourceOf(`${folder}/${language}.ts`)).toContain(
        `\n} satisfies Translation<'${language}', '${sectionNameOf(folder)}'>\n`,
      )
  })
})

/** Names and abbreviations, which no language translates. */
const NAMES = [
  'Castellan',
  '© {{year}} Castellan',
  'Android',
  'Microsoft',
  'Microsoft 365',
  'Discover',
  'Engage',
  'Secure',
  'Defender',
  'Intune',
  'Entra ID P1',
  'Entra ID P2',
  'Exchange',
  'Exchange Online',
  'SharePoint',
  'SharePoint Online',
  'Secure Score',
  'Windows',
  'iOS',
  'macOS',
  'macOS, Linux',
  'Webhook',
  'Exchange ActiveSync',
  'JSON',
  'Office 365',
  'Business Premium',
  'Identity Protection',
]
const BRIEF = ['Essentials', 'Freemium', 'Premium', 'MFA', 'NFR']
/** Words that are the same in English and in the language. */
const SAME: Record<Language, string[]> = {
  de: [
    'Marketing',
    'Baselines',
    'Zero Trust',
    'Browser',
    'Board',
    'Host',
    'Team',
    'Ticket',
    'Ticket {{number}}',
    'Tickets',
    'Admin',
    'Administrator',
    'Agent',
    'App',
    'Apps',
    'Beta',
    'Chat',
    'Code',
    'Details',
    'Downloads',
    'Filter',
    'Integration',
    'MFA: {{status}}',
    'Name',
    'Offline',
    'PIN',
    'Passkey',
    'Person',
    'Phishing',
    'Push',
    'Spam',
    'Status',
    'Support',
    'Favicon',
    'Logo',
  ],
  en: [],
  es: [
    'General',
    'Marketing',
    'Plan',
    'Zero Trust',
    'Roles',
    '{{count}} roles',
    'Host',
    'Ticket',
    'Ticket {{number}}',
    'Tickets',
    'Admin',
    'Beta',
    'MFA: {{status}}',
    'No',
    'PIN',
    'Phishing',
    'Push',
    'no',
    'Favicon',
    'favicon',
  ],
  fr: [
    'Marketing',
    'Exclusions',
    'Zero Trust',
    'Conditions',
    'Session',
    'Suggestion',
    'Ticket',
    'Ticket {{number}}',
    'Tickets',
    'Actions',
    'Active',
    'Admin',
    'Agent',
    'Code',
    'Configuration',
    'Contact',
    'Customer Lockbox',
    'Description',
    'Exceptions',
    'Incidents',
    'Instructions',
    'Menu',
    'Minutes',
    'Notification',
    'Notifications',
    'Protection',
    'Push',
    'Score',
    'Secret',
    'Solutions',
    'Support',
    'Type',
    'active',
    'contact',
    'description',
    'exceptions',
    'instructions',
    'minutes',
    'Assistant',
    'Conversation',
    'Question',
    'Favicon',
    'favicon',
    'Logo',
    'logo',
  ],
  ja: ['MFA: {{status}}', 'PIN'],
  zh: ['PIN'],
}

const texts = Object.fromEntries(
  languages.map((language) => [language, new Map(flatten(catalogues[language]))]),
) as Record<Language, Map<string, string>>

describe.each(languages.filter((language) => language !== 'en'))('the texts in %s', (language) => {
  test('have the keys of English, with the plurals of the language', () => {
    expect([...texts[language].keys()].toSorted()).toEqual(wantedKeys(language).toSorted())
  })

  test('say something for each key', () => {
    const empty = [...texts[language]].filter(([, text]) => text.trim() === '').map(([key]) => key)
    expect(empty).toEqual([])
  })

  test('are translated', () => {
    const same = new Set(
      [...texts[language]]
        .filter(([key, text]) => /\p{L}/u.test(withoutPlaceholders(text)) && text === englishOf(key))
        .map(([, text]) => text),
    )
    expect([...same].toSorted()).toEqual([...NAMES, ...BRIEF, ...SAME[language]].toSorted())
  })

  test('have the placeholders of English', () => {
    const different = [...texts[language]].filter(
      ([key, text]) => String(placeholders(text)) !== String(placeholders(englishOf(key) ?? '')),
    )
    expect(different).toEqual([])
  })
})

describe.each(languages)('counting in %s', (language) => {
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: catalogues[language] } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  const t = instance.getFixedT(language) as (key: string, values: object) => string
  const counted = [...texts[language].keys()].filter((key) => key.endsWith('_other'))

  test.each([0, 1, 2, 5, 1_000_000])('has a text for %i', (count) => {
    expect(counted.length).toBeGreaterThan(15)
    for (const key of counted) {
      const stem = key.slice(0, -'_other'.length)
      const text = t(stem, {
        count,
        time: '09:12',
        day: '20',
        days: 7,
        length: 3,
        subject: 'Contoso',
        name: 'A',
        names: 'A, B',
        told: '4',
        status: '500',
        push: '4',
        email: '3',
        webhook: '2',
        ticket: '1',
      })
      expect(text).not.toBe(stem)
      expect(text).not.toContain('{{')
      const number = texts[language].get(`${stem}_${new Intl.PluralRules(language).select(count)}`)
      expect(text).toContain(number?.includes('{{count}}') ? String(count) : '')
    }
  })
})

function flatten(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value as object, `${path}${key}.`),
  )
}

function wantedKeys(language: Language): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return [...texts.en.keys()].flatMap((key) => {
    if (key.endsWith('_one')) return []
    if (!key.endsWith('_other')) return [key]
    return pluralCategories.map((category) => key.replace(/other$/, category))
  })
}

/** The English text for a key; for a plural that English does not have, the one for many. */
const englishOf = (key: string): string | undefined =>
  texts.en.get(key) ?? texts.en.get(key.replace(/_[a-z]+$/, '_other'))

const withoutPlaceholders = (text: string) => text.replaceAll(/\{\{.*?\}\}/g, '')

const placeholders = (text: string) => [...text.matchAll(/\{\{.*?\}\}/g)].map(([each]) => each).toSorted()

import { type Language, localeOf } from '#shared/domain/language/languages.ts'
import { NOTICE_ACTIONS, NOTICE_KINDS, type NoticeAction, type NoticeMessage, SEVERITIES } from './notice.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'
import type { NoticeWords, Phrase } from './texts/notice-words.ts'
import { zh } from './texts/zh.ts'

/** What notifications say in each language. */
export const noticeWords: { [L in Language]: NoticeWords<L> } = { de, en, es, fr, ja, zh }

interface NoticeText {
  title: string
  body: string
}

/** A notification as it came: the words are English, or what an older build wrote; the message is absent in those. */
interface Written extends NoticeText {
  message?: NoticeMessage | undefined
}

/** The text of a notification in a language. What this build has no words for stays as it was written. */
export function noticeText({ title, body, message }: Written, language: Language): NoticeText {
  return isKnown(message) ? messageText(message, language) : { title, body }
}

/** The text of a message in a language. */
export function messageText(message: NoticeMessage, language: Language): NoticeText {
  const { severities, title, kinds, organization, generic }: NoticeWords = noticeWords[language]
  if (message.extent === 'generic') return { title: 'Castellan', body: generic }
  const severity = severities[message.severity]
  const { customerName } = message
  if (message.extent === 'company') return { title: severity, body: customerName ?? organization }
  const what = counted(kinds[message.kind], message.count, language)
  return { title: filled(title, { severity, what }), body: customerName ?? '' }
}

/** The words on a button of a notification, in a language; as they were written where this build has none for it. */
export function buttonText(
  { action, title }: { action: NoticeAction; title: string },
  message: NoticeMessage | undefined,
  language: Language,
): string {
  const isWorded = isKnown(message) && message.extent === 'full' && NOTICE_ACTIONS.includes(action)
  return isWorded ? actionText(action, message.count, language) : title
}

/** The words for what a button does to so many, in a language. */
export function actionText(action: NoticeAction, count: number | undefined, language: Language): string {
  const { actions }: NoticeWords = noticeWords[language]
  return counted(actions[action], count, language)
}

/** By hand: a schema would make the service worker, which every start of the app waits for, twice as large. */
function isKnown(message: NoticeMessage | undefined): message is NoticeMessage {
  if (message?.extent === 'generic') return true
  if (message?.extent !== 'company' && message?.extent !== 'full') return false
  const isCompanyKnown = message.customerName === null || typeof message.customerName === 'string'
  if (!isCompanyKnown || !SEVERITIES.includes(message.severity)) return false
  return message.extent === 'company' || NOTICE_KINDS.includes(message.kind)
}

function counted(phrase: Phrase, count = 1, language: Language): string {
  if (typeof phrase === 'string') return phrase
  const locale = localeOf(language)
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = phrase
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? phrase.other
  return filled(form, { count: new Intl.NumberFormat(locale).format(count) })
}

const filled = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

import { type AlertRow, isClosed } from '#shared/domain/alerts/alert-row.ts'
import { type Language, localeOf } from '#shared/domain/language/languages.ts'
import { noticeWords } from '#shared/domain/notifications/notice-text.ts'
import { factsOf, timeIn } from '#server/alert-channels/alert-facts.ts'
import type { MailSender } from '#server/alert-channels/compose-mail.ts'
import { titleOf } from '#server/alert-channels/detection-titles.ts'
import { alertMailTexts } from '#server/alert-channels/mail-language.ts'
import { alertUrl } from '#server/alert-channels/note-told.ts'
import { isolated, plainName } from '#server/alert-channels/plain-name.ts'
import { de } from './texts/de.ts'
import { en, type TicketTexts } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'
import { zh } from './texts/zh.ts'

const ticketTexts: Record<Language, TicketTexts> = { de, en, es, fr, ja, zh }

/** What one tool takes of a summary, which every tool gets. */
const LONGEST_SUMMARY = 100

/** What a ticket is called: how severe the alert is, what it is about, whom, and at its end the reference by which it is found. */
export function ticketSummary(alert: AlertRow, { language }: MailSender, reference: string): string {
  const account = plainName(alert.account?.name ?? alert.account?.id ?? '')
  const severity = noticeWords[language].severities[alert.severity]
  const what = [`[${severity}] ${titleOf(alert.detection, language)}`, account].filter(Boolean).join(' – ')
  const end = ` (${reference})`
  return `${cut(what, LONGEST_SUMMARY - end.length)}${end}`
}

/** Cut by whole characters, also where one is written by two halves. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  let kept = ''
  for (const letter of text) {
    if (kept.length + letter.length > length - 1) break
    kept += letter
  }
  return `${kept.trimEnd()}…`
}

/** What a ticket says, as plain text. */
export function ticketText(alert: AlertRow, customerName: string, sender: MailSender): string {
  const { language, publicUrl } = sender
  const { labelled, open } = alertMailTexts[language]
  const texts = ticketTexts[language]
  return [
    titleOf(alert.detection, language),
    '',
    labelled(texts.company, isolated(customerName)),
    labelled(texts.severity, noticeWords[language].severities[alert.severity]),
    ...factsOf(sender, alert).map(([label, value]) => labelled(label, isolated(value))),
    ...(alert.count > 1 ? [texts.happened(alert.count, numberIn(language, alert.count))] : []),
    '',
    labelled(open, alertUrl(publicUrl, alert)),
  ].join('\n')
}

/** What happened to an alert since its ticket was told last; undefined where that is nothing. */
export function ticketNews(
  alert: AlertRow,
  { toldCount, toldClosed }: { toldCount: number; toldClosed: boolean },
  { language, timeZone, publicUrl }: MailSender,
): string | undefined {
  const texts = ticketTexts[language]
  const closed = isClosed(alert)
  const news = [
    ...(alert.count > toldCount
      ? [texts.again(alert.count, numberIn(language, alert.count), timeIn(language, timeZone, alert.last_at))]
      : []),
    ...(closed && !toldClosed ? [alert.status === 'dismissed' ? texts.dismissed : texts.resolved] : []),
    ...(!closed && toldClosed ? [texts.reopened] : []),
  ]
  if (news.length === 0) return undefined
  const { labelled, open } = alertMailTexts[language]
  return [...news, labelled(open, alertUrl(publicUrl, alert))].join('\n')
}

const numberIn = (language: Language, count: number) =>
  new Intl.NumberFormat(localeOf(language)).format(count)

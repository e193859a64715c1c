import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { type AlertSeverity, SEVERITIES } from '#shared/domain/alerts/alert-severity.ts'
import { type Language, localeOf } from '#shared/domain/language/languages.ts'
import { messageText, noticeWords } from '#shared/domain/notifications/notice-text.ts'
import { compare } from '#shared/lib/compare.ts'
import { html } from '#server/platform/mail/html.ts'
import type { MailContent } from '#server/platform/mail/mail.ts'
import { factsOf } from './alert-facts.ts'
import { titleOf } from './detection-titles.ts'
import { alertMailTexts } from './mail-language.ts'
import { alertUrl } from './note-told.ts'
import { isolated, plainName } from './plain-name.ts'

/** Whose mails these are. */
export interface MailSender {
  organizationName: string
  timeZone: string
  language: Language
  publicUrl: string
  /** The logo that the organization has published, as a `data:` address; null for none. */
  logo: string | null
}

export interface MailedAlert {
  alert: AlertRow
  customerName: string
}

/** What a mail tells at most: one of thousands is read by nobody, and taken by few servers. */
const MOST = 100

/** One mail about alerts of several companies, as HTML and as plain text. There is at least one. */
export function alertMail(sender: MailSender, alerts: readonly MailedAlert[]): MailContent {
  const { language, organizationName } = sender
  const texts = alertMailTexts[language]
  const sorted = alerts.toSorted(inOrder)
  const severity = gravestOf(sorted)
  const { title } = messageText(
    { extent: 'full', severity, kind: 'alertsRaised', count: alerts.length, customerName: null },
    language,
  )
  const companies = [...Map.groupBy(sorted.slice(0, MOST), ({ alert }) => alert.customer_id).values()]
  const unlisted = alerts.length - Math.min(alerts.length, MOST)
  const rest = unlisted > 0 ? texts.unlisted(new Intl.NumberFormat(localeOf(language)).format(unlisted)) : ''
  const subject = `${title} – ${plainName(organizationName)}`
  const paragraphs = [
    texts.lead,
    ...companies.map((ofCompany) => companyText(sender, ofCompany)),
    rest,
    texts.note,
    isolated(organizationName),
  ]
  return {
    subject,
    text: `${paragraphs.filter((each) => each !== '').join('\n\n')}\n`,
    html: mailPage(sender, subject, [
      html`<p style="margin:0 0 24px">${texts.lead}</p>`,
      ...companies.map((ofCompany) => companyHtml(sender, ofCompany)),
      rest && html`<p style="margin:0 0 16px">${rest}</p>`,
      html`<p style="color:#60646c;font-size:14px;margin:24px 0 0">${texts.note}</p>`,
    ]),
  }
}

/** A mail by which somebody sees that alerts arrive. */
export function testMail(sender: MailSender): MailContent {
  const { subject, lead, note } = alertMailTexts[sender.language].test
  const whole = `${subject} – ${plainName(sender.organizationName)}`
  return {
    subject: whole,
    text: `${[lead, note, isolated(sender.organizationName)].join('\n\n')}\n`,
    html: mailPage(sender, whole, [
      html`<p style="margin:0 0 24px">${lead}</p>`,
      html`<p style="color:#60646c;font-size:14px;margin:24px 0 0">${note}</p>`,
    ]),
  }
}

/** By company, the gravest first, the newest first. */
const inOrder = (a: MailedAlert, b: MailedAlert): number =>
  compare(a.customerName, b.customerName) ||
  compare(a.alert.customer_id, b.alert.customer_id) ||
  rankOf(a) - rankOf(b) ||
  compare(b.alert.last_at, a.alert.last_at) ||
  compare(a.alert.id, b.alert.id)

const rankOf = ({ alert }: MailedAlert) => SEVERITIES.indexOf(alert.severity)
const gravestOf = (alerts: readonly MailedAlert[]): AlertSeverity =>
  SEVERITIES[Math.min(...alerts.map(rankOf))] ?? 'informational'

const bySeverity = (alerts: readonly MailedAlert[]) => [...Map.groupBy(alerts, ({ alert }) => alert.severity)]

function companyText(sender: MailSender, alerts: readonly MailedAlert[]): string {
  const { language, publicUrl } = sender
  const { labelled, open } = alertMailTexts[language]
  const { severities } = noticeWords[language]
  return [
    isolated(alerts[0]?.customerName ?? ''),
    ...bySeverity(alerts).flatMap(([severity, list]) => [
      `\n${severities[severity]}`,
      ...list.flatMap(({ alert }) => [
        `- ${titleOf(alert.detection, language)}`,
        ...factsOf(sender, alert).map(([label, value]) => `  ${labelled(label, isolated(value))}`),
        `  ${labelled(open, alertUrl(publicUrl, alert))}`,
      ]),
    ]),
  ].join('\n')
}

function companyHtml(sender: MailSender, alerts: readonly MailedAlert[]): string {
  const { severities } = noticeWords[sender.language]
  return [
    html`<h2 style="font-size:18px;margin:24px 0 8px">
      <bdi>${plainName(alerts[0]?.customerName ?? '')}</bdi>
    </h2>`,
    ...bySeverity(alerts).flatMap(([severity, list]) => [
      html`<h3 style="color:#60646c;font-size:14px;margin:16px 0 8px">${severities[severity]}</h3>`,
      ...list.map(({ alert }) => alertHtml(sender, alert)),
    ]),
  ].join('\n')
}

function alertHtml(sender: MailSender, alert: AlertRow): string {
  const { labels: _, open } = alertMailTexts[sender.language]
  return [
    html`<p style="margin:0 0 16px"><strong>${titleOf(alert.detection, sender.language)}</strong></p>`,
    ...factsOf(sender, alert).map(([label, value]) => html`<br />${label} <bdi>${plainName(value)}</bdi>`),
    html`<br /><a href="${alertUrl(sender.publicUrl, alert)}" style="color:#5753c6">${open}</a></p>`,
  ].join('')
}

/** A mail of an organization as HTML, with its logo and its name. */
export const mailPage = (
  { language, organizationName, logo }: MailSender,
  subject: string,
  parts: readonly string[],
): string =>
  [
    html`<!doctype html>
      <html lang="${localeOf(language)}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${subject}</title>
        </head>
      </html>`,
    '<body style="background:#f9f9fb;color:#1c2024;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif;margin:0;padding:24px">',
    '<div style="background:#ffffff;border-radius:8px;margin:0 auto;max-width:640px;padding:32px">',
    logo === null
      ? ''
      : html`<p style="margin:0 0 24px">
          <img src="${logo}" alt="${plainName(organizationName)}" height="32" style="display:block" />
        </p>`,
    ...parts.filter((part) => part !== ''),
    html`<p style="margin:24px 0 0"><bdi>${plainName(organizationName)}</bdi></p>`,
    '</div></body></html>',
  ].join('\n')

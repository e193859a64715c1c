import type { FilledReport } from '#shared/domain/reports/report.ts'
import { type MailSender, mailPage } from '#server/alert-channels/compose-mail.ts'
import { isolated, plainName } from '#server/alert-channels/plain-name.ts'
import { html } from '#server/platform/mail/html.ts'
import type { MailContent } from '#server/platform/mail/mail.ts'
import { reportTexts } from './compose-report.ts'

interface MailedReport {
  type: FilledReport
  description: string
  companies: readonly string[]
  /** Whether its files are too large to travel with it. */
  isTooLarge: boolean
}

/** How many companies a mail names; the report has them all. */
const MOST = 50

/** The mail that a scheduled report travels with, as HTML and as plain text. */
export function reportMail(
  sender: MailSender,
  { type, description, companies, isTooLarge }: MailedReport,
): MailContent {
  const { mail, titles } = reportTexts[sender.language]
  const subject = mail.subject(titles[type], plainName(sender.organizationName))
  const lead = isTooLarge ? mail.tooLarge : mail.lead
  const named = companies.slice(0, MOST)
  const more = companies.length > MOST ? ['…'] : []
  return {
    subject,
    text: [
      lead,
      mail.about(isolated(description)),
      [mail.companies, ...named.map((each) => `- ${isolated(each)}`), ...more].join('\n'),
      sender.publicUrl,
      mail.note,
      isolated(sender.organizationName),
    ].join('\n\n'),
    html: mailPage(sender, subject, [
      html`<p style="margin:0 0 16px">${lead}</p>`,
      html`<p style="margin:0 0 16px"><bdi>${mail.about(plainName(description))}</bdi></p>`,
      html`<p style="margin:0 0 4px">${mail.companies}</p>`,
      ...named.map((each) => html`<p style="margin:0 0 4px"><bdi>${plainName(each)}</bdi></p>`),
      ...more.map((each) => html`<p style="margin:0 0 4px">${each}</p>`),
      html`<p style="color:#60646c;font-size:14px;margin:24px 0 0">${mail.note}</p>`,
    ]),
  }
}

import { html } from '#server/platform/mail/html.ts'
import type { MailContent } from '#server/platform/mail/mail.ts'
import type { MailLanguage } from './mail-language.ts'

/** What a mail of the pool is made of, from top to bottom. */
export interface MailParts {
  language: MailLanguage
  subject: string
  greeting: string
  lead: string
  /** Names and values to copy. */
  facts?: [string, string][]
  action?: { label: string; url: string }
  note: string
  farewell: string
}

/** The same mail as plain text and as simple HTML. */
export const layOut = (parts: MailParts): MailContent => ({
  subject: parts.subject,
  text: textOf(parts),
  html: htmlOf(parts),
})

function textOf({ greeting, lead, facts = [], action, note, farewell }: MailParts): string {
  const paragraphs = [
    greeting,
    lead,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    action ? `${action.label}: ${action.url}` : '',
    note,
    farewell,
  ]
  return `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`
}

function htmlOf(parts: MailParts): string {
  const { language, subject, greeting, lead, facts = [], action, note, farewell } = parts
  const rows = facts.map(
    ([name, value]) =>
      html`<p style="margin:0 0 16px">
        ${name}<br /><strong style="font:600 20px/1.5 ui-monospace,Menlo,Consolas,monospace">${value}</strong>
      </p>`,
  )
  const button = action
    ? html`<p style="margin:24px 0">
        <a
          href="${action.url}"
          style="background:#5753c6;border-radius:6px;color:#ffffff;display:inline-block;padding:12px 20px;text-decoration:none"
          >${action.label}</a
        >
      </p>`
    : ''
  return [
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${subject}</title>
        </head>
      </html>`,
    '<body style="background:#f9f9fb;color:#1c2024;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif;margin:0;padding:24px">',
    '<div style="background:#ffffff;border-radius:8px;margin:0 auto;max-width:520px;padding:32px">',
    html`<p style="margin:0 0 16px">${greeting}</p>
      <p style="margin:0 0 24px">${lead}</p>`,
    ...rows,
    button,
    html`<p style="color:#60646c;font-size:14px;margin:24px 0 0">${note}</p>
      <p style="margin:24px 0 0">${farewell}</p>`,
    '</div></body></html>',
  ].join('\n')
}

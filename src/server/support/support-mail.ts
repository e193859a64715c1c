import type { SupportTicket } from '#shared/domain/support/support-ticket.ts'
import { html } from '#server/platform/mail/html.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { plainName } from '#server/alert-channels/plain-name.ts'

interface Written {
  ticket: SupportTicket
  writer: { name: string; email: string; organization: string }
  /** Where support reads. */
  to: string
}

/** What support gets of a ticket, in English, for those who run the site. What a person wrote is shown to the letter. */
export function supportMail({ ticket, writer, to }: Written): Mail {
  const facts = [
    ['Organization', plainName(writer.organization)],
    ['Written by', plainName(writer.name)],
    ['Answer to', writer.email],
    ...(ticket.company === null ? [] : [['Company', plainName(ticket.company)]]),
    ['Written at', ticket.written_at],
    ['Ticket', ticket.id],
  ] as const
  return {
    to,
    // The same for every attempt, so that whoever gets it twice can tell.
    id: `support-${ticket.id}`,
    subject: `[Support] ${plainName(ticket.subject)}`,
    text: `${facts.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${ticket.text}\n`,
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Support</title></head><body>',
      ...facts.map(([name, value]) => html`<p>${name}: <strong>${value}</strong></p>`),
      html`<pre style="white-space:pre-wrap;font:inherit">${ticket.text}</pre>`,
      '</body></html>',
    ].join('\n'),
  }
}

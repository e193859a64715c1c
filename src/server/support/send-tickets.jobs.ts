import { defineJob, type Jobs } from '#server/platform/jobs.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { findTicket, findWriter, listUnsent, noteSent, type UnsentTicket } from './support-ticket.store.ts'
import { supportMail } from './support-mail.ts'

interface SendParts {
  db: Db
  mailer: Mailer
  /** Where support reads. */
  supportEmail: string
  now: () => number
}

const QUEUE = 'send-support-ticket'

/** Has tickets mailed to support. Repeated after a crash, it may mail one twice, with the same id. */
export const ticketMails = defineJob<SendParts, UnsentTicket>({ queue: QUEUE, parallel: 1, act: sendTicket })

export const requestMail = (jobs: Pick<Jobs, 'send'>, ticket: UnsentTicket): Promise<void> =>
  jobs.send(QUEUE, ticket, ticket.ticketId)

/** Has those sent that nobody sends, as after a crash between keeping one and asking for its mail. */
export async function requestForgottenMails(parts: SendParts & { jobs: Pick<Jobs, 'send'> }): Promise<void> {
  for (const ticket of await listUnsent(parts.db)) await requestMail(parts.jobs, ticket)
}

export async function sendTicket(
  { db, mailer, supportEmail, now }: SendParts,
  asked: UnsentTicket,
): Promise<void> {
  const ticket = await findTicket(db, asked.organizationId, asked.ticketId)
  if (!ticket || ticket.sent_at !== null) return
  const writer = await findWriter(db, { organizationId: asked.organizationId, userId: ticket.userId })
  // Nobody is left to be answered.
  if (writer) await mailer.send(supportMail({ ticket, writer, to: supportEmail }))
  await noteSent(db, asked, now())
}

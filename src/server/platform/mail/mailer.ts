import type { Tx } from '#server/platform/database/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import { DAY, MINUTE, SECOND } from '#shared/lib/time.ts'
import { type Mail, type MailContent, requireSafe } from './mail.ts'

export interface Mailer {
  /** Queues a mail: nobody waits for a mail server. `sender` is who hears what becomes of it, if anybody does. */
  send: (mail: Mail, sender?: string) => Promise<void>
  /** The same as a part of a transaction: it is queued if that is kept. */
  sendWithin: (tx: Tx, mail: Mail, sender?: string) => Promise<void>
  /** Queued like any other and thrown away, for an answer that has to cost the same whether there is a receiver or not. */
  sendNowhere: (content: MailContent) => Promise<void>
}

/** Brings a mail on its way. `refused` when it will never be taken; throws when it may be later. */
export type Deliver = (mail: Mail) => Promise<'sent' | 'refused'>

/** What became of an attempt: `failed` where it is tried again, or was for the last time. */
export type MailOutcome = 'sent' | 'refused' | 'failed'

interface QueuedMail {
  mail: Mail | MailContent
  sender?: string
}

interface MailerOptions {
  retryAfter?: number
  /** Hears what became of the mails of a sender. */
  heard?: (sender: string, to: string, outcome: MailOutcome) => Promise<void>
}

const QUEUE = 'mail'
const PARALLEL = 2
const RETRIES = 12

/**
 * Mails of a site, by way of the job queue. A mail may hold a code or a password, so its job is deleted as soon as it
 * is done, and what cannot be delivered within a day is given up. Nothing of a mail is ever logged.
 */
export async function createMailer(
  deliver: Deliver,
  jobs: Pick<Jobs, 'handle' | 'send' | 'sendWithin'>,
  log: Pick<Log, 'warn'>,
  { retryAfter = 30 * SECOND, heard }: MailerOptions = {},
): Promise<Mailer> {
  async function act({ mail, sender }: QueuedMail): Promise<void> {
    if (!('to' in mail)) return
    // A mail that was sent is not sent again because nobody could be told of that.
    const tell = async (outcome: MailOutcome) => {
      if (sender === undefined) return
      await heard?.(sender, mail.to, outcome).catch(() =>
        log.warn({ event: 'mail.unheard' }, 'What became of a mail could not be told'),
      )
    }
    try {
      const outcome = await deliver(mail)
      if (outcome === 'refused') log.warn({ event: 'mail.refused' }, 'A mail was refused for good')
      await tell(outcome)
    } catch (cause) {
      await tell('failed')
      throw cause
    }
  }

  await jobs.handle<QueuedMail>(QUEUE, PARALLEL, act, {
    deleteWhenDone: true,
    retryLimit: RETRIES,
    retryDelay: retryAfter / SECOND,
    retryBackoff: true,
    retryDelayMax: (30 * MINUTE) / SECOND,
    retentionSeconds: DAY / SECOND,
    deleteAfterSeconds: MINUTE / SECOND,
    expireInSeconds: (2 * MINUTE) / SECOND,
  })

  return {
    send: async (mail, sender) => {
      requireSafe(mail)
      await jobs.send<QueuedMail>(QUEUE, sender === undefined ? { mail } : { mail, sender })
    },
    sendWithin: async (tx, mail, sender) => {
      requireSafe(mail)
      await jobs.sendWithin<QueuedMail>(tx, QUEUE, sender === undefined ? { mail } : { mail, sender })
    },
    sendNowhere: ({ subject, text, html }) => jobs.send<QueuedMail>(QUEUE, { mail: { subject, text, html } }),
  }
}

/** Drops every mail: for parts that are run without a way to send them. */
export const silentMailer: Mailer = {
  send: async () => {},
  sendWithin: async () => {},
  sendNowhere: async () => {},
}

import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { SECOND } from '#shared/lib/time.ts'
import { addressingOf, contentOf } from './mail.ts'
import type { Deliver } from './mailer.ts'

const failure = z.object({ code: z.string().optional(), responseCode: z.number().optional() })

/** The steps of the dialogue in which a server judges this mail, and not us or its own state. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE']

/** Delivers by the mail server at `url` (`smtp:`, or `smtps:` for TLS from the first byte). */
export function smtpDelivery(url: string, from: string): Deliver {
  const { username, hostname } = new URL(url)
  const transport = createTransport({
    url,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    // A password never travels in the open, apart from inside this machine.
    requireTLS: username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail) => {
    try {
      await transport.sendMail({ ...addressingOf(mail, from), ...contentOf(mail) })
      return 'sent'
    } catch (cause) {
      const { code = '', responseCode = 0 } = failure.safeParse(cause).data ?? {}
      if (ABOUT_THE_MAIL.includes(code) && responseCode >= 500) return 'refused'
      // Not the cause itself: the queue keeps what is thrown, and a server's answer repeats the address.
      // eslint-disable-next-line preserve-caught-error
      throw new Error(`The mail server did not take a mail (${code || 'no code'}, ${responseCode})`)
    }
  }
}

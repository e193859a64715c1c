import { invariant } from '#shared/lib/invariant.ts'

export interface MailContent {
  subject: string
  text: string
  html: string
}

export interface Mail extends MailContent {
  /** One address, without a name. */
  to: string
}

/**
 * Refuses what could write headers of its own or reach somebody else: a line break in the subject, several addresses
 * in one. Nothing is mended in silence.
 */
export function requireSafe({ to, subject }: Mail): void {
  invariant(/^[^\s\p{C}<>()[\],;:"\\@]+@[^\s\p{C}<>(),;"\\@]+$/u.test(to), 'a mail goes to one plain address')
  invariant(subject !== '' && !/[\p{Cc}\u2028\u2029]/u.test(subject), 'a subject is one line')
}

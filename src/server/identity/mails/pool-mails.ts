import type { MailContent } from '#server/platform/mail/mail.ts'
import { languageOf, textsIn } from './mail-language.ts'
import { layOut, type MailParts } from './mail-layout.ts'

interface Site {
  publicUrl: string
}

interface Receiver {
  email: string
  /** The protocol's; `locale` chooses the language. */
  attributes: Record<string, string>
}

const NOBODY: Receiver = { email: '', attributes: {} }

/** The first mail to a user: what to sign in with. */
export function invitationMail({ publicUrl }: Site, receiver: Receiver, password: string): MailContent {
  const { texts, frame } = startOf(receiver)
  const { subject, lead, address, password: label, action, note } = texts.invitation
  return layOut({
    ...frame,
    subject,
    lead,
    facts: [
      [address, receiver.email],
      [label, password],
    ],
    action: { label: action, url: `${publicUrl}/auth/login` },
    note,
  })
}

/** Proves the address of a person who signed up. */
export function signUpCodeMail(receiver: Receiver | undefined, code: string): MailContent {
  const { texts, frame } = startOf(receiver ?? NOBODY)
  const { subject, lead, code: label, note } = texts.signUpCode
  return layOut({ ...frame, subject, lead, facts: [[label, code]], note })
}

/** Lets a user choose another password. */
export function resetCodeMail(site: Site, receiver: Receiver, code: string): MailContent {
  const { texts, frame } = startOf(receiver)
  const { subject, lead, code: label, action, note } = texts.resetCode
  const url = resetLink(site, receiver)
  return layOut({ ...frame, subject, lead, facts: [[label, code]], action: { label: action, url }, note })
}

/** Tells a user of a new password, in case it was somebody else who set it. */
export const passwordChangedMail = (site: Site, receiver: Receiver): MailContent =>
  warningMail(site, receiver, 'passwordChanged')

/** Tells a user that signing in takes a code from now on, or none any more, in case it was somebody else who did that. */
export const factorChangedMail = (site: Site, receiver: Receiver, change: 'set' | 'removed'): MailContent =>
  warningMail(site, receiver, change === 'set' ? 'factorSet' : 'factorRemoved')

function warningMail(
  { publicUrl }: Site,
  receiver: Receiver,
  of: 'passwordChanged' | 'factorSet' | 'factorRemoved',
): MailContent {
  const { texts, frame } = startOf(receiver)
  const { subject, lead, action, note } = texts[of]
  return layOut({
    ...frame,
    subject,
    lead,
    action: { label: action, url: `${publicUrl}/auth/forgot-password` },
    note,
  })
}

/** Opens the second step, where the code is asked for. */
const resetLink = ({ publicUrl }: Site, { email }: Receiver) =>
  `${publicUrl}/auth/forgot-password?id=${encodeURIComponent(email)}`

function startOf({ attributes }: Receiver) {
  const language = languageOf(attributes['locale'])
  const texts = textsIn(language)
  const frame: Pick<MailParts, 'language' | 'greeting' | 'farewell'> = {
    language,
    greeting: texts.greeting(nameIn(attributes)),
    farewell: texts.farewell,
  }
  return { texts, frame }
}

/** Who signs somebody else up could write an advertisement into the name, so only what can be a name is repeated. */
function nameIn({ given_name: name = '' }: Record<string, string>): string {
  return /^[\p{L}\p{M}'’ -]{1,50}$/u.test(name) ? name : ''
}

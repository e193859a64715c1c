import { invariant } from '#shared/lib/invariant.ts'

export interface MailContent {
  subject: string
  text: string
  html: string
}

/** A file that travels with a mail. */
export interface Attachment {
  fileName: string
  media: string
  base64: string
}

export interface Mail extends MailContent {
  /** One address, without a name. */
  to: string
  /** The same for the same mail, so that a receiver that gets it twice can tell. */
  id?: string
  /** In whose name it comes from the site's address; the site's own where there is none. */
  senderName?: string
  attachments?: readonly Attachment[]
}

/** From whom a mail comes, and by which id, in the words of the library. `from` is an address, or a name and one. */
export function addressingOf({ id, senderName }: Mail, from: string) {
  const address = /<([^<>]+)>$/.exec(from)?.[1] ?? from
  return {
    from: senderName ? { name: senderName, address } : from,
    ...(id === undefined ? {} : { messageId: `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>` }),
  }
}

/**
 * What a mail says, in the words of the library. Pictures that its HTML holds as `data:` addresses, which mail programs do
 * not show, travel beside it.
 */
export const contentOf = ({ to, subject, text, html, attachments = [] }: Mail) => ({
  to: { name: '', address: to },
  subject,
  text,
  html,
  attachDataUrls: true,
  attachments: attachments.map(({ fileName, media, base64 }) => ({
    filename: fileName,
    contentType: media,
    content: base64,
    encoding: 'base64',
  })),
})

/**
 * Refuses what could write headers of its own or reach somebody else: a line break in the subject, several addresses
 * in one. Nothing is mended in silence.
 */
export function requireSafe({ to, subject, id = '0', senderName = '', attachments = [] }: Mail): void {
  invariant(/^[^\s\p{C}<>()[\],;:"\\@]+@[^\s\p{C}<>(),;"\\@]+$/u.test(to), 'a mail goes to one plain address')
  invariant(subject !== '' && !/[\p{Cc}\u2028\u2029]/u.test(subject), 'a subject is one line')
  invariant(!/[\p{Cc}\u2028\u2029]/u.test(senderName), 'a name is on one line')
  invariant(/^[\w-]+$/.test(id), 'an id is one word')
  for (const { fileName } of attachments)
    invariant(!/[\p{Cc}\u2028\u2029]/u.test(fileName), 'the name of a file is on one line')
}

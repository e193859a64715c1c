import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { invariant } from '#shared/lib/invariant.ts'
import { addressingOf, contentOf } from './mail.ts'
import type { Deliver } from './mailer.ts'

/** Delivers into a folder, a file for each mail, for a site without a mail server. Only this user may read them. */
export function folderDelivery(folder: string, from: string, now: () => number): Deliver {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const composed = await composer.sendMail({
      ...addressingOf(mail, from),
      ...contentOf(mail),
      date: new Date(now()),
    })
    invariant(Buffer.isBuffer(composed.message), 'a mail that is composed in memory is there')
    const name = `${new Date(now()).toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}.eml`
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Under another name first, so that whoever watches the folder never reads half a mail.
    const unfinished = join(folder, `.${name}.part`)
    await writeFile(unfinished, composed.message, { mode: 0o600 })
    await rename(unfinished, join(folder, name))
    return 'sent'
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { vi } from 'vitest'

/** The newest mail to an address in a folder of mails, as text; waits so many milliseconds until there is one. */
export const newestMail = async (folder: string, to: string, patience = 30_000): Promise<string> =>
  (await newestEmail(folder, to, patience)).text ?? ''

/** The same as a whole, with what travels beside its text. */
export const newestEmail = (folder: string, to: string, patience = 30_000): Promise<Email> =>
  vi.waitFor(() => readNewest(folder, to), { timeout: patience, interval: 100 })

async function readNewest(folder: string, to: string): Promise<Email> {
  for (const name of readdirSync(folder).toSorted().toReversed()) {
    if (!name.endsWith('.eml')) continue
    const mail = await PostalMime.parse(readFileSync(join(folder, name)))
    if (mail.to?.some(({ address }) => address === to)) return mail
  }
  throw new Error(`No mail to ${to} yet`)
}

/** The password or the code of a mail of the user pool. */
export function secretIn(mail: string): string {
  const found = /(?:Temporary password|Reset code):?\s+(\S+)/.exec(mail)?.[1]
  if (!found) throw new Error(`No secret in: ${mail}`)
  return found
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { vi } from 'vitest'

/** The newest mail to an address in a folder of mails, as text; waits so many milliseconds until there is one. */
export const newestMail = (folder: string, to: string, patience = 30_000): Promise<string> =>
  vi.waitFor(() => readNewest(folder, to), { timeout: patience, interval: 100 })

async function readNewest(folder: string, to: string): Promise<string> {
  for (const name of readdirSync(folder).toSorted().toReversed()) {
    if (!name.endsWith('.eml')) continue
    const mail = await PostalMime.parse(readFileSync(join(folder, name)))
    if (mail.to?.some(({ address }) => address === to)) return mail.text ?? ''
  }
  throw new Error(`No mail to ${to} yet`)
}

/** The password or the code of a mail of the user pool. */
export function secretIn(mail: string): string {
  const found = /(?:Temporary password|Reset code):?\s+(\S+)/.exec(mail)?.[1]
  if (!found) throw new Error(`No secret in: ${mail}`)
  return found
}

import { type SiteSettings, siteConfigSchema } from '#shared/contract/site-config.ts'
import { SECOND } from '#shared/lib/time.ts'
import { UserPoolUnreachable } from '#client/data/user-pool/user-pool.ts'

/** Without word of a network, one looks again after this time. */
const AGAIN = 10 * SECOND

let known: SiteSettings | undefined

let noteAnswer: () => void
/** Resolves as soon as the server has answered once. */
export const firstAnswer = new Promise<void>((resolve) => (noteAnswer = resolve))

/** Asks the server about its site. Throws `UserPoolUnreachable`. */
export async function readSite(): Promise<SiteSettings> {
  const response = await fetch('/config.json', { cache: 'no-store' }).catch(() => undefined)
  const answer = siteConfigSchema.safeParse(await response?.json().catch(() => undefined))
  if (!answer.success) throw new UserPoolUnreachable('The server cannot be reached.')
  known = answer.data
  noteAnswer()
  return known
}

/** The site as it was last read. */
export const knownSite = async (): Promise<SiteSettings> => known ?? readSite()

/** The site, as soon as there is a network. */
export async function awaitSite(signal: AbortSignal): Promise<SiteSettings> {
  while (!signal.aborted) {
    try {
      return await readSite()
    } catch {
      await online()
    }
  }
  throw signal.reason
}

const online = () =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    setTimeout(resolve, AGAIN)
  })

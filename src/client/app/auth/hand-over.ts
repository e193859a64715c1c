import { type Consented, consentChannel, giveConsent } from '#client/data/consent-channel.ts'
import { windowLine } from './window-line.ts'

/**
 * Gives what a vendor's consent brought to the window that asked for it (AUTH-46); false where there is none. The visit
 * to the vendor has mostly parted that window from this one, so every window of the site is asked first.
 */
export async function handOver(query: URLSearchParams): Promise<boolean> {
  // Whatever comes of it, a code stays in no address.
  history.replaceState(null, '', location.pathname)
  const consented: Consented = {
    code: query.get('code'),
    tenant: query.get('tenant'),
    state: query.get('state') ?? '',
    error: query.get('error'),
  }
  const opener = window.opener as Window | null
  const isTaken =
    (await giveConsent(consentChannel(), consented)) ||
    (opener !== null && !opener.closed && (await giveConsent(windowLine(opener), consented)))
  if (isTaken) window.close()
  return isTaken
}

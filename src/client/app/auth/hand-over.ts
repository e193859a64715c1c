import {
  type ConsentAnswer,
  consentChannel,
  giveConsent,
} from '#client/data/nouns/consent/consent-channel.ts'
import { createConsentSignIns } from '#client/data/nouns/consent/consent-sign-ins.ts'
import { browserNotes } from '../browser-notes.ts'
import { windowLine } from './window-line.ts'

/** Who has consented proves next whose tenant it is; then the same window comes back with a code. */
const nextPage = (query: URLSearchParams): string | undefined =>
  query.get('code') === null && query.get('error') === null
    ? createConsentSignIns(browserNotes).take(query.get('state') ?? '')
    : undefined

/**
 * Gives what a vendor's consent brought to the window that asked for it (AUTH-46); false where there is none. The visit
 * to the vendor has mostly parted that window from this one, so every window of the site is asked first.
 */
export async function handOver(query: URLSearchParams): Promise<boolean> {
  // Whatever comes of it, a code stays in no address.
  history.replaceState(null, '', location.pathname)
  const next = nextPage(query)
  if (next !== undefined) {
    location.replace(next)
    // The window is on its way: nothing is left to be said in it.
    return new Promise(() => {})
  }
  const consented: ConsentAnswer = {
    code: query.get('code'),
    // Each vendor has its own word for it.
    tenant: query.get('tenant') ?? query.get('realmId'),
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

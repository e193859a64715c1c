import { externalLinkEndpoints } from '#shared/contract/endpoints/external-links.ts'
import type { Caller } from '#client/data/device/device.ts'
import { createExternalLinks } from '#client/data/nouns/external-links.ts'
import { browserNotes } from './browser-notes.ts'

export const externalLinks = createExternalLinks(browserNotes)

/** Hears of the site's pages outside of the app again (SESS-03). Where nobody answers, what is known stays. */
export async function loadExternalLinks({ call }: Caller): Promise<void> {
  const links = await call(externalLinkEndpoints.getExternalLinks).catch(() => undefined)
  if (links) externalLinks.keep(links)
}

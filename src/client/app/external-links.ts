import { externalLinkEndpoints } from '#shared/contract/endpoints/external-links.ts'
import { resourceEndpoints } from '#shared/contract/endpoints/support/resources.ts'
import type { Caller } from '#client/data/device/device.ts'
import { createExternalLinks } from '#client/data/nouns/external-links.ts'
import { createResources } from '#client/data/nouns/resources.ts'
import { browserNotes } from './browser-notes.ts'

export const externalLinks = createExternalLinks(browserNotes)
export const resources = createResources(browserNotes)

/** Hears of the site's pages outside of the app again (SESS-03, ORG-33). Where nobody answers, what is known stays. */
export async function loadExternalLinks({ call }: Caller): Promise<void> {
  const [links, lists] = await Promise.allSettled([
    call(externalLinkEndpoints.getExternalLinks),
    call(resourceEndpoints.getResources),
  ])
  if (links.status === 'fulfilled') externalLinks.keep(links.value)
  if (lists.status === 'fulfilled') resources.keep(lists.value)
}

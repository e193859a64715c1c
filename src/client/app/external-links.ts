import { externalLinksSchema } from '#shared/contract/external-links.ts'
import { createExternalLinks } from '#client/data/external-links.ts'
import { askApi } from './ask-api.ts'
import { browserNotes } from './browser-notes.ts'

export const externalLinks = createExternalLinks(browserNotes)

/** Hears of the site's pages outside of the app again (SESS-03). Where nobody answers, what is known stays. */
export async function loadExternalLinks(): Promise<void> {
  const { data } = externalLinksSchema.safeParse(
    await askApi('GET', '/app/external-links').catch(() => undefined),
  )
  if (data) externalLinks.keep(data)
}

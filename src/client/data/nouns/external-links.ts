import { BehaviorSubject, type Observable } from 'rxjs'
import { EXTERNAL_LINKS, type ExternalLinks, externalLinksSchema } from '#shared/contract/external-links.ts'
import type { Notes } from '#shared/lib/notes.ts'

const KEY = 'external-links'
const NONE = Object.fromEntries(EXTERNAL_LINKS.map((name) => [name, null])) as ExternalLinks

/** The site's pages outside of the app, as this device last heard of them. They are the same for everybody. */
export function createExternalLinks(notes: Notes) {
  const known = new BehaviorSubject(read(notes))
  return {
    watch: (): Observable<ExternalLinks> => known,
    /** A device that cannot keep them still has them until the page is closed. */
    keep(links: ExternalLinks): void {
      known.next(links)
      notes.setItem(KEY, JSON.stringify(links))
    },
  }
}

function read(notes: Notes): ExternalLinks {
  try {
    return externalLinksSchema.safeParse(JSON.parse(notes.getItem(KEY) ?? 'null')).data ?? NONE
  } catch {
    return NONE
  }
}

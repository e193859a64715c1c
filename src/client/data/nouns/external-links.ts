import { EXTERNAL_LINKS, type ExternalLinks, externalLinksSchema } from '#shared/contract/external-links.ts'
import type { Notes } from '#shared/lib/notes.ts'
import { createKeptAnswer } from './kept-answer.ts'

const NONE = Object.fromEntries(EXTERNAL_LINKS.map((name) => [name, null])) as ExternalLinks

/** The site's pages outside of the app, as this device last heard of them. They are the same for everybody. */
export const createExternalLinks = (notes: Notes) =>
  createKeptAnswer(notes, 'external-links', externalLinksSchema, NONE)

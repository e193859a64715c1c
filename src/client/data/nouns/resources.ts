import { type Resources, resourcesSchema } from '#shared/contract/resources.ts'
import type { Notes } from '#shared/lib/notes.ts'
import { createKeptAnswer } from './kept-answer.ts'

/** What the lists of articles and files hold, as this device last heard it; null before it ever did. */
export const createResources = (notes: Notes) =>
  createKeptAnswer<Resources | null>(notes, 'resources', resourcesSchema.nullable(), null)

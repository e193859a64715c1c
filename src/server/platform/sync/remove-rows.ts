import type { Kind } from '#shared/contract/kind-names.ts'
import type { Work } from './work.ts'

/** Removes rows of a kind with the rest of `work`; those that are gone already do no harm. */
export async function removeRows(work: Work, kind: Kind, ids: readonly string[]): Promise<void> {
  await work.load(kind, ids)
  for (const id of ids) work.remove(kind, id)
}

import type { Work } from '#server/platform/sync/work.ts'

/** Has the next reading of an integration, which is loaded, tell everything, not only what has changed since the last one. */
export async function readAnew(work: Work, id: string): Promise<void> {
  const { row } = work.get('integration', id)
  const stored = await work.tx
    .selectFrom('integration')
    .select('delta_link')
    .where('organization_id', '=', work.organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || !stored || stored.delta_link === null) return
  // The row is written with it, and so has a new version.
  work.put('integration', { ...row })
  await work.tx
    .updateTable('integration')
    .set({ delta_link: null })
    .where('organization_id', '=', work.organizationId)
    .where('id', '=', id)
    .execute()
}

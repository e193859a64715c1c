import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'

const DAY = 86_400_000

/** How long what only latecomers need is kept, in milliseconds. */
export const sweepLimits = {
  tombstones: 90 * DAY,
  /** The longest life of a command, and time to notice that a server was restored. */
  keys: 30 * DAY,
  betweenMarks: DAY,
}

/**
 * Forgets the tombstones and keys that are too old to be asked for, and raises the floor of each organization to the
 * newest version that it forgot: a device below it reads everything again. To be called at least once a day; that
 * several processes do it at once is harmless.
 */
export async function sweepSync({ db, now }: { db: Db; now: () => number }): Promise<void> {
  const ago = (duration: number) => new Date(now() - duration)
  await mark(db, new Date(now()), ago(sweepLimits.betweenMarks))
  await db.deleteFrom('idem').where('at', '<', ago(sweepLimits.keys)).execute()
  const { rows } = await sql<{ organizationId: string; version: number }>`
    select organization_id as "organizationId", max(version)::bigint as version from version_mark
    where at <= ${ago(sweepLimits.tombstones)} group by organization_id`.execute(db)
  for (const { organizationId, version } of rows) await forget(db, organizationId, version)
}

/** Stamps have no time, so what an organization's counter says is noted once a day. */
async function mark(db: Db, at: Date, latest: Date): Promise<void> {
  await sql`
    insert into version_mark (organization_id, version, at)
    select h.organization_id, h.version, ${at} from org_head h
    where not exists (select 1 from version_mark m where m.organization_id = h.organization_id and m.at > ${latest})
    on conflict do nothing`.execute(db)
}

async function forget(db: Db, organizationId: string, version: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // The counter first, as the unit of work does, or a writer and this would wait for one another.
    await sql`select 1 from org_head where organization_id = ${organizationId}::uuid for update`.execute(tx)
    await sql`
      with forgotten as (
        delete from sync_row where organization_id = ${organizationId}::uuid and gone and version <= ${version}
        returning version
      )
      update org_head set floor = greatest(floor, (select max(version) from forgotten))
      where organization_id = ${organizationId}::uuid and exists (select 1 from forgotten)`.execute(tx)
    await sql`
      delete from version_mark where organization_id = ${organizationId}::uuid and version <= ${version}`.execute(
      tx,
    )
  })
}

import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/database/database.ts'

/** A file of employees that was put, or is about to be. */
export interface ImportUpload {
  organizationId: string
  userId: string
  /** Of the API; in the storage it lies below its organization. */
  key: string
  size: number
  media: string
}

/** Where the file of an import lies in the storage. */
export const importStorageKey = (organizationId: string, key: string): string => `${organizationId}/${key}`

export async function keepImportUpload(
  tx: Tx,
  { organizationId, userId, key, size, media }: ImportUpload,
  at: number,
): Promise<void> {
  await sql`
    insert into import_upload (key, organization_id, user_id, size, media, begun_at)
    values (${importStorageKey(organizationId, key)}, ${organizationId}::uuid, ${userId}::uuid, ${size}, ${media},
      ${new Date(at)})`.execute(tx)
}

export async function findImportUpload(
  db: Db | Tx,
  organizationId: string,
  key: string,
): Promise<Pick<ImportUpload, 'size' | 'media'> | undefined> {
  const { rows } = await sql<{ size: string; media: string }>`
    select size::text as size, media from import_upload
    where key = ${importStorageKey(organizationId, key)}`.execute(db)
  const [found] = rows
  return found && { size: Number(found.size), media: found.media }
}

/** How much of the storage an organization's files of employees take up, in bytes. */
export async function importedBytes(tx: Tx, organizationId: string): Promise<number> {
  const { rows } = await sql<{ bytes: string | null }>`
    select sum(size)::text as bytes from import_upload
    where organization_id = ${organizationId}::uuid`.execute(tx)
  return Number(rows[0]?.bytes ?? 0)
}

export async function forgetImportUpload(db: Db, storedKey: string): Promise<void> {
  await sql`delete from import_upload where key = ${storedKey}`.execute(db)
}

/** The keys in the storage of files that nobody imports any more: imported, or put before `before`. */
export async function listLeftImportUploads(db: Db, before: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select u.key from import_upload u
    left join employee_import i
      on i.organization_id = u.organization_id and i.organization_id || '/' || i.key = u.key
    where i.ended_at is not null or (i.id is null and u.begun_at < ${new Date(before)})
    order by u.begun_at, u.key limit 1000`.execute(db)
  return rows.map(({ key }) => key)
}

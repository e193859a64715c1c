import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import { FILE_KEY, fileKey, type UploadedFile } from '#shared/domain/files/uploaded-file.ts'
import type { Db } from '#server/platform/database/database.ts'

/** What lies in the storage, or is on its way there. */
export interface StoredObject {
  key: string
  /** Of the upload in parts; null once that is over. */
  uploadId: string | null
  /** Of what was sent, in hexadecimal; null until all of it was. */
  sha256: string | null
}

/** Where a file lies in the storage. Ids are chosen by devices, so two organizations may have the same. */
export const storageKey = (organizationId: string, file: Pick<UploadedFile, 'customer_id' | 'id'>): string =>
  `${organizationId}/${fileKey(file)}`

/** Whether a key is one that `storageKey` gives. */
export function isStorageKey(key: string): boolean {
  const slash = key.indexOf('/')
  return isUuid(key.slice(0, slash)) && FILE_KEY.test(key.slice(slash + 1))
}

const columns = sql`o.key, o.upload_id as "uploadId", o.sha256`

export async function findStoredObject(db: Db, key: string): Promise<StoredObject | undefined> {
  const { rows } =
    await sql<StoredObject>`select ${columns} from stored_object o where o.key = ${key}`.execute(db)
  return rows[0]
}

interface NewUpload {
  organizationId: string
  fileId: string
  key: string
  uploadId: string
  /** Milliseconds since 1970. */
  at: number
}

/** Keeps that an upload in parts has begun; false where one is kept already. */
export async function keepUpload(
  db: Db,
  { organizationId, fileId, key, uploadId, at }: NewUpload,
): Promise<boolean> {
  const { rows } = await sql`
    insert into stored_object (key, organization_id, file_id, upload_id, begun_at)
    values (${key}, ${organizationId}::uuid, ${fileId}::uuid, ${uploadId}, ${new Date(at)})
    on conflict do nothing returning key`.execute(db)
  return rows.length > 0
}

/** Its parts are one object now, whose content shall be this. */
export async function closeUpload(db: Db, key: string, sha256: string): Promise<void> {
  await sql`update stored_object set upload_id = null, sha256 = ${sha256} where key = ${key}`.execute(db)
}

export async function forgetStoredObject(db: Db, key: string): Promise<void> {
  await sql`delete from stored_object where key = ${key}`.execute(db)
}

/** What lies in the storage for no file any more: its file was deleted, went with its company, or never arrived. */
export async function listLeftOver(db: Db, most: number): Promise<StoredObject[]> {
  const { rows } = await sql<StoredObject>`
    select ${columns} from stored_object o
    where not exists (
      select from uploaded_file f
      where f.organization_id = o.organization_id and f.id = o.file_id and f.status not in ('Failed', 'Canceled'))
    order by o.begun_at, o.key limit ${most}`.execute(db)
  return rows
}

/** Which of these uploads in parts are kept here. */
export async function knownUploads(db: Db, uploadIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (uploadIds.length === 0) return new Set()
  const { rows } = await sql<{ uploadId: string }>`
    select upload_id as "uploadId" from stored_object
    where upload_id = any(${sql.val([...uploadIds])}::text[])`.execute(db)
  return new Set(rows.map(({ uploadId }) => uploadId))
}

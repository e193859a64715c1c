import { sql } from 'kysely'
import type { UploadedFile } from '#shared/domain/files/uploaded-file.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { uploadedFileTable } from './uploaded-file.table.ts'

/** How many files of a company are listed: the newest. */
const LISTED = 1000

export async function listFiles(db: Db, scope: Scope, customerId: string): Promise<UploadedFile[]> {
  const found = await readRows(db, uploadedFileTable, scope, {
    where: 't.customer_id = $3::uuid',
    parameters: [customerId],
    size: LISTED,
  })
  return found.map(({ row }) => row)
}

/** One file, or `notFound`, also where it belongs to somebody else. */
export async function readFile(db: Db, scope: Scope, id: string): Promise<UploadedFile> {
  const [found] = await readRows(db, uploadedFileTable, scope, {
    where: 't.id = $3::uuid',
    parameters: [id],
    size: 1,
  })
  if (!found) throw new AppError('notFound')
  return found.row
}

/** How much an organization's files take up, in bytes: those that arrived and those that are on their way. */
export async function usedBytes(tx: Tx, organizationId: string): Promise<number> {
  const { rows } = await sql<{ bytes: string | null }>`
    select sum(file_size)::text as bytes from uploaded_file
    where organization_id = ${organizationId}::uuid and status in ('', 'Uploaded')`.execute(tx)
  return Number(rows[0]?.bytes ?? 0)
}

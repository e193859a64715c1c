import { sql } from 'kysely'
import type {
  EmployeeImport,
  ImportFault,
  ImportMapping,
  RowProblem,
} from '#shared/domain/employee-import/import-file.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import type { Scope } from '#server/platform/sync/scope.ts'

/** How many imports of a company are listed: the newest. */
const LISTED = 100

const told = sql`
  i.id::text as id, i.file_name, i.extension, i.size::float8 as size, i.key,
  jsonb_build_object('id', c.id, 'customer_name', c.name, 'organization', c.organization_id, 'parent_id', c.parent_id)
    as company,
  i.status, i.fault, i.handled_row, i.imported, i.changed, i.unchanged, i.skipped, i.begun_at, i.ended_at`

type Told = Omit<EmployeeImport, 'begun_at' | 'ended_at'> & { begun_at: Date; ended_at: Date | null }

const asTold = ({ begun_at, ended_at, ...row }: Told): EmployeeImport => ({
  ...row,
  begun_at: new Date(begun_at).toISOString(),
  ended_at: ended_at && new Date(ended_at).toISOString(),
})

export interface NewImport {
  organizationId: string
  id: string
  customerId: string
  userId: string
  key: string
  fileName: string
  extension: string
  size: number
  mapping: ImportMapping | null
}

/** Keeps that a file is to be imported; nothing where that is kept already. */
export async function keepImport(db: Db, asked: NewImport, at: number): Promise<void> {
  const { organizationId, id, customerId, userId, key, fileName, extension, size, mapping } = asked
  await sql`
    insert into employee_import (organization_id, id, customer_id, user_id, key, file_name, extension, size, mapping,
      status, handled_row, imported, changed, unchanged, skipped, problems, begun_at)
    values (${organizationId}::uuid, ${id}::uuid, ${customerId}::uuid, ${userId}::uuid, ${key}, ${fileName},
      ${extension}, ${size}, ${mapping && JSON.stringify(mapping)}::jsonb, 'waiting', 0, 0, 0, 0, 0, '[]', ${new Date(at)})
    on conflict do nothing`.execute(db)
}

/** A company's imports, the newest first. Whoever asks has been found to see the company. */
export async function listImports(
  db: Db,
  { organizationId }: Scope,
  customerId: string,
): Promise<EmployeeImport[]> {
  const { rows } = await sql<Told>`
    select ${told} from employee_import i join customer c using (organization_id)
    where i.organization_id = ${organizationId}::uuid and i.customer_id = ${customerId}::uuid and c.id = i.customer_id
    order by i.begun_at desc, i.id limit ${LISTED}`.execute(db)
  return rows.map(asTold)
}

/** One import with its problems, or `notFound`, also where it is of a company that the caller may not see. */
export async function readImport(
  db: Db,
  { organizationId, customerIds }: Scope,
  id: string,
): Promise<EmployeeImport & { problems: RowProblem[] }> {
  const { rows } = await sql<Told & { problems: RowProblem[] }>`
    select ${told}, i.problems from employee_import i join customer c using (organization_id)
    where i.organization_id = ${organizationId}::uuid and i.id = ${id}::uuid and c.id = i.customer_id`.execute(
    db,
  )
  const [found] = rows
  if (!found || !customerIds.has(found.company.id)) throw new AppError('notFound')
  const { problems, ...row } = found
  return { ...asTold(row), problems }
}

/** An import that is not over, as its job sees it. */
export interface OpenImport {
  id: string
  customerId: string
  userId: string
  key: string
  extension: string
  size: number
  mapping: ImportMapping | null
  handledRow: number
}

export async function findOpenImport(
  db: Db,
  organizationId: string,
  id: string,
): Promise<OpenImport | undefined> {
  const { rows } = await sql<OpenImport>`
    select id::text as id, customer_id::text as "customerId", user_id::text as "userId", key, extension,
      size::float8 as size, mapping, handled_row as "handledRow"
    from employee_import
    where organization_id = ${organizationId}::uuid and id = ${id}::uuid and ended_at is null`.execute(db)
  return rows[0]
}

/** Up to which row an import was carried out, locked until the transaction ends; undefined where it is over. */
export async function lockHandledRow(
  tx: Tx,
  organizationId: string,
  id: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ handledRow: number }>`
    select handled_row as "handledRow" from employee_import
    where organization_id = ${organizationId}::uuid and id = ${id}::uuid and ended_at is null
    for update`.execute(tx)
  return rows[0]?.handledRow
}

export interface BatchCounts {
  imported: number
  changed: number
  unchanged: number
  skipped: number
}

/** Adds what a batch came to. Problems beyond `most` are counted and not kept. */
export async function keepBatch(
  tx: Tx,
  { organizationId, id }: { organizationId: string; id: string },
  {
    handledRow,
    counts,
    problems,
    most,
  }: { handledRow: number; counts: BatchCounts; problems: readonly RowProblem[]; most: number },
): Promise<void> {
  await sql`
    update employee_import set status = 'importing', handled_row = ${handledRow},
      imported = imported + ${counts.imported}, changed = changed + ${counts.changed},
      unchanged = unchanged + ${counts.unchanged}, skipped = skipped + ${counts.skipped},
      problems = case when jsonb_array_length(problems) < ${most}
        then jsonb_path_query_array(problems || ${JSON.stringify(problems)}::jsonb, ${`$[0 to ${most - 1}]`}::jsonpath)
        else problems end
    where organization_id = ${organizationId}::uuid and id = ${id}::uuid`.execute(tx)
}

/** Ends an import that is not over: done, or failed for a reason. */
export async function endImport(
  db: Db,
  { organizationId, id }: { organizationId: string; id: string },
  fault: ImportFault | null,
  at: number,
): Promise<void> {
  await sql`
    update employee_import set status = ${fault === null ? 'done' : 'failed'}, fault = ${fault}, ended_at = ${new Date(at)}
    where organization_id = ${organizationId}::uuid and id = ${id}::uuid and ended_at is null`.execute(db)
}

/** Imports that nobody has ended. */
export async function listOpenImports(
  db: Db,
): Promise<{ organizationId: string; importId: string; begunAt: number }[]> {
  const { rows } = await sql<{ organizationId: string; importId: string; begun_at: Date }>`
    select organization_id::text as "organizationId", id::text as "importId", begun_at
    from employee_import where ended_at is null order by begun_at limit 1000`.execute(db)
  return rows.map(({ begun_at, ...each }) => ({ ...each, begunAt: new Date(begun_at).getTime() }))
}

import { sql } from 'kysely'
import { type ReportRequest, reportRequestSchema } from '#shared/contract/endpoints/reports.ts'
import { DAY } from '#shared/lib/time.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import type { Scope } from '#server/platform/sync/scope.ts'

/** How long a report that was asked for can be got, in milliseconds. */
const KEPT = DAY
/** How much of a file is one row, in bytes. */
const PIECE = 256 * 1024

/** A report that was asked for. */
export interface AskedReport {
  organizationId: string
  id: string
  customerId: string
  userId: string
  request: ReportRequest
  state: 'waiting' | 'complete' | 'failed'
  fileName: string | null
}

export async function addReport(
  tx: Tx,
  { organizationId, userId }: Scope,
  { id, request, now }: { id: string; request: ReportRequest; now: number },
): Promise<void> {
  await sql`
    insert into report (organization_id, id, customer_id, user_id, request, requested_at, state)
    values (${organizationId}::uuid, ${id}::uuid, ${request.customer}::uuid, ${userId}::uuid,
      ${JSON.stringify(request)}::jsonb, ${now}::bigint, 'waiting')`.execute(tx)
}

/** Notes that a company has had its report of a quarter; false where it had it before, also a moment ago. */
export async function takeFreeReport(
  tx: Tx,
  { organizationId }: Scope,
  { customerId, quarter, reportId }: { customerId: string; quarter: string; reportId: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into free_report (organization_id, customer_id, quarter, report_id)
    values (${organizationId}::uuid, ${customerId}::uuid, ${quarter}, ${reportId}::uuid)
    on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}

export async function findReport(
  db: Db,
  organizationId: string,
  id: string,
): Promise<AskedReport | undefined> {
  const { rows } = await sql<Omit<AskedReport, 'request'> & { request: unknown }>`
    select organization_id as "organizationId", id, customer_id as "customerId", user_id as "userId", request, state,
      file_name as "fileName"
    from report where organization_id = ${organizationId}::uuid and id = ${id}::uuid`.execute(db)
  const [found] = rows
  return found && { ...found, request: reportRequestSchema.parse(found.request) }
}

/** The file of a complete report, whichever organization's: who has its signed address may have it. */
export async function findReportFile(
  db: Db,
  id: string,
): Promise<{ organizationId: string; fileName: string; format: string; attempt: string } | undefined> {
  const { rows } = await sql<{ organizationId: string; fileName: string; format: string; attempt: string }>`
    select organization_id as "organizationId", file_name as "fileName", request ->> 'fileExtension' as format, attempt
    from report where id = ${id}::uuid and state = 'complete'`.execute(db)
  return rows[0]
}

/** Keeps a file as it comes; what nobody completes is never read. */
export async function keepPieces(
  db: Db,
  report: { organizationId: string; id: string; attempt: string },
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  let waiting: Uint8Array[] = []
  let size = 0
  let place = 0
  const keep = async () => {
    const bytes = Buffer.concat(waiting).toString('base64')
    waiting = []
    size = 0
    await sql`
      insert into report_piece (organization_id, report_id, attempt, place, bytes)
      values (${report.organizationId}::uuid, ${report.id}::uuid, ${report.attempt}::uuid, ${place++}, ${bytes})`.execute(
      db,
    )
  }
  for await (const piece of pieces) {
    waiting.push(piece)
    size += piece.length
    if (size >= PIECE) await keep()
  }
  if (size > 0) await keep()
}

/** The pieces of a file, in order. */
export async function* readPieces(
  db: Db,
  { organizationId, id, attempt }: { organizationId: string; id: string; attempt: string },
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let place = 0; ; place++) {
    const { rows } = await sql<{ bytes: string }>`
      select bytes from report_piece where organization_id = ${organizationId}::uuid and report_id = ${id}::uuid
        and attempt = ${attempt}::uuid and place = ${place}`.execute(db)
    const [found] = rows
    if (!found) return
    yield new Uint8Array(Buffer.from(found.bytes, 'base64'))
  }
}

/** Says which pieces are the file. Only the first who is through says it; pieces of others go. */
export async function completeReport(
  db: Db,
  {
    organizationId,
    id,
    attempt,
    fileName,
  }: { organizationId: string; id: string; attempt: string; fileName: string },
): Promise<void> {
  await sql`
    update report set state = 'complete', attempt = ${attempt}::uuid, file_name = ${fileName}
    where organization_id = ${organizationId}::uuid and id = ${id}::uuid and state = 'waiting'`.execute(db)
  await sql`
    delete from report_piece p using report r
    where r.organization_id = ${organizationId}::uuid and r.id = ${id}::uuid and r.state = 'complete'
      and p.organization_id = r.organization_id and p.report_id = r.id and p.attempt <> r.attempt`.execute(db)
}

/** What could not be made takes no company's report of the quarter. */
export async function failReport(
  db: Db,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<void> {
  await sql`
    with failed as (
      update report set state = 'failed'
      where organization_id = ${organizationId}::uuid and id = ${id}::uuid and state = 'waiting' returning id)
    delete from free_report where organization_id = ${organizationId}::uuid and report_id in (select id from failed)`.execute(
    db,
  )
}

/**
 * Forgets reports that nobody gets any more, and of quarters that are over that companies have had theirs. One that never
 * became complete gives its company the report of the quarter back.
 */
export async function sweepReports({ db, now }: { db: Db; now: () => number }): Promise<void> {
  await sql`
    with gone as (delete from report where requested_at < ${now() - KEPT}::bigint returning id, state)
    delete from free_report where report_id in (select id from gone where state <> 'complete')`.execute(db)
  const [year] = new Date(now() - 400 * DAY).toISOString().split('-')
  await sql`delete from free_report where left(quarter, 4) < ${year ?? ''}`.execute(db)
}

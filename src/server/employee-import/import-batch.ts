import { sql } from 'kysely'
import { v5 as uuidv5 } from 'uuid'
import { employeeAdd, employeePatch } from '#shared/contract/commands/employee-commands.ts'
import { importLimits, type RowProblem } from '#shared/domain/employee-import/import-file.ts'
import type { JudgedRow } from '#shared/domain/employee-import/judge-rows.ts'
import { changesOf } from '#shared/domain/employee-import/known-person.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { type BatchCounts, keepBatch, lockHandledRow, type OpenImport } from './employee-import.store.ts'

/** Another process carries the import out, or it is over. */
export class OvertakenError extends Error {
  override name = 'OvertakenError'
}

/** Somebody's place among a company's people, and what became of a row. */
export type BatchFault = 'customerInactive'

interface Batch {
  organizationId: string
  open: Pick<OpenImport, 'id' | 'customerId'>
  /** Up to which row everything was carried out before. */
  from: number
  rows: readonly JudgedRow[]
}

/**
 * Carries out some rows of an import in one transaction with how far it is: a process that ends repeats none of them, and who
 * is imported by a row has the same id whenever. Gives the fault that ends the import, if any.
 */
export function importBatch(
  parts: CommitParts & { now: () => number },
  { organizationId, open, from, rows }: Batch,
): Promise<BatchFault | undefined> {
  const { id, customerId } = open
  return commit(parts, organizationId, async (work) => {
    if ((await lockHandledRow(work.tx, organizationId, id)) !== from) throw new OvertakenError()
    // Locked until the end, so that two cannot both take the last place.
    await work.load('customer', [customerId])
    const { row: customer } = work.get('customer', customerId)
    if (!customer?.active) return 'customerInactive'

    const good = rows.flatMap(({ row, fields }) =>
      fields ? [{ row, fields, id: uuidv5(String(row), id) }] : [],
    )
    const known = await findKnown(
      work,
      customerId,
      good.map(({ fields }) => fields.email.toLowerCase()),
    )
    await work.load('employee', [...known.values(), ...good.map((each) => each.id)])
    const context = { id: '', organizationId, now: new Date(parts.now()).toISOString() }
    let people = await countPeople(work, customerId)
    const counts: BatchCounts = { imported: 0, changed: 0, unchanged: 0, skipped: rows.length - good.length }
    const problems: RowProblem[] = rows.flatMap((each) => each.problems)
    for (const { row, fields, id: newId } of good) {
      const { row: before } = work.get('employee', known.get(fields.email.toLowerCase()) ?? newId)
      if (before) {
        const set = changesOf(before, fields)
        const after = employeePatch.reduce(before, { id: before.id, customerId, set }, context)
        const isChanged = Object.keys(set).length > 0 && after !== undefined
        if (isChanged) work.put('employee', after)
        counts[isChanged ? 'changed' : 'unchanged']++
      } else if (people >= customer.max_users) {
        counts.skipped++
        problems.push({
          row,
          column: null,
          field: null,
          reason: 'noPlace',
          value: fields.email.slice(0, 60),
          other_row: null,
        })
      } else {
        const added = employeeAdd.reduce(undefined, { id: newId, customerId, fields }, context)
        if (added) work.put('employee', added)
        people++
        counts.imported++
      }
    }
    const handledRow = rows.at(-1)?.row ?? from
    const kept = { handledRow, counts, problems, most: importLimits.problems }
    await keepBatch(work.tx, { organizationId, id }, kept)
    return undefined
  })
}

/** Who of a company has one of these addresses: their ids by the address in small letters. */
async function findKnown(
  { tx, organizationId }: Work,
  customerId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; email: string }>`
    select id::text as id, lower(email) as email from employee
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
      and lower(email) = any(${sql.val([...emails])}::text[])`.execute(tx)
  return new Map(rows.map(({ id, email }) => [email, id]))
}

async function countPeople({ tx, organizationId }: Work, customerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from employee
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid`.execute(tx)
  return rows[0]?.count ?? 0
}

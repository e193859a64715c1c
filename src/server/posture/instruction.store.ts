import { instructionId } from '#shared/domain/posture/instruction.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readRows, type VersionedRow } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { instructionTable } from './instruction.table.ts'

/** What a company has written about a check; undefined where that is nothing. */
export async function readInstruction(
  db: Db,
  scope: Scope,
  customerId: string,
  checkId: string,
): Promise<VersionedRow<'instruction'> | undefined> {
  const [found] = await readRows(db, instructionTable, scope, {
    where: 't.id = $3::uuid',
    parameters: [instructionId(customerId, checkId)],
    size: 1,
  })
  return found
}

import type { MfaReport } from '#shared/domain/mfa/mfa-report.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { mfaReportTable } from './mfa.tables.ts'

/** Who of a company has a second factor, as it was last read; undefined where its tenant never was. */
export async function readMfaReport(
  db: Db,
  scope: Scope,
  customerId: string,
): Promise<MfaReport | undefined> {
  const [found] = await readRows(db, mfaReportTable, scope, {
    where: 't.customer_id = $3::uuid',
    parameters: [customerId],
    size: 1,
  })
  return found?.row
}

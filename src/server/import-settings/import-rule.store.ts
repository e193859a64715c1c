import { CompiledQuery } from 'kysely'
import { type ImportRule, importRuleId, ruleFor } from '#shared/domain/import-settings/import-rule.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import { rowAsJson } from '#server/platform/sync/entity-table.ts'
import { readRows, type VersionedRow } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { importRuleTable } from './import-rule.table.ts'

interface Whose {
  organizationId: string
  customerId: string
}

/** The rule that holds for a company: its own, else the default of the organization. */
export async function readRuleFor(
  db: Db | Tx,
  { organizationId, customerId }: Whose,
): Promise<ImportRule | undefined> {
  const ids = [customerId, null].map((whose) => importRuleId(whose, TENANT_APPLICATION))
  const { rows } = await db.executeQuery<{ row: ImportRule }>(
    CompiledQuery.raw(
      `select ${rowAsJson(importRuleTable)} as row from ${importRuleTable.table} t
       where t.organization_id = $1::uuid and t.id = any($2::uuid[])`,
      [organizationId, ids],
    ),
  )
  return ruleFor(
    rows.map(({ row }) => row),
    customerId,
  )
}

/** What a company, or (null) the organization, says itself. */
export async function readOwnRule(
  db: Db,
  scope: Scope,
  customerId: string | null,
  integrationType: string,
): Promise<VersionedRow<'importRule'> | undefined> {
  const [found] = await readRows(db, importRuleTable, scope, {
    where: 't.id = $3::uuid',
    parameters: [importRuleId(customerId, integrationType)],
    size: 1,
  })
  return found
}

import type { Kind } from '#shared/contract/kind-names.ts'
import {
  type PolicyBaseline,
  type PolicyTemplate,
  policyTemplateLimits,
} from '#shared/domain/conditional-access/templates/policy-template.ts'
import type { PolicyDeployment } from '#shared/domain/conditional-access/templates/policy-deployment.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { EntityTable } from '#server/platform/sync/entity-table.ts'
import { readRows, type VersionedRow } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { policyBaselineTable, policyDeploymentTable, policyTemplateTable } from './policy-template.tables.ts'

/** Every template of the organization, by name. */
export async function listPolicyTemplates(db: Db, scope: Scope): Promise<PolicyTemplate[]> {
  const found = await readRows(db, policyTemplateTable, scope, { size: policyTemplateLimits.templates })
  return found.map(({ row }) => row)
}

/** Every baseline of the organization, by name. */
export async function listPolicyBaselines(db: Db, scope: Scope): Promise<PolicyBaseline[]> {
  const found = await readRows(db, policyBaselineTable, scope, { size: policyTemplateLimits.baselines })
  return found.map(({ row }) => row)
}

/** One of them, or `notFound`, also where it belongs to somebody else. */
export async function readOne<K extends Kind>(
  db: Db,
  table: EntityTable<K>,
  scope: Scope,
  id: string,
): Promise<VersionedRow<K>> {
  const [found] = await readRows(db, table, scope, { where: 't.id = $3::uuid', parameters: [id] })
  if (!found) throw new AppError('notFound')
  return found
}

/** More than every template at every company that somebody may have. */
const MOST = 100_000

/** Where templates are deployed, at the companies that the caller sees. */
export async function listDeployments(
  db: Db,
  scope: Scope,
  templateIds: readonly string[],
): Promise<PolicyDeployment[]> {
  const found = await readRows(db, policyDeploymentTable, scope, {
    where: 't.template_id = any($3::text[])',
    parameters: [templateIds],
    size: MOST,
  })
  return found.map(({ row }) => row)
}

import { sql } from 'kysely'
import type { Kind } from '#shared/contract/kind-names.ts'
import {
  type PolicyBaseline,
  type PolicyTemplate,
  policyTemplateLimits,
} from '#shared/domain/conditional-access/templates/policy-template.ts'
import type { PolicyDeployment } from '#shared/domain/conditional-access/templates/policy-deployment.ts'
import type { MailTemplate } from '#shared/domain/defender/mail-template.ts'
import type { DeviceTemplate } from '#shared/domain/intune/device-template.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { EntityTable } from '#server/platform/sync/entity-table.ts'
import { readRows, type VersionedRow } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import {
  deviceTemplateTable,
  mailTemplateTable,
  policyBaselineTable,
  policyDeploymentTable,
  policyTemplateTable,
} from './policy-template.tables.ts'

/** Every template of the organization, by name. */
export async function listPolicyTemplates(db: Db, scope: Scope): Promise<PolicyTemplate[]> {
  const found = await readRows(db, policyTemplateTable, scope, { size: policyTemplateLimits.templates })
  return found.map(({ row }) => row)
}

/** Every template of policies for mail, by name. */
export async function listMailTemplates(db: Db, scope: Scope): Promise<MailTemplate[]> {
  const found = await readRows(db, mailTemplateTable, scope, { size: policyTemplateLimits.templates })
  return found.map(({ row }) => row)
}

/** Every template of policies for devices of a type, by name. */
export async function listDeviceTemplates(
  db: Db,
  scope: Scope,
  type: DeviceTemplate['policy_type'],
): Promise<DeviceTemplate[]> {
  const found = await readRows(db, deviceTemplateTable, scope, { size: policyTemplateLimits.templates })
  return found.map(({ row }) => row).filter(({ policy_type }) => policy_type === type)
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

/**
 * The companies, of those that the caller sees, whose tenants have a policy of the name and the kind of each of these templates of mail
 * or devices, as they were last read.
 */
export async function companiesWithPolicy(
  db: Db,
  { organizationId, customerIds }: Scope,
  policies: 'device_policies' | 'mail_policies',
  templates: readonly { id: string; kind: string; name: string }[],
): Promise<ReadonlyMap<string, string[]>> {
  if (templates.length === 0) return new Map()
  const member = policies === 'mail_policies' ? 'kind' : 'set'
  const { rows } = await sql<{ id: string; customer: string }>`
    select distinct wanted.id, row.customer_id::text as customer
    from ${sql.table(policies)} row
    cross join lateral jsonb_array_elements(row.policies) as p
    join jsonb_to_recordset(${JSON.stringify(templates)}::jsonb) as wanted (id text, kind text, name text)
      on p ->> ${sql.lit(member)} = wanted.kind and lower(trim(p ->> 'name')) = lower(trim(wanted.name))
    where row.organization_id = ${organizationId}::uuid and row.customer_id = any(${[...customerIds]}::uuid[])`.execute(
    db,
  )
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => [id, own.map(({ customer }) => customer)]),
  )
}

import { CompiledQuery, sql } from 'kysely'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import type { AlertRule } from '#shared/domain/alerts/alert-rule.ts'
import { alertSettingsId, settledSettings } from '#shared/domain/alerts/alert-settings.ts'
import type { AlertRouting } from '#shared/domain/alerts/route-alert.ts'
import type { SnoozeRule } from '#shared/domain/alerts/snooze-rule.ts'
import type { Db } from '#server/platform/database/database.ts'
import { type EntityTable, rowAsJson } from '#server/platform/sync/entity-table.ts'
import { readRows, type VersionedRow } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { alertRuleTable, alertSettingsTable, snoozeRuleTable } from './alert-rule.tables.ts'

interface Whose {
  organizationId: string
  customerId: string
}

/** How alerts of a company notify, and in which time zone its organization has quiet hours. */
export interface CompanyRouting extends AlertRouting {
  timeZone: string
}

/** What decides how the alerts of a company notify; `db` may be a transaction. */
export async function readRouting(db: Db, whose: Whose): Promise<CompanyRouting> {
  const settings = await rowsFor(db, alertSettingsTable, whose)
  const ofOrganization = settings.find(({ customer_id }) => customer_id === null)
  const ofCompany = settings.find(({ customer_id }) => customer_id !== null)
  const { rows } = await sql<{ timeZone: string }>`
    select time_zone as "timeZone" from organization
    where organization_id = ${whose.organizationId}::uuid`.execute(db)
  return {
    settings: settledSettings(ofOrganization, ofCompany),
    rules: await rowsFor(db, alertRuleTable, whose),
    snoozes: await rowsFor(db, snoozeRuleTable, whose),
    timeZone: rows[0]?.timeZone ?? 'UTC',
  }
}

/** Those of the company and of the organization. */
async function rowsFor<K extends Kind>(
  db: Db,
  table: EntityTable<K>,
  { organizationId, customerId }: Whose,
): Promise<RowOf<K>[]> {
  const { rows } = await db.executeQuery<{ row: RowOf<K> }>(
    CompiledQuery.raw(
      `select ${rowAsJson(table)} as row from ${table.table} t
       where t.organization_id = $1::uuid and (t.customer_id is null or t.customer_id = $2::uuid)
       order by t.id`,
      [organizationId, customerId],
    ),
  )
  return rows.map(({ row }) => row)
}

/** What a company, or (null) the organization, says itself of how alerts notify. */
export async function readAlertSettings(
  db: Db,
  scope: Scope,
  customerId: string | null,
): Promise<VersionedRow<'alertSettings'> | undefined> {
  const [found] = await readRows<'alertSettings'>(db, alertSettingsTable, scope, {
    where: 't.id = $3::uuid',
    parameters: [alertSettingsId(customerId)],
    size: 1,
  })
  return found
}

/** More companies than an organization has. */
const MOST_COMPANIES = 100_000

/** What companies say themselves that have turned alerts off. */
export const listSilencedCompanies = async (db: Db, scope: Scope): Promise<RowOf<'alertSettings'>[]> =>
  (
    await readRows<'alertSettings'>(db, alertSettingsTable, scope, {
      where: 't.customer_id is not null and t.enabled = false',
      size: MOST_COMPANIES,
    })
  ).map(({ row }) => row)

/** The rules of a company, or (null) those for all companies. */
export const listAlertRules = async (db: Db, scope: Scope, customerId: string | null): Promise<AlertRule[]> =>
  (await readOf(db, scope, alertRuleTable, customerId)).map(({ row }) => row)

/** The snooze rules of a company, or (null) those for all companies. */
export const listSnoozeRules = async (
  db: Db,
  scope: Scope,
  customerId: string | null,
): Promise<SnoozeRule[]> => (await readOf(db, scope, snoozeRuleTable, customerId)).map(({ row }) => row)

/** One rule of a company, or (null) of the organization. */
export const readAlertRule = async (
  db: Db,
  scope: Scope,
  customerId: string | null,
  id: string,
): Promise<VersionedRow<'alertRule'> | undefined> =>
  (await readOf(db, scope, alertRuleTable, customerId, id))[0]

/** One snooze rule of a company, or (null) of the organization. */
export const readSnoozeRule = async (
  db: Db,
  scope: Scope,
  customerId: string | null,
  id: string,
): Promise<VersionedRow<'snoozeRule'> | undefined> =>
  (await readOf(db, scope, snoozeRuleTable, customerId, id))[0]

const readOf = <K extends 'alertRule' | 'snoozeRule'>(
  db: Db,
  scope: Scope,
  table: EntityTable<K>,
  customerId: string | null,
  id: string | null = null,
): Promise<VersionedRow<K>[]> =>
  readRows<K>(db, table, scope, {
    where: 't.customer_id is not distinct from $3::uuid and ($4::uuid is null or t.id = $4::uuid)',
    parameters: [customerId, id],
  })

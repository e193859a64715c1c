import { sql } from 'kysely'
import type { AlertTask } from '#shared/domain/alerts/alert-task.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { alertTaskTable } from './alert-task.table.ts'

/** What was done from an alert, the first first. */
export async function listAlertTasks(
  db: Db,
  scope: Scope,
  customerId: string,
  alertId: string,
): Promise<AlertTask[]> {
  const found = await readRows(db, alertTaskTable, scope, {
    where: 't.customer_id = $3::uuid and t.alert_id = $4::uuid',
    parameters: [customerId, alertId],
  })
  return found.map(({ row }) => row)
}

/** A task that the user may see. */
export async function readAlertTask(db: Db, scope: Scope, id: string): Promise<AlertTask | undefined> {
  const [found] = await readRows(db, alertTaskTable, scope, {
    where: 't.id = $3::uuid',
    parameters: [id],
    size: 1,
  })
  return found?.row
}

/** How the releases of a lock-down stand. */
export async function releasesOf(
  tx: Tx,
  organizationId: string,
  taskId: string,
): Promise<Pick<AlertTask, 'undoes' | 'state'>[]> {
  const { rows } = await sql<Pick<AlertTask, 'undoes' | 'state'>>`
    select undoes::text as undoes, state from alert_task
    where organization_id = ${organizationId}::uuid and undoes = ${taskId}::uuid`.execute(tx)
  return rows
}

/** Steps of a task whose block is its own, as `ownBlock` says of a row. */
export const OWN_BLOCK = (column: string) =>
  sql.raw(
    `(${column} @> '[{"step":"blockSignIn","before":"allowed","state":"done"}]' or ` +
      `${column} @> '[{"step":"blockSignIn","before":"allowed","state":"unknown"}]')`,
  )

/** Whether a lock-down of an account stands that some other task than this has made and nobody has released. */
export async function isLockedByUs(
  db: Db,
  { organizationId, customerId }: { organizationId: string; customerId: string },
  accountId: string,
  exceptId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from alert_task t
    where t.organization_id = ${organizationId}::uuid and t.customer_id = ${customerId}::uuid
      and t.action = 'lockDown' and t.id <> ${exceptId}::uuid and t.account ->> 'id' = ${accountId}
      and ${OWN_BLOCK('t.steps')}
      and not exists (select 1 from alert_task r where r.organization_id = t.organization_id
        and r.undoes = t.id and r.state = 'success')
    limit 1`.execute(db)
  return rows.length > 0
}

/** What the vendor calls the cases that an alert tells of, with the state that each was read in last. */
export async function casesOf(
  db: Db,
  { organizationId, customerId }: { organizationId: string; customerId: string },
  alertId: string,
): Promise<{ source: string; id: string; status: string | null }[]> {
  const { rows } = await sql<{ source: string; id: string; status: string | null }>`
    select distinct on (e.event ->> 'source', e.record ->> 'id')
      e.event ->> 'source' as source, e.record ->> 'id' as id, e.record ->> 'status' as status
    from alert_event a
    join tenant_event e on e.organization_id = a.organization_id and e.customer_id = a.customer_id
      and e.reading = a.reading
    where a.organization_id = ${organizationId}::uuid and a.customer_id = ${customerId}::uuid
      and a.alert_id = ${alertId}::uuid and e.record ->> 'id' is not null
      and e.event ->> 'source' in ('defenderAlerts', 'defenderIncidents')
    order by e.event ->> 'source', e.record ->> 'id', e.record ->> 'lastUpdateDateTime' desc nulls last`.execute(
    db,
  )
  return rows
}

import { sql } from 'kysely'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { Task } from '#shared/domain/tasks/task.ts'
import type { Vendors } from '#server/connectors/connector.ts'
import type { Notifier } from '#server/notifications/notifier.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { Log } from '#server/platform/log.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import type { Work } from '#server/platform/sync/work.ts'

export interface SyncParts {
  db: Db
  tables: EntityTables
  vendors: Vendors
  pokes: Pokes
  notifier: Pick<Notifier, 'notify'>
  keyring: Keyring
  now: () => number
  log: Log
}

/** A task of an organization. */
export interface AskedSync {
  organizationId: string
  taskId: string
}

/** What is known while a task runs. */
export interface Run extends AskedSync {
  task: Task
  integration: Integration
  deltaLink: string | null
  seen: Set<string>
  vanished: string[]
}

/** The company was disconnected while its tenant was being read. */
export class Disconnected extends Error {
  override name = 'Disconnected'
}

/** Nothing of a company that was disconnected meanwhile may come back. */
export async function stillConnected(work: Work, run: Run): Promise<Integration> {
  await work.load('task', [run.taskId])
  await work.load('integration', [run.integration.id])
  const { row: integration } = work.get('integration', run.integration.id)
  if (!integration || !work.get('task', run.taskId).row) throw new Disconnected()
  return integration
}

export async function loadEmployees(work: Work, customerId: string): Promise<Employee[]> {
  const { rows } = await sql<{ id: string }>`
    select id from employee
    where organization_id = ${work.organizationId}::uuid and customer_id = ${customerId}::uuid`.execute(
    work.tx,
  )
  const ids = rows.map(({ id }) => id)
  await work.load('employee', ids)
  return ids.flatMap((id) => work.get('employee', id).row ?? [])
}

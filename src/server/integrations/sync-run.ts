import type { Memberships } from '#shared/domain/import-settings/verdict.ts'
import type { Integration, IntegrationState } from '#shared/domain/integrations/integration.ts'
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
  /** The state in which it was before. */
  stateBefore: IntegrationState
  deltaLink: string | null
  /** What decides whom an import rule ignores. */
  memberships: Memberships
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

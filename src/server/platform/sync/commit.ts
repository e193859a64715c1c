import type { Db } from '#server/platform/database/database.ts'
import type { EntityTables } from './entity-table.ts'
import type { Pokes } from './events.ts'
import { unitOfWork } from './unit-of-work.ts'
import type { Work } from './work.ts'

/** What it takes to change something of an organization. */
export interface CommitParts {
  db: Db
  tables: EntityTables
  pokes: Pick<Pokes, 'publish'>
}

/**
 * Runs `act` as one transaction of an organization, and tells open devices of what it changed. Every change that is no
 * command is made by this.
 */
export async function commit<T>(
  parts: CommitParts,
  organizationId: string,
  act: (work: Work) => Promise<T>,
): Promise<T> {
  const { result, version } = await unitOfWork(parts, organizationId, act)
  if (version !== undefined) parts.pokes.publish(organizationId, version)
  return result
}

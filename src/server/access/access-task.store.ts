import type { AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import { newestTasks, type WhichTasks } from '#server/company-tasks/newest-tasks.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { accessTaskTable } from './access.tables.ts'

/** The newest of a company's tasks, as far as the user may see them, the oldest of these first; or the one that is named. */
export const listAccessTasks = (db: Db, scope: Scope, which: WhichTasks): Promise<AccessTask[]> =>
  newestTasks(db, scope, accessTaskTable, which)

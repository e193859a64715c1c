import type { MfaTask } from '#shared/domain/mfa/mfa-task.ts'
import { newestTasks, type WhichTasks } from '#server/company-tasks/newest-tasks.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { mfaTaskTable } from './mfa.tables.ts'

/** The newest of a company's tasks, as far as the user may see them, the oldest of these first; or the one that is named. */
export const listMfaTasks = (db: Db, scope: Scope, which: WhichTasks): Promise<MfaTask[]> =>
  newestTasks(db, scope, mfaTaskTable, which)

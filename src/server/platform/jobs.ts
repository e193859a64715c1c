import { CompiledQuery } from 'kysely'
import { PgBoss, type QueueOptions } from 'pg-boss'
import type { Database } from './database/database.ts'
import { inTurn } from './database/migrate.ts'
import type { Log } from './log.ts'

/** How a queue retries and keeps its jobs, where it differs from the others. */
interface QueueRules extends QueueOptions {
  /** `short`: of one key only one job waits. */
  policy?: 'short'
  /** For jobs that hold secrets. */
  deleteWhenDone?: boolean
}

/**
 * The queue of long work, on the same database. A job may be run again after a crash, so each is written to be
 * repeated. Several processes may take jobs from one queue.
 */
export interface Jobs {
  /** Says how jobs of a queue are done; `parallel` of them at once in this process. */
  handle: <T extends object>(
    queue: string,
    parallel: number,
    act: (data: T) => Promise<void>,
    rules?: QueueRules,
  ) => Promise<void>
  /** With a `key`, nothing is sent where a job of that key waits already. */
  send: <T extends object>(queue: string, data: T, key?: string) => Promise<void>
  close: () => Promise<void>
}

export async function startJobs(database: Database, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        if (values && values.length > 0) return database.db.executeQuery(CompiledQuery.raw(text, [...values]))
        return { rows: await database.script(text) }
      },
    },
    schema: 'jobs',
    // Nothing here is planned by the clock yet, and looking for it costs a query each minute.
    schedule: false,
  })
  boss.on('error', (error) => log.error({ event: 'jobs.failed', err: error }, 'the job queue failed'))
  // It makes its tables where there are none, which two processes that start at once would both do.
  await inTurn(database, () => boss.start())
  const workers = new Map<string, string[]>()
  return {
    handle: async (queue, parallel, act, { deleteWhenDone = false, ...rules } = {}) => {
      await boss.createQueue(queue, { retryLimit: 2, expireInSeconds: 900, ...rules })
      const ids: string[] = []
      for (let each = 0; each < parallel; each++) {
        ids.push(
          await boss.work<object>(queue, { pollingIntervalSeconds: 5 }, async ([job]) => {
            if (!job) return
            await act(job.data as never)
            if (deleteWhenDone) await boss.deleteJob(queue, job.id)
          }),
        )
      }
      workers.set(queue, ids)
    },
    send: async (queue, data, key) => {
      await boss.send(queue, data, key === undefined ? {} : { singletonKey: key })
      for (const id of workers.get(queue) ?? []) boss.notifyWorker(id)
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}

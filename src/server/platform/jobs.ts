import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Database } from './database/database.ts'
import type { Log } from './log.ts'

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
  ) => Promise<void>
  send: <T extends object>(queue: string, data: T) => Promise<void>
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
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'))
  await boss.start()
  const workers = new Map<string, string[]>()
  return {
    handle: async (queue, parallel, act) => {
      await boss.createQueue(queue, { retryLimit: 2, expireInSeconds: 900 })
      const ids: string[] = []
      for (let each = 0; each < parallel; each++) {
        ids.push(
          await boss.work<object>(queue, { pollingIntervalSeconds: 5 }, async ([job]) => {
            if (job) await act(job.data as never)
          }),
        )
      }
      workers.set(queue, ids)
    },
    send: async (queue, data) => {
      await boss.send(queue, data)
      for (const id of workers.get(queue) ?? []) boss.notifyWorker(id)
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}

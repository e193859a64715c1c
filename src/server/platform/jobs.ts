import { CompiledQuery } from 'kysely'
import { PgBoss, type QueueOptions } from 'pg-boss'
import type { Database, Tx } from './database/database.ts'
import { inTurn } from './database/migrate.ts'
import type { Log } from './log.ts'

/** How a queue retries and keeps its jobs, where it differs from the others. */
interface QueueRules extends QueueOptions {
  /** `short`: of one key only one job waits. */
  policy?: 'short'
  /** For jobs that hold secrets. */
  deleteWhenDone?: boolean
  /** Seconds between two looks for jobs that another process has sent. */
  patience?: number
}

/** One kind of long work. */
export interface Job<Parts, Data extends object> {
  queue: string
  /** How many are done at once in one process. */
  parallel: number
  rules?: QueueRules
  act: (parts: Parts, data: Data) => Promise<void>
}

export const defineJob = <Parts, Data extends object>(job: Job<Parts, Data>): Job<Parts, Data> => job

/** Work that is done again and again. */
export interface Repeat<Parts> {
  /** Its queue. */
  name: string
  /** When, in UTC, as cron writes it; to the minute. */
  at: string
  act: (parts: Parts) => Promise<unknown>
}

/**
 * The queue of long work, on the same database. A job whose process died is given to another, or to the next start,
 * within half a minute, so each is written to be repeated. Several processes may take jobs from one queue.
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
  /** Sends as a part of a transaction: the job is there if that is kept, and never was if it is not. */
  sendWithin: <T extends object>(tx: Tx, queue: string, data: T) => Promise<void>
  /** Has this process look at once for what was sent within a transaction that is kept by now; else it looks a few seconds later. */
  wake: (queue: string) => void
  /**
   * Does all this at its times, each time in one of all processes, and nothing any more that was planned before and is
   * not in the list. What fails is logged and waits for its next time.
   */
  plan: (repeats: readonly Repeat<void>[]) => Promise<void>
  close: () => Promise<void>
}

/** Repeated work is due to the minute, so looking for it often would only cost queries. */
const REPEAT_PATIENCE = 20

/** After how many seconds without a sign of life a job counts as one of a dead process, and how often that is looked for. */
const HEARTBEAT = 15
const SUPERVISED_EVERY = 10

export async function startJobs(database: Database, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        if (values && values.length > 0) return database.db.executeQuery(CompiledQuery.raw(text, [...values]))
        return { rows: await database.script(text) }
      },
    },
    schema: 'jobs',
    cronWorkerIntervalSeconds: REPEAT_PATIENCE,
    superviseIntervalSeconds: SUPERVISED_EVERY,
    monitorIntervalSeconds: SUPERVISED_EVERY,
  })
  boss.on('error', (error) => log.error({ event: 'jobs.failed', err: error }, 'The job queue failed'))
  // It makes its tables where there are none, which two processes that start at once would both do.
  await inTurn(database, () => boss.start())
  const known = new Map((await boss.getQueues()).map((each) => [each.name, each.heartbeatSeconds]))
  const workers = new Map<string, string[]>()
  const jobs: Jobs = {
    handle: async (queue, parallel, act, { deleteWhenDone = false, patience = 5, ...rules } = {}) => {
      // To make one that is there changes nothing, and takes a transaction and two looks at every start.
      if (!known.has(queue))
        await boss.createQueue(queue, {
          retryLimit: 2,
          expireInSeconds: 900,
          heartbeatSeconds: HEARTBEAT,
          ...rules,
        })
      // Earlier versions made queues whose jobs, once their process had died, waited until they expired.
      else if (known.get(queue) !== HEARTBEAT) await boss.updateQueue(queue, { heartbeatSeconds: HEARTBEAT })
      const ids: string[] = []
      for (let each = 0; each < parallel; each++) {
        ids.push(
          await boss.work<object>(queue, { pollingIntervalSeconds: patience }, async ([job]) => {
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
      jobs.wake(queue)
    },
    wake: (queue) => {
      for (const id of workers.get(queue) ?? []) boss.notifyWorker(id)
    },
    sendWithin: async (tx, queue, data) => {
      const executeSql = (text: string, values?: readonly unknown[]) =>
        tx.executeQuery<never>(CompiledQuery.raw(text, [...(values ?? [])]))
      await boss.send(queue, data, { db: { executeSql } })
    },
    plan: async (repeats) => {
      const before = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
      for (const { name, at, act } of repeats) {
        const attempt = async () => {
          try {
            await act()
          } catch (cause) {
            log.error({ event: 'jobs.repeatFailed', repeat: name, err: cause }, 'Repeated work failed')
          }
        }
        // A second one that waits would find what the first is about to do.
        await jobs.handle(name, 1, attempt, { policy: 'short', retryLimit: 0, patience: REPEAT_PATIENCE })
        if (before.get(name) !== at) await boss.schedule(name, at)
        before.delete(name)
      }
      for (const name of before.keys()) await boss.unschedule(name)
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
  return jobs
}

import type { TaskRun } from './task-records.ts'

interface Item {
  state: string
  fault: string | null
}

interface Steps<I extends Item> {
  /** What became of a change that was under way when a process ended. */
  lookUp: (run: TaskRun<I>, item: I) => Promise<Partial<I>>
  /** Why nothing is sent, against what stands in the tenant right before it; undefined where it is sent. */
  obstacleOf: (run: TaskRun<I>, item: I) => Promise<Partial<I> | undefined>
  /** Sends it, and notes what came of that; false where this process has to stop. */
  send: (run: TaskRun<I>, item: I) => Promise<boolean>
}

/** Carries an item of a task to its end by these steps, and notes it; false where this process has to stop. */
export const concludeBy =
  <I extends Item>({ lookUp, obstacleOf, send }: Steps<I>) =>
  async (run: TaskRun<I>, item: I): Promise<boolean> => {
    if (item.state === 'sending') Object.assign(item, await lookUp(run, item))
    else if (run.isLate()) item.state = 'late'
    else {
      const ended = await obstacleOf(run, item)
      if (!ended) return send(run, item)
      Object.assign(item, ended)
    }
    return run.keep()
  }

import { type ChangeTask, isChangeUnderWay } from '#shared/domain/tasks/change-task.ts'

/** What an item of a task says of the policy that it makes or changes. */
interface PolicyItem {
  change: string
  state: string
  /** The vendor's; null of what is to be made, until it is. */
  object_id: string | null
}

type PolicyTask = Pick<ChangeTask, 'id' | 'customer_id' | 'undoes' | 'state'> & {
  items: readonly PolicyItem[]
}

/** A policy of a company as a list shows it. */
interface PolicyRow {
  /** The company's id, a dot, and what tells the policy from all others of its tenant. */
  key: string
  customerId: string
  company: string
  /** A task is changing it, so that it is not changed meanwhile. */
  isUpdating: boolean
  /** It was asked for, and is not in the tenant yet. */
  isNew: boolean
}

interface PolicyNoun<Task extends PolicyTask, Row extends PolicyRow> {
  /** Tells the policy of an item, which has this id, from all others of its tenant. */
  keyOf: (item: Task['items'][number], id: string) => string
  /** The same of all policies that these tasks of one company have yet to change. */
  pendingIn: (tasks: readonly Task[]) => ReadonlySet<string>
  /** The row of a policy that is being made; undefined where its item does not tell it. */
  madeBy: (
    item: Task['items'][number],
    made: Pick<PolicyRow, 'key' | 'customerId' | 'company'> & { isUpdating: true; isNew: true },
  ) => Row | undefined
}

const STATES_MADE: ReadonlySet<string> = new Set(['pending', 'sending', 'applied'])

const keyWhileMade = ({ id, customer_id }: PolicyTask, place: number) => `${customer_id}.${id}.${place}`

/** How the rows of a list of policies go with the tasks that change these. */
export function policyTaskRows<Task extends PolicyTask, Row extends PolicyRow>({
  keyOf,
  pendingIn,
  madeBy,
}: PolicyNoun<Task, Row>) {
  type Tasks = readonly { row: Task }[]

  /** What is made stays in the list until its tenant was read again: until then it has the id that the vendor gave it, or its task's. */
  const keyMade = (task: Task, item: Task['items'][number], place: number) =>
    item.object_id === null ? keyWhileMade(task, place) : `${task.customer_id}.${keyOf(item, item.object_id)}`

  const beingMade = (tasks: Tasks, companyOf: (id: string) => string): Row[] =>
    tasks.flatMap(({ row: task }) =>
      task.items.flatMap((item, place) => {
        if (item.change !== 'create' || !STATES_MADE.has(item.state)) return []
        const customerId = task.customer_id
        const row = madeBy(item, {
          key: keyMade(task, item, place),
          customerId,
          company: companyOf(customerId),
          isUpdating: true,
          isNew: true,
        })
        return row === undefined ? [] : [row]
      }),
    )

  const pendingKeys = (tasks: Tasks): ReadonlySet<string> =>
    new Set(
      [...Map.groupBy(tasks, ({ row }) => row.customer_id)].flatMap(([customerId, own]) =>
        [...pendingIn(own.map(({ row }) => row))].map((key) => `${customerId}.${key}`),
      ),
    )

  return {
    /** The same policies with what is under way: those that are being changed rest, and those that are being made are among them. */
    withTasks: (rows: Row[], tasks: Tasks, companyOf: (id: string) => string): Row[] => {
      const underWay = tasks.filter(({ row }) => isChangeUnderWay(row))
      if (underWay.length === 0) return rows
      const pending = pendingKeys(underWay)
      const there = new Set(rows.map(({ key }) => key))
      return [
        ...rows.map((row) => (pending.has(row.key) ? { ...row, isUpdating: true } : row)),
        ...beingMade(underWay, companyOf).filter(({ key }) => !there.has(key)),
      ]
    },

    /** The key that a row has now: one that was opened while its policy was made has got the policy's own since. */
    keyNow: (key: string | undefined, tasks: Tasks): string | undefined => {
      if (key === undefined) return undefined
      for (const { row: task } of tasks)
        for (const [place, item] of task.items.entries())
          if (key === keyWhileMade(task, place)) return keyMade(task, item, place)
      return key
    },

    /** The tasks that named a policy, and those that took one of these back. */
    tasksAbout: <One extends { row: Task }>({ key }: Pick<Row, 'key'>, tasks: readonly One[]): One[] => {
      const about = tasks.filter(({ row: task }) =>
        task.items.some((item, place) => key === keyMade(task, item, place)),
      )
      const ids = new Set(about.map(({ row }) => row.id))
      return tasks.filter(({ row }) => ids.has(row.id) || (row.undoes !== null && ids.has(row.undoes)))
    },
  }
}

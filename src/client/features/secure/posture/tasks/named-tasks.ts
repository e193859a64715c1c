import { reversibleChecks, takenBackChecks } from '#shared/domain/posture/posture-task.ts'
import type { View } from '#client/data/rows/merge.ts'

/** A task as lists show it. */
export type NamedTask = View<'postureTask'> & {
  company: string
  what: string
  by: string
  /** The names of all that it changes. */
  parts: readonly string[]
  /** The checks that can still be taken back. */
  reversible: ReadonlySet<string>
  /** Whether everything of it that could be taken back was. */
  isTakenBack: boolean
}

function wayBackOf(
  { row }: View<'postureTask'>,
  all: readonly View<'postureTask'>['row'][],
): Pick<NamedTask, 'reversible' | 'isTakenBack'> {
  const wasReversible = [...reversibleChecks(row.items)]
  const takenBack = takenBackChecks(row, all)
  const reversible = new Set(wasReversible.filter((id) => !takenBack.has(id)))
  return { reversible, isTakenBack: wasReversible.length > 0 && reversible.size === 0 }
}

export interface TaskWords {
  companyOf: (customerId: string) => string
  nameOf: (checkId: string) => string
  /** Several checks, by their number. */
  several: (count: number) => string
  undoing: (what: string) => string
  /** Mailboxes to which nobody may sign in from then on, or somebody again. */
  signIn: (action: 'block' | 'unblock', names: readonly string[]) => string
  byOf: (userId: string | null) => string
}

/** What a task is about: its check, or how many. */
function whatOf({ row }: View<'postureTask'>, { nameOf, several, undoing, signIn }: TaskWords): string {
  if (row.action === 'block' || row.action === 'unblock')
    return signIn(
      row.action,
      row.items.flatMap(({ object }) => object?.name ?? []),
    )
  const [first, second] = row.items
  const what = first && !second ? nameOf(first.check_id) : several(row.items.length)
  return row.action === 'undo' ? undoing(what) : what
}

/** Tasks in words. */
export function namedTasks(tasks: readonly View<'postureTask'>[], words: TaskWords): NamedTask[] {
  const all = tasks.map(({ row }) => row)
  return tasks.map((task) => ({
    ...task,
    ...wayBackOf(task, all),
    company: words.companyOf(task.row.customer_id),
    what: whatOf(task, words),
    by: words.byOf(task.row.requested_by),
    parts: task.row.items.flatMap(({ check_id, object }) => [words.nameOf(check_id), object?.name ?? '']),
  }))
}

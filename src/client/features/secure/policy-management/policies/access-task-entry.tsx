import {
  type AccessItem,
  type AccessTask,
  reversibleItems,
} from '#shared/domain/conditional-access/access-task.ts'
import type { View } from '#client/data/rows/merge.ts'
import { TaskEntry, TaskName } from '#client/features/secure/parts/tasks/task-entry.tsx'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Quiet } from '#client/ui/words.tsx'
import { failureOf, faultText, itemText } from './task-words.ts'
import { usePolicyActs, usePolicyObstacle } from './use-policy-acts.ts'

interface AccessTaskEntryProps {
  task: View<'accessTask'>
  company: string
  /** Every task, to know what was taken back. */
  all: readonly View<'accessTask'>[]
  isCompanyShown?: boolean
}

/** What was asked of a tenant's policies, how far it is, why something failed and what to do, and the way back. */
export function AccessTaskEntry({ task, company, all, isCompanyShown = false }: AccessTaskEntryProps) {
  const t = useTexts('access')
  const { row } = task
  return (
    <TaskEntry
      task={task}
      all={all}
      title={row.undoes === null ? undefined : t('tasks.undoing')}
      takeBack={useTakeBack(row, company)}
      {...(isCompanyShown ? { company } : {})}
    >
      {row.items.map((item, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- Items of a task never move.
        <TaskItem key={place} item={item} />
      ))}
    </TaskEntry>
  )
}

function TaskItem({ item }: { item: AccessItem }) {
  const t = useTexts('access')
  const protect = useTexts('protect')
  const errors = useTexts('errors')
  const { state, fault } = item
  const isQuiet = state === 'pending' || state === 'applied' || state === 'sending'
  return (
    <li>
      <TaskName>{itemText(item, t)}</TaskName>
      {isQuiet ? null : (
        <Quiet>{state === 'failed' ? errors(failureOf(item)) : protect(`items.${state}`)}</Quiet>
      )}
      {fault === null ? null : (
        <div>
          <Quiet>{faultText(item, t)}</Quiet>
        </div>
      )}
    </li>
  )
}

function useTakeBack(row: AccessTask, company: string) {
  const t = useTexts('access')
  const obstacle = usePolicyObstacle()
  const { undo } = usePolicyActs()
  const mayChange = useMayChange()
  if (!mayChange || reversibleItems(row).length === 0) return undefined
  return {
    word: t('acts.undo'),
    title: t('acts.undoTitle'),
    text: t('acts.undoText', { company }),
    obstacle,
    takeBack: () => undo(row, company),
  }
}

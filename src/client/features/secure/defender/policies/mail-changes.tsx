import {
  type MailPolicyItem,
  type MailPolicyTask,
  reversibleMailItems,
} from '#shared/domain/defender/mail-policy-task.ts'
import type { View } from '#client/data/rows/merge.ts'
import { ChangesPanel } from '#client/features/secure/parts/tasks/changes-panel.tsx'
import { TaskEntry, TaskName } from '#client/features/secure/parts/tasks/task-entry.tsx'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Quiet } from '#client/ui/words.tsx'
import { useFindingText } from './mail-policy-words.ts'
import { itemText, mailFaultText } from './mail-task-words.ts'
import { useMailActs, useMailObstacle } from './use-mail-acts.ts'

interface MailChangesProps {
  tasks: readonly View<'mailPolicyTask'>[]
  companyOf: (id: string) => string
  onClose: () => void
}

/** What was changed from here, how far it is, and the way back. */
export function MailChanges({ tasks, companyOf, onClose }: MailChangesProps) {
  const t = useTexts('defender')
  return (
    <ChangesPanel
      tasks={tasks}
      title={t('changes.title')}
      none={t('changes.none')}
      noneReason={t('changes.noneReason')}
      latest={(count) => t('changes.latest', { count })}
      renderTask={(task) => (
        <MailTaskEntry
          key={task.row.id}
          task={task}
          all={tasks}
          company={companyOf(task.row.customer_id)}
          isCompanyShown
        />
      )}
      onClose={onClose}
    />
  )
}

interface MailTaskEntryProps {
  task: View<'mailPolicyTask'>
  all: readonly View<'mailPolicyTask'>[]
  company: string
  isCompanyShown?: boolean
}

/** One change, what became of each of its policies, and the way back. */
export function MailTaskEntry({ task, all, company, isCompanyShown = false }: MailTaskEntryProps) {
  const t = useTexts('defender')
  const { row } = task
  return (
    <TaskEntry
      task={task}
      all={all}
      title={row.undoes === null ? undefined : t('changes.undoing')}
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

function TaskItem({ item }: { item: MailPolicyItem }) {
  const t = useTexts('defender')
  const protect = useTexts('protect')
  const findingText = useFindingText()
  const { state, fault } = item
  const isQuiet = state === 'pending' || state === 'applied' || state === 'sending'
  return (
    <li>
      <TaskName>{itemText(item, t)}</TaskName>
      {isQuiet ? null : (
        <Quiet>
          {[protect(`items.${state}`), ...(fault === null ? [] : [mailFaultText(item, t, findingText)])].join(
            ': ',
          )}
        </Quiet>
      )}
    </li>
  )
}

function useTakeBack(row: MailPolicyTask, company: string) {
  const t = useTexts('defender')
  const protect = useTexts('protect')
  const obstacle = useMailObstacle()
  const { undo } = useMailActs()
  const mayChange = useMayChange()
  const { length: count } = reversibleMailItems(row)
  if (!mayChange || count === 0) return undefined
  return {
    word: protect('undo.open'),
    title: t('changes.undoTitle'),
    text: t('changes.undoText', { subject: company, count }),
    obstacle,
    takeBack: () => undo(row, company),
  }
}

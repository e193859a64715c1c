import { type MfaTask, reversibleMfaItems } from '#shared/domain/mfa/mfa-task.ts'
import type { View } from '#client/data/rows/merge.ts'
import { ChangesPanel } from '#client/features/secure/parts/tasks/changes-panel.tsx'
import { TaskEntry, TaskName } from '#client/features/secure/parts/tasks/task-entry.tsx'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Quiet } from '#client/ui/words.tsx'
import { mfaFaultText } from './mfa-words.ts'
import { useMfaActs, useMfaObstacle } from './use-mfa-acts.ts'

interface MfaChangesProps {
  tasks: readonly View<'mfaTask'>[]
  companyOf: (id: string) => string
  onClose: () => void
}

/** What was changed from here, how far it is, and the way back. */
export function MfaChanges({ tasks, companyOf, onClose }: MfaChangesProps) {
  const t = useTexts('mfa')
  return (
    <ChangesPanel
      tasks={tasks}
      title={t('changes.title')}
      none={t('changes.none')}
      noneReason={t('changes.noneReason')}
      latest={(count) => t('changes.latest', { count })}
      renderTask={(task) => (
        <MfaTaskEntry
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

interface MfaTaskEntryProps {
  task: View<'mfaTask'>
  all: readonly View<'mfaTask'>[]
  company: string
  isCompanyShown?: boolean
  /** Whose part of it alone is shown. */
  personId?: string
}

/** One change, and what became of each of its people. */
export function MfaTaskEntry({ task, all, company, isCompanyShown = false, personId }: MfaTaskEntryProps) {
  const t = useTexts('mfa')
  const { row } = task
  return (
    <TaskEntry
      task={task}
      all={all}
      title={row.undoes === null ? undefined : t('changes.undoing')}
      takeBack={useTakeBack(row, company)}
      {...(isCompanyShown ? { company } : {})}
    >
      {row.items
        .filter(({ id }) => personId === undefined || id === personId)
        .map((item) => (
          <li key={item.id}>
            <TaskName>{t('changes.item', { name: item.name, state: t(`states.${item.wanted}`) })}</TaskName>
            <ItemEnd item={item} />
          </li>
        ))}
    </TaskEntry>
  )
}

function ItemEnd({ item: { state, fault } }: { item: MfaTask['items'][number] }) {
  const t = useTexts('mfa')
  const protect = useTexts('protect')
  if (state === 'pending' || state === 'applied' || state === 'sending') return null
  if (state === 'heldBack') return <Quiet>{t('changes.heldBack')}</Quiet>
  return (
    <Quiet>
      {[protect(`items.${state}`), fault === null ? '' : mfaFaultText(fault, t)].filter(Boolean).join(': ')}
    </Quiet>
  )
}

function useTakeBack(row: MfaTask, company: string) {
  const t = useTexts('mfa')
  const protect = useTexts('protect')
  const obstacle = useMfaObstacle()
  const { undo } = useMfaActs()
  const mayChange = useMayChange()
  const { length: count } = reversibleMfaItems(row)
  if (!mayChange || count === 0) return undefined
  return {
    word: protect('undo.open'),
    title: t('changes.undoTitle'),
    text: t('changes.undoText', { subject: company, count }),
    obstacle,
    takeBack: () => undo(row, company),
  }
}

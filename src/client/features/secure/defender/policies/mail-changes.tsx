import { type MailPolicyTask, reversibleMailItems } from '#shared/domain/defender/mail-policy-task.ts'
import type { View } from '#client/data/rows/merge.ts'
import { ItemsTaskEntry } from '#client/features/secure/parts/policies/items-task-entry.tsx'
import { ChangesPanel } from '#client/features/secure/parts/tasks/changes-panel.tsx'
import { useTexts } from '#client/texts/texts.ts'
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
  const findingText = useFindingText()
  return (
    <ItemsTaskEntry
      task={task}
      all={all}
      company={isCompanyShown ? company : undefined}
      undoing={t('changes.undoing')}
      itemText={(item) => itemText(item, t)}
      faultText={(item) => mailFaultText(item, t, findingText)}
      takeBack={useTakeBack(task.row, company)}
    />
  )
}

function useTakeBack(row: MailPolicyTask, company: string) {
  const t = useTexts('defender')
  const obstacle = useMailObstacle()
  const { undo } = useMailActs()
  const { length: count } = reversibleMailItems(row)
  if (count === 0) return undefined
  return {
    title: t('changes.undoTitle'),
    text: t('changes.undoText', { subject: company, count }),
    obstacle,
    takeBack: () => undo(row, company),
  }
}

import { type DevicePolicyTask, reversibleDeviceItems } from '#shared/domain/intune/device-policy-task.ts'
import type { View } from '#client/data/rows/merge.ts'
import { ItemsTaskEntry } from '#client/features/secure/parts/policies/items-task-entry.tsx'
import { ChangesPanel } from '#client/features/secure/parts/tasks/changes-panel.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { useDeviceActs, useDeviceObstacle } from '../acts/use-device-acts.ts'
import { useFindingText } from '../device-policy-words.ts'
import { deviceFaultText, itemText } from './device-task-words.ts'

interface DeviceChangesProps {
  tasks: readonly View<'devicePolicyTask'>[]
  companyOf: (id: string) => string
  onClose: () => void
}

/** What was changed from here, how far it is, and the way back. */
export function DeviceChanges({ tasks, companyOf, onClose }: DeviceChangesProps) {
  const t = useTexts('intune')
  return (
    <ChangesPanel
      tasks={tasks}
      title={t('changes.title')}
      none={t('changes.none')}
      noneReason={t('changes.noneReason')}
      latest={(count) => t('changes.latest', { count })}
      renderTask={(task) => (
        <DeviceTaskEntry
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

interface DeviceTaskEntryProps {
  task: View<'devicePolicyTask'>
  all: readonly View<'devicePolicyTask'>[]
  company: string
  isCompanyShown?: boolean
}

/** One change, what became of each of its policies, and the way back. */
export function DeviceTaskEntry({ task, all, company, isCompanyShown = false }: DeviceTaskEntryProps) {
  const t = useTexts('intune')
  const findingText = useFindingText()
  return (
    <ItemsTaskEntry
      task={task}
      all={all}
      company={isCompanyShown ? company : undefined}
      undoing={t('changes.undoing')}
      itemText={(item) => itemText(item, t)}
      faultText={(item) => deviceFaultText(item, t, findingText)}
      takeBack={useTakeBack(task.row, company)}
    />
  )
}

function useTakeBack(row: DevicePolicyTask, company: string) {
  const t = useTexts('intune')
  const obstacle = useDeviceObstacle()
  const { undo } = useDeviceActs()
  const { length: count } = reversibleDeviceItems(row)
  if (count === 0) return undefined
  return {
    title: t('changes.undoTitle'),
    text: t('changes.undoText', { subject: company, count }),
    obstacle,
    takeBack: () => undo(row, company),
  }
}

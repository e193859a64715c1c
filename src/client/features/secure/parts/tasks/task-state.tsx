import { TASK_STATES } from '#shared/domain/posture/posture-task.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Verdict, type VerdictKind } from '#client/ui/figures/verdict.tsx'

const kinds: Record<View<'postureTask'>['row']['state'], VerdictKind> = {
  pending: 'notMeasured',
  'in progress': 'notMeasured',
  completed: 'compliant',
  'partly completed': 'notCompliant',
  failed: 'notCompliant',
}

interface TaskStateProps {
  /** Undefined where it is not on this device: not yet, or (`isRefused`) never. */
  task: View<'postureTask'> | undefined
  isRefused?: boolean
  /** Whether another task has taken it back. */
  isTakenBack?: boolean
}

/** How far a task in a list may be, as the names of its words. */
export const LISTED_STATES = ['unsent', 'undone', ...TASK_STATES] as const

/** How far a task is, as the name of its words. */
export function taskState({ row, isPending }: View<'postureTask'>, isTakenBack: boolean) {
  if (isPending) return 'unsent'
  if (isTakenBack) return 'undone'
  return row.action === 'undo' && row.state === 'completed' ? 'undone' : row.state
}

/** How far a task is. */
export function TaskState({ task, isRefused = false, isTakenBack = false }: TaskStateProps) {
  const t = useTexts('protect')
  if (!task && isRefused) return <Verdict kind="notCompliant">{t('states.refused')}</Verdict>
  if (!task) return <Verdict kind="notMeasured">{t('states.unsent')}</Verdict>
  const isSettled = !task.isPending && !isTakenBack
  return (
    <Verdict kind={isSettled ? kinds[task.row.state] : 'notMeasured'}>
      {t(`states.${taskState(task, isTakenBack)}`)}
    </Verdict>
  )
}

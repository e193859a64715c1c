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

/** How far a task is. */
export function TaskState({ task, isRefused = false, isTakenBack = false }: TaskStateProps) {
  const t = useTexts('protect')
  if (!task && isRefused) return <Verdict kind="notCompliant">{t('states.refused')}</Verdict>
  if (!task) return <Verdict kind="notMeasured">{t('states.unsent')}</Verdict>
  const { row, isPending } = task
  if (isPending) return <Verdict kind="notMeasured">{t('states.unsent')}</Verdict>
  if (isTakenBack) return <Verdict kind="notMeasured">{t('states.undone')}</Verdict>
  const words = row.action === 'undo' && row.state === 'completed' ? 'undone' : row.state
  return <Verdict kind={kinds[row.state]}>{t(`states.${words}`)}</Verdict>
}

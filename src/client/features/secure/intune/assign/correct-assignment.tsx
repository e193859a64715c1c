import { Suspense } from 'react'
import { devicePolicyKey } from '#shared/domain/intune/device-policy-task.ts'
import { assignmentCorrection } from '#client/parts/device-policy-correction.ts'
import { useCorrecting } from '#client/parts/use-correction.ts'
import { useTexts } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'
import { useDeviceObstacle } from '../acts/use-device-acts.ts'
import type { DevicePolicyRow } from '../device-policy-rows.ts'

const AssignDialog = later(() => import('./assign-dialog.tsx').then((part) => part.AssignDialog))

interface CorrectAssignmentProps {
  /** Of the refused change; undefined where none is corrected. */
  correct: string | undefined
  rows: readonly DevicePolicyRow[] | undefined
  onClose: () => void
}

/** Whom a policy was to be for, which was refused, in the form again; of one that is gone nothing is (ERR-11). */
export function CorrectAssignment({ correct, rows, onClose }: CorrectAssignmentProps) {
  const t = useTexts('intune')
  const general = useDeviceObstacle()
  const { correction, onSaved } = useCorrecting(correct, assignmentCorrection)
  if (!correction) return null
  const { customerId, set, policyId, targets } = correction
  const wanted = `${customerId}.${devicePolicyKey({ set, id: policyId })}`
  const row = rows?.find(({ key }) => key === wanted)
  if (!row) return null
  return (
    <Suspense>
      <AssignDialog
        row={row}
        typed={targets}
        obstacle={general ?? (row.isUpdating ? t('acts.updating') : undefined)}
        onSaved={onSaved}
        onClose={onClose}
      />
    </Suspense>
  )
}

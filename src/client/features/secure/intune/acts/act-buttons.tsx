import { LayoutTemplate, Send, Trash2 } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { devicePolicyTaskLimits } from '#shared/domain/intune/device-policy-task.ts'
import { useWithheld } from '#client/parts/use-withheld.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { later } from '#client/ui/later.tsx'
import type { DevicePolicyRow, IntuneArea } from '../device-policy-rows.ts'
import { useSaveObstacle } from '../save-template/use-own-templates.ts'
import { ConfirmDelete } from './confirm-delete.tsx'
import { DEVICE_ACTS, type DeviceAct, leftOutBy, planAct } from './device-acts.ts'
import { useDeviceObstacle } from './use-device-acts.ts'

export const DeployDialog = later(() =>
  import('../deploy/deploy-dialog.tsx').then((part) => part.DeployDialog),
)
const SaveSeveralDialog = later(() =>
  import('../save-template/save-several-dialog.tsx').then((part) => part.SaveSeveralDialog),
)

const icons = { deploy: <Send aria-hidden />, delete: <Trash2 aria-hidden /> }

/** A company's task holds what is deployed there, and a device queues no more deletions while somebody waits. */
const MAXIMUM: Record<DeviceAct, number> = { deploy: devicePolicyTaskLimits.items, delete: 500 }

interface BulkActsProps {
  rows: readonly DevicePolicyRow[]
  area: IntuneArea
  /** Something was asked for: nothing has to stay selected. */
  onDone: () => void
  /** Something was deployed: what becomes of it is followed elsewhere. */
  onDeployed: () => void
}

/** What is done with selected policies at once; each act tells first what it does. */
export function BulkActs({ rows, area, onDone, onDeployed }: BulkActsProps) {
  const t = useTexts('intune')
  const words = useTexts('words')
  const reasonOf = useBulkReason(rows)
  const withheld = useWithheld('deletePolicies')
  const [asking, setAsking] = useState<DeviceAct | 'save'>()
  const close = () => setAsking(undefined)
  return (
    <>
      {DEVICE_ACTS.map((act) => (
        <Button
          key={act}
          icon={icons[act]}
          disabledReason={reasonOf(act) ?? (act === 'delete' ? withheld : undefined)}
          onClick={() => setAsking(act)}
        >
          {act === 'deploy' ? t('acts.deploy') : words('delete')}
        </Button>
      ))}
      <Button
        icon={<LayoutTemplate aria-hidden />}
        disabledReason={useSaveReason(rows)}
        onClick={() => setAsking('save')}
      >
        {t('saveTemplate.open')}
      </Button>
      {asking === 'delete' ? <ConfirmDelete rows={rows} area={area} onClose={close} onDone={onDone} /> : null}
      <Suspense>
        {asking === 'save' ? (
          <SaveSeveralDialog rows={rows} area={area} onClose={close} onDone={onDone} />
        ) : null}
        {asking === 'deploy' ? (
          <DeployDialog
            sources={rows}
            onDeployed={() => {
              onDone()
              onDeployed()
            }}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  )
}

/** Why an act cannot be done with what is selected. */
function useBulkReason(rows: readonly DevicePolicyRow[]) {
  const t = useTexts('intune')
  const obstacle = useDeviceObstacle()
  const counts = useMemo(
    () => new Map(DEVICE_ACTS.map((act) => [act, planAct(rows, act).taken.length])),
    [rows],
  )
  return (act: DeviceAct) => {
    const count = counts.get(act) ?? 0
    if (obstacle !== undefined) return obstacle
    if (rows.length === 0) return t('acts.noneChosen')
    if (count === 0) return t(act === 'deploy' ? 'acts.noneToDeploy' : 'acts.noneOf')
    return count > MAXIMUM[act] ? t(`acts.tooMany.${act}`, { count: MAXIMUM[act] }) : undefined
  }
}

/** Why what is selected cannot be saved as templates. */
function useSaveReason(rows: readonly DevicePolicyRow[]) {
  const t = useTexts('intune')
  const obstacle = useSaveObstacle()
  const isAny = useMemo(() => rows.some((row) => leftOutBy(row, 'deploy') === undefined), [rows])
  if (obstacle !== undefined) return obstacle
  if (rows.length === 0) return t('acts.noneChosen')
  return isAny ? undefined : t('saveTemplate.noneOf')
}

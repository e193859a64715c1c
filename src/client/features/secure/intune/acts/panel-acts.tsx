import { LayoutTemplate, Send, Trash2, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useWithheld } from '#client/parts/use-withheld.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { later } from '#client/ui/later.tsx'
import type { DevicePolicyRow, IntuneArea } from '../device-policy-rows.ts'
import { DeployDialog } from './act-buttons.tsx'
import { ConfirmDelete } from './confirm-delete.tsx'
import { useSaveObstacle } from '../save-template/use-own-templates.ts'
import { useDeviceObstacle } from './use-device-acts.ts'

const AssignDialog = later(() => import('../assign/assign-dialog.tsx').then((part) => part.AssignDialog))
const SaveTemplateDialog = later(() =>
  import('../save-template/save-template-dialog.tsx').then((part) => part.SaveTemplateDialog),
)

interface PanelActsProps {
  row: DevicePolicyRow
  area: IntuneArea
  onDeployed: () => void
}

/** What can be done with the policy whose panel is open; what cannot rests, with the reason. */
export function PanelActs({ row, area, onDeployed }: PanelActsProps) {
  const t = useTexts('intune')
  const words = useTexts('words')
  const general = useDeviceObstacle()
  const withheld = useWithheld('deletePolicies')
  const [open, setOpen] = useState<'deploy' | 'assign' | 'save' | 'delete'>()
  const saveObstacle = useSaveObstacle()
  const { policy, isUpdating, isNew } = row
  const obstacle = general ?? (isUpdating ? t(isNew ? 'acts.making' : 'acts.updating') : undefined)
  const secret = policy.holds_secrets ? t('acts.leftOut.holdsSecrets') : undefined
  const close = () => setOpen(undefined)
  return (
    <>
      <Button
        icon={<Send aria-hidden />}
        disabledReason={general ?? secret ?? obstacle}
        onClick={() => setOpen('deploy')}
      >
        {t('acts.deploy')}
      </Button>
      <Button icon={<Users aria-hidden />} disabledReason={obstacle} onClick={() => setOpen('assign')}>
        {t('acts.assign')}
      </Button>
      <Button
        icon={<LayoutTemplate aria-hidden />}
        disabledReason={saveObstacle ?? secret ?? obstacle}
        onClick={() => setOpen('save')}
      >
        {t('saveTemplate.open')}
      </Button>
      <Button
        variant="quiet"
        icon={<Trash2 aria-hidden />}
        disabledReason={obstacle ?? withheld}
        onClick={() => setOpen('delete')}
      >
        {words('delete')}
      </Button>
      {open === 'delete' ? <ConfirmDelete rows={[row]} area={area} onClose={close} /> : null}
      <Suspense>
        {open === 'assign' ? <AssignDialog row={row} onClose={close} /> : null}
        {open === 'save' ? <SaveTemplateDialog row={row} area={area} onClose={close} /> : null}
        {open === 'deploy' ? <DeployDialog sources={[row]} onDeployed={onDeployed} onClose={close} /> : null}
      </Suspense>
    </>
  )
}

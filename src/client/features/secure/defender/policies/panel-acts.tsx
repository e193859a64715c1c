import { LayoutTemplate, Pencil, Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTemplateObstacle } from '#client/features/secure/parts/templates/use-template-obstacle.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { later } from '#client/ui/later.tsx'
import { RowActs } from './act-buttons.tsx'
import { sourceOf } from './deploy/deploy-source.ts'
import { type MailPolicyRow, policiesOfKind } from './mail-policy-rows.ts'
import { useMailObstacle } from './use-mail-acts.ts'

const MailPolicyDialog = later(() =>
  import('./editor/mail-policy-dialog.tsx').then((part) => part.MailPolicyDialog),
)
const SaveTemplateDialog = later(() =>
  import('./save-template/save-template-dialog.tsx').then((part) => part.SaveTemplateDialog),
)
const DeployDialog = later(() => import('./deploy/deploy-dialog.tsx').then((part) => part.DeployDialog))

interface PanelActsProps {
  row: MailPolicyRow
  rows: readonly MailPolicyRow[]
  onDeployed: () => void
}

/** What can be done with the policy whose panel is open. */
export function PanelActs({ row, rows, onDeployed }: PanelActsProps) {
  const t = useTexts('defender')
  const words = useTexts('words')
  const templates = useTexts('protectionTemplates')
  const general = useMailObstacle()
  const saveObstacle = useTemplateObstacle()
  const [open, setOpen] = useState<'edit' | 'deploy' | 'save'>()
  const { policy, customerId, company, isUpdating, isNew } = row
  const obstacle = general ?? (isUpdating ? t(isNew ? 'acts.making' : 'acts.updating') : undefined)
  return (
    <>
      <Button icon={<Pencil aria-hidden />} disabledReason={obstacle} onClick={() => setOpen('edit')}>
        {words('edit')}
      </Button>
      <Button
        icon={<Send aria-hidden />}
        disabledReason={general ?? (policy.isBuiltIn ? t('acts.everywhere') : obstacle)}
        onClick={() => setOpen('deploy')}
      >
        {t('acts.deploy')}
      </Button>
      <Button
        icon={<LayoutTemplate aria-hidden />}
        disabledReason={saveObstacle ?? (isNew ? t('acts.making') : undefined)}
        onClick={() => setOpen('save')}
      >
        {templates('save.act')}
      </Button>
      <RowActs row={row} />
      <Suspense>
        {open === 'edit' ? (
          <MailPolicyDialog
            customerId={customerId}
            company={company}
            seen={policy}
            others={policiesOfKind(rows, { customerId, kind: policy.kind })}
            onClose={() => setOpen(undefined)}
          />
        ) : null}
        {open === 'save' ? <SaveTemplateDialog policy={policy} onClose={() => setOpen(undefined)} /> : null}
        {open === 'deploy' ? (
          <DeployDialog
            sources={[sourceOf(row)]}
            onDeployed={onDeployed}
            onClose={() => setOpen(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  )
}

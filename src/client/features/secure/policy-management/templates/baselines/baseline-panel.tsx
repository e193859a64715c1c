import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Tags } from '#client/ui/words.tsx'
import { DeleteDialog } from '../delete-dialog.tsx'
import { DeployedPart } from '../deployed-part.tsx'
import { RunsPart } from '../runs-part.tsx'
import { licenseText, TypeBadge } from '../template-columns.tsx'
import { RunActs } from '../template-panel.tsx'
import type { BaselineRow, TemplateRow } from '../template-rows.ts'
import { useAddObstacle, useTemplateObstacle } from '../use-template-obstacle.ts'
import { OrderedTemplates } from './ordered-templates.tsx'

interface BaselinePanelProps {
  row: BaselineRow
  templates: readonly TemplateRow[]
  /** How many own baselines there are. */
  count: number
  companyOf: (id: string) => string
  onDeploy: () => void
  onPromote: () => void
  onRun: (run: string) => void
  onEdit: () => void
  onDuplicate: () => void
  onClose: () => void
}

/** One baseline in the mode VIEW: its templates, what it needs, and where it is (CA-32, CA-35). */
export function BaselinePanel(props: BaselinePanelProps) {
  const { row, templates, companyOf, onRun, onClose } = props
  const t = useTexts('policyTemplates')
  const posture = useTexts('posture')
  const words = useTexts('words')
  return (
    <SidePanel
      title={row.name}
      summary={
        <Tags>
          <TypeBadge type={row.type} t={t} />
        </Tags>
      }
      closeLabel={words('close')}
      onClose={onClose}
      footer={<Acts {...props} />}
    >
      {row.description ? <p>{row.description}</p> : null}
      {row.view ? null : <Callout tone="info">{t('baseline.readOnly')}</Callout>}
      <PanelPart title={t('baseline.order')}>
        <OrderedTemplates ids={row.templateIds} templates={templates} onChange={undefined} />
      </PanelPart>
      <PanelPart title={t('columns.licenses')}>{licenseText(row.licenses, posture)}</PanelPart>
      <RunsPart sourceId={row.id} onRun={onRun} />
      <DeployedPart standing={row.standing} companyOf={companyOf} />
    </SidePanel>
  )
}

function Acts({ row, count, onDeploy, onPromote, onEdit, onDuplicate, onClose }: BaselinePanelProps) {
  const t = useTexts('policyTemplates')
  const words = useTexts('words')
  const addObstacle = useAddObstacle('baselines', count)
  const changeObstacle = useTemplateObstacle()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <>
      <RunActs row={row} onDeploy={onDeploy} onPromote={onPromote} />
      <Button icon={<Copy aria-hidden />} disabledReason={addObstacle} onClick={onDuplicate}>
        {t('acts.duplicate')}
      </Button>
      {row.view ? (
        <>
          <Button icon={<Pencil aria-hidden />} disabledReason={changeObstacle} onClick={onEdit}>
            {words('edit')}
          </Button>
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden />}
            disabledReason={changeObstacle}
            onClick={() => setDeleting(true)}
          >
            {words('delete')}
          </Button>
        </>
      ) : null}
      {isDeleting ? <DeleteDialog row={row} onClose={() => setDeleting(false)} onDeleted={onClose} /> : null}
    </>
  )
}

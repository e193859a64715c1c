import { deletePolicyBaseline } from '#client/data/nouns/secure/policy-templates.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { BaselinePanel as Panel } from '#client/features/secure/parts/templates/baselines/baseline-panel.tsx'
import { TemplateActs } from '#client/features/secure/parts/templates/template-acts.tsx'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Tags } from '#client/ui/words.tsx'
import { DeployedPart } from '../deployed-part.tsx'
import { RunsPart } from '../runs-part.tsx'
import { licenseText, TypeBadge } from '../template-columns.tsx'
import { RunActs } from '../template-panel.tsx'
import type { BaselineRow, TemplateRow } from '../template-rows.ts'

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
  return (
    <Panel
      baseline={row}
      templates={templates}
      isGiven={row.view === undefined}
      summary={
        <Tags>
          <TypeBadge type={row.type} t={t} />
        </Tags>
      }
      acts={<Acts {...props} />}
      onClose={onClose}
    >
      <PanelPart title={t('columns.licenses')}>{licenseText(row.licenses, posture)}</PanelPart>
      <RunsPart sourceId={row.id} onRun={onRun} />
      <DeployedPart standing={row.standing} companyOf={companyOf} />
    </Panel>
  )
}

function Acts({ row, count, onDeploy, onPromote, onEdit, onDuplicate, onClose }: BaselinePanelProps) {
  const device = useDevice()
  const { view } = row
  return (
    <>
      <RunActs row={row} onDeploy={onDeploy} onPromote={onPromote} />
      <TemplateActs
        of="baseline"
        name={row.name}
        count={count}
        onDuplicate={onDuplicate}
        own={view && { onEdit, remove: () => deletePolicyBaseline(device, view.row) }}
        onDeleted={onClose}
      />
    </>
  )
}

import { deleteDeviceTemplate } from '#client/data/nouns/device-templates.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import type { TemplatePanelParts } from '#client/features/secure/parts/templates/protection-templates-props.ts'
import { DeployButton, TemplateActs } from '#client/features/secure/parts/templates/template-acts.tsx'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import type { IntuneArea } from '../device-policy-rows.ts'
import { DevicePolicySettings } from '../device-policy-settings.tsx'
import { platformText } from '../device-policy-words.ts'
import { Actions, Description } from '../panel-parts.tsx'
import { CompaniesPart } from './companies-part.tsx'
import type { IntuneTemplateRow } from './intune-template-rows.ts'
import { useTemplatePolicy } from './use-template-policy.ts'

interface IntuneTemplatePanelProps extends TemplatePanelParts {
  row: IntuneTemplateRow
  area: IntuneArea
  companyOf: (id: string) => string
  onEdit: () => void
}

/** A template of a policy for devices: what it makes, what that sets, who has it, and what can be done. Give it the row's key. */
export function IntuneTemplatePanel(props: IntuneTemplatePanelProps) {
  const { row, area, companyOf, onClose } = props
  const t = useTexts('intuneTemplates')
  const intune = useTexts('intune')
  const words = useTexts('words')
  const mayChange = useMayChange()
  const asked = useTemplatePolicy(row)
  const { policy } = row.template
  const platform = platformText(policy.platform ?? 'other', intune)
  return (
    <SidePanel
      title={row.name}
      summary={
        <Tags>
          <Badge>{platform}</Badge>
          <Quiet>{row.kindText}</Quiet>
        </Tags>
      }
      closeLabel={words('close')}
      onClose={onClose}
      footer={mayChange ? <Acts {...props} /> : null}
    >
      <Description text={row.description} />
      <PanelPart title={t('panel.policy')}>
        <DefinitionList
          items={[
            { term: words('name'), value: policy.name },
            { term: intune('columns.kind'), value: row.kindText },
            { term: t('panel.platform'), value: platform },
            { term: t('panel.settings'), value: policy.settings ?? <Quiet>{t('panel.uncounted')}</Quiet> },
          ]}
        />
      </PanelPart>
      {area === 'compliance' ? <Actions row={row.template} /> : null}
      <CompaniesPart ids={row.companyIds} companyOf={companyOf} />
      <DevicePolicySettings asked={asked} gone={t('gone')} />
    </SidePanel>
  )
}

function Acts({ row, count, inUse, onDeploy, onEdit, onClose }: IntuneTemplatePanelProps) {
  const device = useDevice()
  return (
    <>
      <DeployButton onClick={onDeploy} />
      <TemplateActs
        of="template"
        name={row.name}
        count={count}
        inUse={inUse}
        own={{ onEdit, remove: () => deleteDeviceTemplate(device, row.template) }}
        onDeleted={onClose}
      />
    </>
  )
}

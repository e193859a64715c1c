import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { deleteDeviceTemplate } from '#client/data/nouns/secure/device-templates.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import type { TemplatePanelParts } from '#client/features/secure/parts/templates/protection-templates-props.ts'
import { DeployButton, TemplateActs } from '#client/features/secure/parts/templates/template-acts.tsx'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { Badge } from '#client/ui/figures/badge.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import { DevicePolicyJson } from '../device-policy-json.tsx'
import type { IntuneArea } from '../device-policy-rows.ts'
import { DevicePolicySettings } from '../device-policy-settings.tsx'
import { platformText } from '../device-policy-words.ts'
import { Actions, Description } from '../panel-parts.tsx'
import type { AskedPolicy } from '../use-device-policy.ts'
import { CompaniesPart } from './companies-part.tsx'
import type { IntuneTemplateRow } from './intune-template-rows.ts'
import { useTemplatePolicy } from './use-template-policy.ts'

const Line = chakra('div', { base: { display: 'flex', minW: 0, maxW: 'full', flexShrink: 0 } })

interface IntuneTemplatePanelProps extends TemplatePanelParts {
  row: IntuneTemplateRow
  area: IntuneArea
  companyOf: (id: string) => string
  onEdit: () => void
}

/** A template of a policy for devices: what it makes, what that sets, who has it, and what can be done. Give it the row's key. */
export function IntuneTemplatePanel(props: IntuneTemplatePanelProps) {
  const { row, onClose } = props
  const t = useTexts('intuneTemplates')
  const intune = useTexts('intune')
  const words = useTexts('words')
  const mayChange = useMayChange()
  const asked = useTemplatePolicy(row)
  const [view, setView] = useState<'fields' | 'json'>('fields')
  return (
    <SidePanel
      title={row.name}
      summary={
        <Tags>
          <Badge>{platformText(row.template.policy.platform ?? 'other', intune)}</Badge>
          <Quiet>{row.kindText}</Quiet>
        </Tags>
      }
      closeLabel={words('close')}
      onClose={onClose}
      footer={mayChange ? <Acts {...props} /> : null}
    >
      <Line>
        <Segmented
          label={intune('panel.view')}
          value={view}
          onChange={setView}
          options={(['fields', 'json'] as const).map((value) => ({
            value,
            label: intune(`panel.${value}`),
          }))}
        />
      </Line>
      {view === 'json' ? (
        <DevicePolicyJson asked={asked} gone={t('gone')} />
      ) : (
        <InWords {...props} asked={asked} />
      )}
    </SidePanel>
  )
}

/** What a template makes, who has it, and what it sets. */
function InWords({
  row,
  area,
  companyOf,
  asked,
}: Pick<IntuneTemplatePanelProps, 'row' | 'area' | 'companyOf'> & { asked: AskedPolicy }) {
  const t = useTexts('intuneTemplates')
  const intune = useTexts('intune')
  const words = useTexts('words')
  const { policy } = row.template
  return (
    <>
      <Description text={row.description} />
      <PanelPart title={t('panel.policy')}>
        <DefinitionList
          items={[
            { term: words('name'), value: policy.name },
            { term: intune('columns.kind'), value: row.kindText },
            { term: t('panel.platform'), value: platformText(policy.platform ?? 'other', intune) },
            { term: t('panel.settings'), value: policy.settings ?? <Quiet>{t('panel.uncounted')}</Quiet> },
          ]}
        />
      </PanelPart>
      {area === 'compliance' ? <Actions row={row.template} /> : null}
      <CompaniesPart ids={row.companyIds} companyOf={companyOf} />
      <DevicePolicySettings asked={asked} gone={t('gone')} />
    </>
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

import { deleteMailTemplate } from '#client/data/nouns/secure/mail-templates.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import type { TemplatePanelParts } from '#client/features/secure/parts/templates/protection-templates-props.ts'
import { DeployButton, TemplateActs } from '#client/features/secure/parts/templates/template-acts.tsx'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Tags } from '#client/ui/words.tsx'
import { MailPolicyState } from '../policies/mail-policy-state.tsx'
import { PolicySettings } from '../policies/policy-settings.tsx'
import { policyOfTemplate } from '#shared/domain/defender/template-policy.ts'
import type { MailTemplateRow } from './mail-template-rows.ts'
import { SpreadPart } from './spread-part.tsx'

interface MailTemplatePanelProps {
  row: MailTemplateRow
  parts: TemplatePanelParts
  onEdit: () => void
  onDuplicate: () => void
}

/** One template: what it sets, which companies have it, and what can be done. */
export function MailTemplatePanel(props: MailTemplatePanelProps) {
  const { row, parts } = props
  const words = useTexts('words')
  const mayChange = useMayChange()
  const { companyOf } = useCompanyNames()
  const policy = policyOfTemplate(row.template.policy)
  return (
    <SidePanel
      title={row.name}
      summary={
        <Tags>
          <MailPolicyState row={{ policy, isUpdating: false, isNew: false }} />
          <Badge>{row.kindText}</Badge>
        </Tags>
      }
      closeLabel={words('close')}
      onClose={parts.onClose}
      footer={mayChange ? <Acts {...props} /> : null}
    >
      {row.description ? <p>{row.description}</p> : null}
      <SpreadPart spread={row.spread} kind={policy.kind} companyOf={companyOf} />
      <PolicySettings policy={policy} />
      <About row={row} />
    </SidePanel>
  )
}

function About({ row: { template } }: Pick<MailTemplatePanelProps, 'row'>) {
  const t = useTexts('defender')
  const { name, description, comments } = template.policy
  const texts = { name, description, comments }
  return (
    <PanelPart title={t('panel.about')}>
      <DefinitionList
        items={(['name', 'description', 'comments'] as const).flatMap((input) =>
          texts[input] === '' ? [] : [{ term: t(`policy.inputs.${input}`), value: texts[input] }],
        )}
      />
    </PanelPart>
  )
}

function Acts({ row, parts, onEdit, onDuplicate }: MailTemplatePanelProps) {
  const device = useDevice()
  return (
    <>
      <DeployButton onClick={parts.onDeploy} />
      <TemplateActs
        of="template"
        name={row.name}
        count={parts.count}
        inUse={parts.inUse}
        onDuplicate={onDuplicate}
        own={{ onEdit, remove: () => deleteMailTemplate(device, row.template) }}
        onDeleted={parts.onClose}
      />
    </>
  )
}

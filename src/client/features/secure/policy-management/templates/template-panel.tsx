import { Power } from 'lucide-react'
import { deletePolicyTemplate } from '#client/data/nouns/secure/policy-templates.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { DeployButton, TemplateActs } from '#client/features/secure/parts/templates/template-acts.tsx'
import { useDeployObstacle } from '#client/features/secure/parts/templates/use-template-obstacle.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { NEW_TEMPLATE } from '#client/parts/new-template.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ExternalLink } from '#client/ui/external-link.tsx'
import { Badge } from '#client/ui/figures/badge.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import { NamedValues } from '../policies/named-values.tsx'
import { policyFields, type PolicyField } from '../policies/policy-fields.ts'
import { PolicyState } from '../policies/policy-state.tsx'
import { createNames } from '../policies/value-words.ts'
import { DeployedPart } from './deployed-part.tsx'
import { inputText } from './input-words.ts'
import { reportingOf } from './promote/promotable.ts'
import { RunsPart } from './runs-part.tsx'
import { licenseText, TypeBadge } from './template-columns.tsx'
import type { BaselineRow, TemplateRow } from './template-rows.ts'

/** Where the vendor tells of its own templates. */
const VENDOR_PAGE =
  'https://learn.microsoft.com/entra/identity/conditional-access/concept-conditional-access-policy-common'

interface TemplatePanelProps {
  row: TemplateRow
  /** How many own templates there are. */
  count: number
  /** Own baselines that contain it, by name: it cannot be deleted before it is out of them. */
  inUse: readonly string[]
  companyOf: (id: string) => string
  onDeploy: () => void
  onPromote: () => void
  onRun: (run: string) => void
  onClose: () => void
}

/** One template: what it says, what it asks for, who recommends it, and where it is (CA-20). */
export function TemplatePanel(props: TemplatePanelProps) {
  const { row, companyOf, onRun, onClose } = props
  const t = useTexts('policyTemplates')
  const posture = useTexts('posture')
  const words = useTexts('words')
  return (
    <SidePanel
      title={row.name}
      summary={
        <Tags>
          <TypeBadge type={row.type} t={t} />
          <PolicyState listed={{ policy: row.policy, isUpdating: false }} />
        </Tags>
      }
      closeLabel={words('close')}
      onClose={onClose}
      footer={<Acts {...props} />}
    >
      {row.description ? <p>{row.description}</p> : null}
      <Fields row={row} />
      <Asked row={row} />
      <PanelPart title={t('columns.licenses')}>{licenseText(row.licenses, posture)}</PanelPart>
      <Sources row={row} />
      <RunsPart sourceId={row.id} onRun={onRun} />
      <DeployedPart standing={row.standing} companyOf={companyOf} />
    </SidePanel>
  )
}

/** Every condition and control in words. */
function Fields({ row: { policy } }: Pick<TemplatePanelProps, 'row'>) {
  const t = useTexts('access')
  const fields = policyFields(policy, t, createNames(t, undefined))
  const part = (title: string, list: readonly PolicyField[]) =>
    list.length === 0 ? null : (
      <PanelPart title={title}>
        <DefinitionList
          items={list.map(({ label, values }) => ({ term: label, value: <NamedValues values={values} /> }))}
        />
      </PanelPart>
    )
  return (
    <>
      {part(t('columns.who'), fields.who)}
      {part(t('columns.what'), fields.what)}
      {part(t('columns.where'), fields.where)}
      {part(t('columns.demands'), fields.demands)}
      {fields.session.length === 0 ? null : (
        <PanelPart title={t('panel.session')}>
          <NamedValues values={fields.session.flatMap(({ values }) => values)} />
        </PanelPart>
      )}
    </>
  )
}

/** What is said for each tenant (CA-21). */
function Asked({ row: { prompted_inputs } }: Pick<TemplatePanelProps, 'row'>) {
  const t = useTexts('policyTemplates')
  const access = useTexts('access')
  return (
    <PanelPart title={t('panel.asks')}>
      {prompted_inputs.length === 0 ? <Quiet>{t('panel.asksNothing')}</Quiet> : null}
      <ul>
        {prompted_inputs.map(({ name, required }) => (
          <li key={name}>
            <Tags>
              <span>{inputText(name, access)}</span>
              {required ? <Badge tone="neutral">{t('required')}</Badge> : null}
            </Tags>
          </li>
        ))}
      </ul>
    </PanelPart>
  )
}

function Sources({ row: { given } }: Pick<TemplatePanelProps, 'row'>) {
  const t = useTexts('policyTemplates')
  const { cis, cisa } = given?.sources ?? {}
  const isNone = !cis && !cisa && !given?.vendorTemplate
  return (
    <PanelPart title={t('panel.sources')}>
      <ul>
        {cis ? <li>{t('panel.cis', { section: cis })}</li> : null}
        {cisa ? <li>{t('panel.cisa', { policy: cisa })}</li> : null}
        {given?.vendorTemplate ? (
          <li>
            <ExternalLink href={VENDOR_PAGE}>{t('panel.vendor')}</ExternalLink>
          </li>
        ) : null}
        {isNone && !given ? <li>{t('panel.none')}</li> : null}
        {isNone && given ? <li>–</li> : null}
      </ul>
    </PanelPart>
  )
}

function Acts({ row, count, inUse, onDeploy, onPromote, onClose }: TemplatePanelProps) {
  const device = useDevice()
  const go = useGo()
  const open = (templateId: string, search: { from?: string } = {}) =>
    go({ to: '/secure/policy-management/templates/$templateId', params: { templateId }, search })
  const { view } = row
  return (
    <>
      <RunActs row={row} onDeploy={onDeploy} onPromote={onPromote} />
      <TemplateActs
        of="template"
        name={row.name}
        count={count}
        inUse={inUse}
        onDuplicate={() => open(NEW_TEMPLATE, { from: row.id })}
        own={view && { onEdit: () => open(row.id), remove: () => deletePolicyTemplate(device, view.row) }}
        onDeleted={onClose}
      />
    </>
  )
}

interface RunActsProps {
  row: TemplateRow | BaselineRow
  onDeploy: () => void
  onPromote: () => void
}

/** What is done in tenants with a template or a baseline (CA-26). */
export function RunActs({ row, onDeploy, onPromote }: RunActsProps) {
  const t = useTexts('policyTemplates')
  const obstacle = useDeployObstacle()
  const isReporting = reportingOf(row.standing).length > 0
  return (
    <>
      <DeployButton onClick={onDeploy} />
      {row.standing.companies.size > 0 ? (
        <Button
          icon={<Power aria-hidden />}
          disabledReason={obstacle ?? (isReporting ? undefined : t('acts.nothingToTurnOn'))}
          onClick={onPromote}
        >
          {t('acts.promote')}
        </Button>
      ) : null}
    </>
  )
}

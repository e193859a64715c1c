import { useMemo } from 'react'
import { MAIL_POLICY_KINDS } from '#shared/domain/defender/mail-policy.ts'
import { protectionTemplateLists } from '#client/features/secure/parts/templates/protection-template-list.ts'
import type { ProtectionTemplatesAddress } from '#client/features/secure/parts/templates/protection-templates-address.ts'
import { ProtectionTemplatesPage } from '#client/features/secure/parts/templates/protection-templates-page.tsx'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useTexts } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'
import { OpenTemplate } from './editor/open-template.tsx'
import { MailTemplatePanel } from './mail-template-panel.tsx'
import { type MailTemplateRow, sourceOfTemplate } from './mail-template-rows.ts'
import { useMailTemplates } from './use-mail-templates.ts'

const DeployDialog = later(() =>
  import('../policies/deploy/deploy-dialog.tsx').then((part) => part.DeployDialog),
)

const lists = protectionTemplateLists<MailTemplateRow>('defender')

/** Templates of Defender policies and baselines of them (DEF-01, DEF-06). */
export function DefenderTemplatesPage({ address, onAddress }: ScreenProps<ProtectionTemplatesAddress>) {
  const t = useTexts('defender')
  const own = useTexts('protectionTemplates')
  const shared = useTexts('policyTemplates')
  const go = useGo()
  const mayChange = useMayChange()
  const rows = useMailTemplates()
  const templates = useMemo(() => (rows ?? []).map(({ template }) => template), [rows])
  const kinds = useMemo(
    () => MAIL_POLICY_KINDS.map((value) => ({ value, label: t(`policy.kinds.${value}`) })),
    [t],
  )
  const create = (from: string) => onAddress({ tab: undefined, mode: 'create', from, open: undefined })
  return (
    <ProtectionTemplatesPage
      address={address}
      onAddress={onAddress}
      policyType="DEFENDER"
      purpose={t('templates.purpose')}
      rows={rows}
      lists={lists}
      kinds={kinds}
      createHeading={shared('acts.newTemplate')}
      create={kinds.map(({ value, label }) => ({ id: value, label, onSelect: () => create(value) }))}
      noTemplateReason={t('templates.noneReason')}
      renderPanel={(row, parts) => (
        <MailTemplatePanel
          row={row}
          parts={parts}
          onEdit={() => onAddress({ mode: 'edit' })}
          onDuplicate={() => create(row.id)}
        />
      )}
      renderDeploy={(chosen, onClose, name) => (
        <DeployDialog
          sources={chosen.map(sourceOfTemplate)}
          title={address.tab === 'baselines' ? own('deploy.title', { name }) : undefined}
          onDeployed={() => go({ to: '/secure/defender/policies', search: { changes: 'all' } })}
          onClose={onClose}
        />
      )}
    >
      {rows && mayChange ? (
        <OpenTemplate address={address} onAddress={onAddress} templates={templates} />
      ) : null}
    </ProtectionTemplatesPage>
  )
}

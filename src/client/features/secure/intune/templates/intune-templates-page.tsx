import { Suspense, useEffect, useState } from 'react'
import { protectionTemplateLists } from '#client/features/secure/parts/templates/protection-template-list.ts'
import { ProtectionTemplatesPage } from '#client/features/secure/parts/templates/protection-templates-page.tsx'
import type { ProtectionTemplatesAddress } from '#client/features/secure/parts/templates/protection-templates-address.ts'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { useTexts } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { type IntuneArea, setsOf } from '../device-policy-rows.ts'
import { POLICY_TYPE_OF } from '../save-template/use-own-templates.ts'
import { IntuneTemplatePanel } from './intune-template-panel.tsx'
import type { IntuneTemplateRow } from './intune-template-rows.ts'
import { useIntuneTemplates } from './use-intune-templates.ts'

const DeployDialog = later(() => import('../deploy/deploy-dialog.tsx').then((part) => part.DeployDialog))
const ImportDialog = later(() => import('./import/import-dialog.tsx').then((part) => part.ImportDialog))
const OpenTemplateForm = later(() => import('./open-template-form.tsx').then((part) => part.OpenTemplateForm))

type PageProps = ScreenProps<ProtectionTemplatesAddress>

/** Templates of how devices are set up (INTUNE-01, INTUNE-06). */
export const ConfigurationTemplatesPage = (props: PageProps) => (
  <IntuneTemplatesPage key="configuration" area="configuration" {...props} />
)

/** Templates of what devices have to be like (INTUNE-02, INTUNE-06). */
export const ComplianceTemplatesPage = (props: PageProps) => (
  <IntuneTemplatesPage key="compliance" area="compliance" {...props} />
)

const LISTS = {
  configuration: protectionTemplateLists<IntuneTemplateRow>('intune-configuration'),
  compliance: protectionTemplateLists<IntuneTemplateRow>('intune-compliance'),
}
const POLICIES_OF = {
  configuration: '/secure/intune/device-configuration',
  compliance: '/secure/intune/device-compliance',
} as const
const OTHER_SCREEN = {
  configuration: '/secure/intune/compliance-templates',
  compliance: '/secure/intune/configuration-templates',
} as const

function IntuneTemplatesPage({ area, address, onAddress }: PageProps & { area: IntuneArea }) {
  const t = useTexts('intuneTemplates')
  const intune = useTexts('intune')
  const go = useGo()
  const mayChange = useMayChange()
  const { companyOf } = useCompanyNames()
  const { rows, all } = useIntuneTemplates(area)
  const [isImporting, setImporting] = useState(false)
  useOtherScreen(area, address, all)
  const { tab, mode, open, correct } = address
  return (
    <ProtectionTemplatesPage
      address={address}
      onAddress={onAddress}
      policyType={POLICY_TYPE_OF[area]}
      purpose={t(`purpose.${area}`)}
      rows={rows}
      lists={LISTS[area]}
      kinds={setsOf(area).map((value) => ({ value, label: intune(`kinds.${value}`) }))}
      createHeading={t('create.heading')}
      create={[
        { id: 'files', label: t('create.files'), onSelect: () => setImporting(true) },
        {
          id: 'policy',
          label: t('create.policy'),
          onSelect: () => {
            showToast({ tone: 'info', text: t('create.hint') })
            go({ to: POLICIES_OF[area] })
          },
        },
      ]}
      noTemplateReason={t('noneReason')}
      renderPanel={(row, parts) => (
        <IntuneTemplatePanel
          key={row.id}
          row={row}
          area={area}
          companyOf={companyOf}
          onEdit={() => onAddress({ mode: 'edit' })}
          {...parts}
        />
      )}
      renderDeploy={(deployed, onClose, name) => (
        <DeployDialog
          sources={deployed.map(sourceOf)}
          subject={name}
          onDeployed={() => go({ to: POLICIES_OF[area], search: { changes: 'all' } })}
          onClose={onClose}
        />
      )}
    >
      <Suspense>
        {rows && mayChange && tab === undefined && mode !== undefined ? (
          <OpenTemplateForm
            rows={rows}
            mode={mode}
            open={open}
            correct={correct}
            onClose={() => onAddress({ mode: undefined, correct: undefined })}
          />
        ) : null}
        {isImporting ? <ImportDialog area={area} onClose={() => setImporting(false)} /> : null}
      </Suspense>
    </ProtectionTemplatesPage>
  )
}

const sourceOf = ({ id, template: { policy } }: IntuneTemplateRow) => ({ key: id, templateId: id, policy })

/** A refused change names its template, not what this is of: one of the other area is opened on its own screen. */
function useOtherScreen(
  area: IntuneArea,
  address: ProtectionTemplatesAddress,
  all: ReturnType<typeof useIntuneTemplates>['all'],
) {
  const go = useGo()
  const { tab, open, mode, correct } = address
  const opened = tab === undefined ? all?.find(({ row }) => row.id === open) : undefined
  const isElsewhere = opened !== undefined && opened.row.policy_type !== POLICY_TYPE_OF[area]
  useEffect(() => {
    if (isElsewhere) go({ to: OTHER_SCREEN[area], search: { open, mode, correct }, replace: true })
  }, [isElsewhere, go, area, open, mode, correct])
}

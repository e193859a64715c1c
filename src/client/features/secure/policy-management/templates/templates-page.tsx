import { LayoutTemplate } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import {
  EditBaseline,
  NewBaseline,
} from '#client/features/secure/parts/templates/baselines/open-baseline-form.tsx'
import { useLeadToBaseline } from '#client/features/secure/parts/templates/baselines/use-lead-to-baseline.ts'
import { CreateMenu } from '#client/features/secure/parts/templates/create-menu.tsx'
import { baselinesWith } from '#client/features/secure/parts/templates/protection-template-row.ts'
import { TemplateTabs } from '#client/features/secure/parts/templates/template-tabs.tsx'
import { useDeployObstacle } from '#client/features/secure/parts/templates/use-template-obstacle.ts'
import { NEW_TEMPLATE } from '#client/parts/new-template.ts'
import type { FilterWords } from '#client/parts/list/filter-choices.ts'
import { List } from '#client/parts/list/list.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Page } from '#client/ui/page.tsx'
import { BaselinePanel } from './baselines/baseline-panel.tsx'
import { policyBaselineColumns, policyTemplateColumns, TemplateCard } from './template-columns.tsx'
import { policyBaselineList, policyTemplateList } from './template-list.ts'
import { TemplatePanel } from './template-panel.tsx'
import type { BaselineRow } from './template-rows.ts'
import type { TemplatesAddress } from './templates-address.ts'
import { type PolicyTemplates, usePolicyTemplates } from './use-policy-templates.ts'

const DeployDialog = lazy(() =>
  import('./deploy/deploy-dialog.tsx').then((part) => ({ default: part.DeployDialog })),
)
const PromoteDialog = lazy(() =>
  import('./promote/promote-dialog.tsx').then((part) => ({ default: part.PromoteDialog })),
)

type PageProps = ScreenProps<TemplatesAddress>
interface TabProps extends Pick<PageProps, 'address' | 'onAddress'> {
  data: PolicyTemplates
}

/** Templates of policies and baselines of them, where they are, and the way there (CA-20, CA-22, CA-32). */
export function TemplatesPage(props: PageProps) {
  const { address, onAddress } = props
  const t = useTexts('policyTemplates')
  const data = usePolicyTemplates()
  const isBaselines = address.tab === 'baselines'
  useLeadToBaseline(address.open, address.correct)
  return (
    <Page {...usePlace()} purpose={t('purpose')} toolbar={<Create {...props} data={data} />}>
      {isBaselines ? <BaselinesTab {...props} data={data} /> : <TemplatesTab {...props} data={data} />}
      {address.mode === 'create' && isBaselines ? (
        <NewBaseline
          policyType="CONDITIONAL_ACCESS"
          from={address.from}
          baselines={data.baselines}
          templates={data.templates ?? []}
          correct={address.correct}
          onClose={() => onAddress({ mode: undefined, from: undefined, correct: undefined })}
        />
      ) : null}
      <Suspense>
        <Dialogs address={address} onAddress={onAddress} data={data} />
      </Suspense>
    </Page>
  )
}

/** The menu of what can be made here. */
function Create({ data, onAddress }: TabProps) {
  const t = useTexts('policyTemplates')
  const go = useGo()
  return (
    <CreateMenu
      templates={[
        {
          id: 'template',
          label: t('acts.newTemplate'),
          onSelect: () =>
            go({
              to: '/secure/policy-management/templates/$templateId',
              params: { templateId: NEW_TEMPLATE },
              search: {},
            }),
        },
      ]}
      onBaseline={() => onAddress({ tab: 'baselines', mode: 'create', open: undefined, from: undefined })}
      counts={{ templates: ownCount(data.templates), baselines: ownCount(data.baselines) }}
    />
  )
}

const ownCount = (rows: readonly { view: unknown }[] | undefined) =>
  (rows ?? []).filter(({ view }) => view !== undefined).length

function useFilters(): FilterWords<TemplatesAddress> {
  const t = useTexts('policyTemplates')
  const words = useTexts('words')
  return {
    add: words('filter'),
    remove: (text) => words('removeFilter', { text }),
    choices: [
      {
        part: 'type',
        label: t('columns.type'),
        options: (['default', 'own'] as const).map((value) => ({ value, label: t(`types.${value}`) })),
      },
      {
        part: 'deployed',
        label: t('filters.deployed'),
        options: [
          { value: 'any', label: t('filters.deployedAny') },
          { value: 'drifted', label: t('filters.deployedDrifted') },
          { value: 'none', label: t('filters.deployedNone') },
        ],
      },
    ],
  }
}

function useListWords() {
  const t = useTexts('policyTemplates')
  const words = useTexts('words')
  return {
    empty: {
      icon: <LayoutTemplate aria-hidden />,
      none: [t('empty.noBaseline'), t('empty.noBaselineReason')],
      filtered: [t('empty.filtered'), t('empty.filteredReason')],
      clear: words('clearSearchAndFilters'),
    },
    gone: { title: t('empty.gone'), reason: t('empty.goneReason'), close: words('close') },
  } as const
}

function useColumnWords() {
  const t = useTexts('policyTemplates')
  const access = useTexts('access')
  const posture = useTexts('posture')
  const locale = useLocale()
  return useMemo(() => ({ t, access, posture, locale }), [t, access, posture, locale])
}

function TemplatesTab({ data, address, onAddress }: TabProps) {
  const words = useColumnWords()
  const columns = useMemo(() => policyTemplateColumns(words), [words])
  const source = useKnown(data.templates)
  const list = useList({ definition: policyTemplateList, source, columns, address, onAddress })
  const own = (data.baselines ?? []).filter(({ view }) => view !== undefined)
  return (
    <List
      list={list}
      section="policyTemplates"
      search={words.t('search.templates')}
      start={<TemplateTabs tab={address.tab} onAddress={onAddress} />}
      filters={useFilters()}
      {...useListWords()}
      renderCard={(row, open) => <TemplateCard row={row} t={words.t} open={open} />}
      rowState={({ view }) => rowState(view)}
      renderPanel={(row, close) => (
        <TemplatePanel
          row={row}
          count={ownCount(data.templates)}
          inUse={baselinesWith(row.id, own)}
          companyOf={data.companyOf}
          onDeploy={() => onAddress({ deploy: row.id })}
          onPromote={() => onAddress({ promote: row.id })}
          onRun={(run) => onAddress({ run })}
          onClose={close}
        />
      )}
    />
  )
}

function BaselinesTab({ data, address, onAddress }: TabProps) {
  const words = useColumnWords()
  const columns = useMemo(() => policyBaselineColumns(words), [words])
  const source = useKnown(data.baselines)
  const list = useList({ definition: policyBaselineList, source, columns, address, onAddress })
  const panel = (row: BaselineRow, close: () => void) =>
    address.mode === 'edit' && row.view ? (
      <EditBaseline
        policyType="CONDITIONAL_ACCESS"
        seen={row.view.row}
        baselines={data.baselines}
        templates={data.templates ?? []}
        correct={address.correct}
        onClose={() => onAddress({ mode: undefined, open: undefined, correct: undefined })}
      />
    ) : (
      <BaselinePanel
        row={row}
        templates={data.templates ?? []}
        count={ownCount(data.baselines)}
        companyOf={data.companyOf}
        onDeploy={() => onAddress({ deploy: row.id })}
        onPromote={() => onAddress({ promote: row.id })}
        onRun={(run) => onAddress({ run })}
        onEdit={() => onAddress({ mode: 'edit' })}
        onDuplicate={() => onAddress({ mode: 'create', from: row.id, open: undefined })}
        onClose={close}
      />
    )
  return (
    <List
      list={list}
      section="policyTemplates"
      search={words.t('search.baselines')}
      start={<TemplateTabs tab={address.tab} onAddress={onAddress} />}
      filters={useFilters()}
      {...useListWords()}
      renderCard={(row, open) => <TemplateCard row={row} t={words.t} open={open} />}
      rowState={({ view }) => rowState(view)}
      renderPanel={panel}
    />
  )
}

/** What is done in tenants, over the list. */
function Dialogs({ address: { deploy, run, promote }, onAddress, data }: TabProps) {
  const obstacle = useDeployObstacle()
  const onRun = useCallback((id: string) => onAddress({ run: id, deploy: undefined }), [onAddress])
  if (deploy !== undefined || run !== undefined)
    return (
      <DeployDialog
        data={data}
        deploy={deploy}
        run={run}
        obstacle={obstacle}
        onRun={onRun}
        onClose={() => onAddress({ deploy: undefined, run: undefined })}
      />
    )
  const promoted = [...(data.templates ?? []), ...(data.baselines ?? [])].find(({ id }) => id === promote)
  return promoted ? (
    <PromoteDialog
      row={promoted}
      companyOf={data.companyOf}
      onClose={() => onAddress({ promote: undefined })}
    />
  ) : null
}

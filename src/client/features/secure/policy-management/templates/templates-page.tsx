import { LayoutTemplate, Plus } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { NEW_TEMPLATE } from '#client/parts/new-template.ts'
import type { FilterWords } from '#client/parts/list/filter-choices.ts'
import { List } from '#client/parts/list/list.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { policyBaselineCorrection } from '#client/parts/template-correction.ts'
import { useCorrecting } from '#client/parts/use-correction.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { Menu } from '#client/ui/overlays/menu.tsx'
import { Page } from '#client/ui/page.tsx'
import { EMPTY_BASELINE, fieldsOfBaseline } from './baselines/baseline-draft.ts'
import { BaselineForm } from './baselines/baseline-form.tsx'
import { BaselinePanel } from './baselines/baseline-panel.tsx'
import { freeName } from './free-name.ts'
import { policyBaselineColumns, policyTemplateColumns, TemplateCard } from './template-columns.tsx'
import { policyBaselineList, policyTemplateList } from './template-list.ts'
import { TemplatePanel } from './template-panel.tsx'
import type { BaselineRow } from './template-rows.ts'
import type { TemplatesAddress } from './templates-address.ts'
import { useAddObstacle, useDeployObstacle } from './use-template-obstacle.ts'
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
  return (
    <Page {...usePlace()} purpose={t('purpose')} toolbar={<Create {...props} data={data} />}>
      {isBaselines ? <BaselinesTab {...props} data={data} /> : <TemplatesTab {...props} data={data} />}
      {address.mode === 'create' && isBaselines ? <NewBaseline {...props} data={data} /> : null}
      <Suspense>
        <Dialogs address={address} onAddress={onAddress} data={data} />
      </Suspense>
    </Page>
  )
}

/** What can be made here: a template or a baseline. */
function Create({ data, onAddress }: TabProps) {
  const t = useTexts('policyTemplates')
  const go = useGo()
  const templates = useAddObstacle('templates', ownCount(data.templates))
  const baselines = useAddObstacle('baselines', ownCount(data.baselines))
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="primary" icon={<Plus aria-hidden />}>
          {t('acts.create')}
        </Button>
      }
      items={[
        {
          id: 'template',
          label: t('acts.newTemplate'),
          detail: templates,
          disabled: templates !== undefined,
          onSelect: () =>
            go({
              to: '/secure/policy-management/templates/$templateId',
              params: { templateId: NEW_TEMPLATE },
              search: {},
            }),
        },
        {
          id: 'baseline',
          label: t('acts.newBaseline'),
          detail: baselines,
          disabled: baselines !== undefined,
          onSelect: () => onAddress({ tab: 'baselines', mode: 'create', open: undefined, from: undefined }),
        },
      ]}
    />
  )
}

const ownCount = (rows: readonly { view: unknown }[] | undefined) =>
  (rows ?? []).filter(({ view }) => view !== undefined).length

function Tabs({ address, onAddress }: Omit<TabProps, 'data'>) {
  const t = useTexts('policyTemplates')
  return (
    <div>
      <Segmented
        label={t('tabs.label')}
        value={address.tab ?? 'templates'}
        onChange={(tab) =>
          onAddress({ tab: tab === 'templates' ? undefined : tab, open: undefined, mode: undefined })
        }
        options={(['templates', 'baselines'] as const).map((value) => ({ value, label: t(`tabs.${value}`) }))}
      />
    </div>
  )
}

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
  const inUse = (id: string) =>
    (data.baselines ?? []).flatMap(({ view, name, templateIds }) =>
      view && templateIds.includes(id) ? name : [],
    )
  return (
    <List
      list={list}
      section="policyTemplates"
      search={words.t('search.templates')}
      start={<Tabs address={address} onAddress={onAddress} />}
      filters={useFilters()}
      {...useListWords()}
      renderCard={(row, open) => <TemplateCard row={row} t={words.t} open={open} />}
      rowState={({ view }) => rowState(view)}
      renderPanel={(row, close) => (
        <TemplatePanel
          row={row}
          count={ownCount(data.templates)}
          inUse={inUse(row.id)}
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
      <EditBaseline row={row} seen={row.view.row} data={data} address={address} onAddress={onAddress} />
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
      start={<Tabs address={address} onAddress={onAddress} />}
      filters={useFilters()}
      {...useListWords()}
      renderCard={(row, open) => <TemplateCard row={row} t={words.t} open={open} />}
      rowState={({ view }) => rowState(view)}
      renderPanel={panel}
    />
  )
}

/** The names of the other own baselines. */
const takenBy = (data: PolicyTemplates, id: string | undefined) =>
  (data.baselines ?? []).flatMap(({ view, name, id: other }) => (view && other !== id ? name : []))

interface EditBaselineProps extends TabProps {
  row: BaselineRow
  seen: NonNullable<BaselineRow['view']>['row']
}

function EditBaseline({ row, seen, data, address, onAddress }: EditBaselineProps) {
  const { correction, onSaved } = useCorrecting(address.correct, policyBaselineCorrection)
  return (
    <BaselineForm
      key={correction?.key}
      typed={correction?.typed}
      onSaved={onSaved}
      seen={seen}
      start={fieldsOfBaseline(seen)}
      taken={takenBy(data, row.id)}
      templates={data.templates ?? []}
      obstacle={useAddObstacle('baselines', 0)}
      onClose={() => onAddress({ mode: undefined, open: undefined, correct: undefined })}
    />
  )
}

function NewBaseline({ data, address, onAddress }: TabProps) {
  const t = useTexts('policyTemplates')
  const obstacle = useAddObstacle('baselines', ownCount(data.baselines))
  const { correction, onSaved } = useCorrecting(address.correct, policyBaselineCorrection)
  // Without them it is not known what is copied, and which names are taken.
  if (!data.baselines) return null
  const taken = takenBy(data, undefined)
  const source = data.baselines.find(({ id }) => id === address.from)
  const start = source
    ? {
        name: freeName(t('copyOf', { name: source.name }), taken),
        description: source.description,
        templates: [...source.templateIds],
      }
    : EMPTY_BASELINE
  return (
    <BaselineForm
      key={correction?.key ?? address.from}
      typed={correction?.typed}
      onSaved={onSaved}
      seen={undefined}
      start={start}
      taken={taken}
      templates={data.templates ?? []}
      obstacle={obstacle}
      onClose={() => onAddress({ mode: undefined, from: undefined, correct: undefined })}
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

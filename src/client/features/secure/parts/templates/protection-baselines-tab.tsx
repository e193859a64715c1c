import { useMemo } from 'react'
import { deletePolicyBaseline } from '#client/data/nouns/secure/policy-templates.ts'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { List } from '#client/parts/list/list.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import { useTexts } from '#client/texts/texts.ts'
import { BaselinePanel } from './baselines/baseline-panel.tsx'
import { EditBaseline } from './baselines/open-baseline-form.tsx'
import { ProtectionBaselineCard, protectionBaselineColumns } from './protection-template-columns.tsx'
import type { ProtectionBaselineRow, ProtectionTemplateRow } from './protection-template-row.ts'
import type { ProtectionTemplatesPageProps } from './protection-templates-props.ts'
import { DeployButton, TemplateActs } from './template-acts.tsx'
import { TemplateTabs } from './template-tabs.tsx'
import { useColumnWords, useKindFilter, useListWords } from './use-protection-list-words.tsx'

interface TabProps<Row extends ProtectionTemplateRow> extends Pick<
  ProtectionTemplatesPageProps<Row>,
  'address' | 'onAddress' | 'lists' | 'kinds' | 'policyType'
> {
  templates: readonly Row[]
  baselines: ProtectionBaselineRow<Row>[] | undefined
  onDeploy: (row: ProtectionBaselineRow<Row>) => void
}

/** The list of the baselines, with the panel of one to be read or changed. */
export function ProtectionBaselinesTab<Row extends ProtectionTemplateRow>(props: TabProps<Row>) {
  const { address, onAddress, lists, kinds, policyType, templates, baselines, onDeploy } = props
  const words = useColumnWords(kinds)
  const mayChange = useMayChange()
  const columns = useMemo(() => protectionBaselineColumns<Row>(words), [words])
  const source = useKnown(baselines)
  const list = useList({ definition: lists.baselines, source, columns, address, onAddress })
  const panel = (row: ProtectionBaselineRow<Row>, onClose: () => void) =>
    address.mode === 'edit' && mayChange ? (
      <EditBaseline
        seen={row.view.row}
        policyType={policyType}
        baselines={baselines}
        templates={templates}
        correct={address.correct}
        onClose={() => onAddress({ mode: undefined, open: undefined, correct: undefined })}
      />
    ) : (
      <BaselinePanel
        baseline={row}
        templates={templates}
        onClose={onClose}
        acts={
          mayChange ? (
            <Acts
              row={row}
              count={baselines?.length ?? 0}
              onAddress={onAddress}
              onDeploy={() => onDeploy(row)}
              onClose={onClose}
            />
          ) : null
        }
      />
    )
  return (
    <List
      list={list}
      section="policyTemplates"
      search={words.shared('search.baselines')}
      start={<TemplateTabs tab={address.tab} onAddress={onAddress} />}
      filters={useKindFilter(kinds)}
      {...useListWords([words.shared('empty.noBaseline'), words.shared('empty.noBaselineReason')])}
      renderCard={(row, open) => <ProtectionBaselineCard row={row} shared={words.shared} open={open} />}
      rowState={({ view }) => rowState(view)}
      renderPanel={panel}
    />
  )
}

interface ActsProps extends Pick<TabProps<ProtectionTemplateRow>, 'onAddress'> {
  row: ProtectionBaselineRow
  count: number
  onDeploy: () => void
  onClose: () => void
}

function Acts({ row, count, onAddress, onDeploy, onClose }: ActsProps) {
  const device = useDevice()
  const t = useTexts('protectionTemplates')
  const isEmpty = row.templates.length === 0
  return (
    <>
      <DeployButton obstacle={isEmpty ? t('deploy.noTemplates') : undefined} onClick={onDeploy} />
      <TemplateActs
        of="baseline"
        name={row.name}
        count={count}
        onDuplicate={() => onAddress({ mode: 'create', from: row.id, open: undefined })}
        own={{
          onEdit: () => onAddress({ mode: 'edit' }),
          remove: () => deletePolicyBaseline(device, row.view.row),
        }}
        onDeleted={onClose}
      />
    </>
  )
}

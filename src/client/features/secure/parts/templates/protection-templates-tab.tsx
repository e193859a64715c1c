import { useMemo } from 'react'
import { List } from '#client/parts/list/list.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import type { KnownRows } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import { ProtectionTemplateCard, protectionTemplateColumns } from './protection-template-columns.tsx'
import type { ProtectionTemplateRow } from './protection-template-row.ts'
import type { ProtectionTemplatesPageProps, TemplatePanelParts } from './protection-templates-props.ts'
import { TemplateTabs } from './template-tabs.tsx'
import { useColumnWords, useKindFilter, useListWords } from './use-protection-list-words.tsx'

interface TabProps<Row extends ProtectionTemplateRow> extends Pick<
  ProtectionTemplatesPageProps<Row>,
  'address' | 'onAddress' | 'lists' | 'kinds' | 'noTemplateReason' | 'renderPanel'
> {
  known: KnownRows<Row>
  partsOf: (row: Row) => Omit<TemplatePanelParts, 'onClose'>
}

/** The list of the templates. */
export function ProtectionTemplatesTab<Row extends ProtectionTemplateRow>({
  address,
  onAddress,
  lists,
  kinds,
  noTemplateReason,
  known,
  partsOf,
  renderPanel,
}: TabProps<Row>) {
  const words = useColumnWords(kinds)
  const columns = useMemo(() => protectionTemplateColumns<Row>(words), [words])
  const list = useList({ definition: lists.templates, source: known, columns, address, onAddress })
  return (
    <List
      list={list}
      section="policyTemplates"
      search={words.shared('search.templates')}
      start={<TemplateTabs tab={address.tab} onAddress={onAddress} />}
      filters={useKindFilter(kinds)}
      {...useListWords([words.t('empty.none'), noTemplateReason])}
      renderCard={(row, open) => <ProtectionTemplateCard row={row} shared={words.shared} open={open} />}
      rowState={rowState}
      renderPanel={(row, onClose) => renderPanel(row, { ...partsOf(row), onClose })}
    />
  )
}

import { useLocale, useTexts } from '#client/texts/texts.ts'
import type { DataTableLabels } from '#client/ui/data-table/data-table-props.ts'

/** The words of a table, from the texts of what it lists. */
export function useTableLabels(texts: 'companies' | 'devices' | 'users'): DataTableLabels {
  const t = useTexts(texts)
  const locale = useLocale()
  return {
    table: t('table.name'),
    select: t('table.select'),
    selectAll: t('table.selectAll'),
    clearSelection: t('table.clearSelection'),
    selected: (count, maximum) =>
      t('table.selected', { chosen: count.toLocaleString(locale), maximum: maximum.toLocaleString(locale) }),
    pending: t('table.pending'),
    conflict: t('table.conflict'),
    loading: t('table.loading'),
    view: t('table.view'),
    asCards: t('table.asCards'),
    asTable: t('table.asTable'),
  }
}

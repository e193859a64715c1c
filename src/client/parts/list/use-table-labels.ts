import type { Texts } from '#client/texts/sections.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import type { DataTableLabels } from '#client/ui/data-table/data-table-props.ts'
import { usePlace } from '../use-place.ts'

/** The sections that name the rows of a table. */
export type ListSection = {
  [S in keyof Texts]: Texts[S] extends { table: { selectAll: string } } ? S : never
}[keyof Texts]

/** The words of a table, which is called as its page: what it lists has its own, the rest is the same in all. */
export function useTableLabels(listed: ListSection): DataTableLabels {
  const t = useTexts(listed)
  const words = useTexts('table')
  const { title } = usePlace()
  const locale = useLocale()
  return {
    table: title,
    select: t('table.select'),
    selectAll: t('table.selectAll'),
    selected: (count, maximum) =>
      t('table.selected', { chosen: count.toLocaleString(locale), maximum: maximum.toLocaleString(locale) }),
    loading: t('table.loading'),
    clearSelection: words('clearSelection'),
    pending: words('pending'),
    conflict: words('conflict'),
    view: words('view'),
    asCards: words('asCards'),
    asTable: words('asTable'),
  }
}

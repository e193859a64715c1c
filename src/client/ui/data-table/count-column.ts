import type { Column } from './column.ts'

interface Count<Row> {
  id: string
  header: string
  locale: string
  count: (row: Row) => number
  /** The largest that has room. */
  most?: number
  leaves?: number
}

/** A column of how many there are, as the language writes numbers. */
export const countColumn = <Row>({ locale, count, most = 9999, ...column }: Count<Row>): Column<Row> => ({
  ...column,
  kind: 'number',
  says: [most.toLocaleString(locale)],
  align: 'end',
  sortable: true,
  text: (row) => count(row).toLocaleString(locale),
})

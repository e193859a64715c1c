import { findRows, type SortKey } from '#client/parts/list/find-rows.ts'
import type { TemplateRow } from './template-rows.ts'
import type { TemplatesAddress } from './templates-address.ts'

/** The templates that search and type find, in the wanted order; those of equal rank by name. */
export const findTemplates = (
  rows: readonly TemplateRow[],
  { type, ...address }: TemplatesAddress,
): TemplateRow[] =>
  findRows(
    rows.filter((row) => type === undefined || row.type === type),
    address,
    {
      first: 'name',
      textOf: ({ name, description }) => `${name} ${description}`,
      keyOf,
      tieOf: ({ name }) => name,
    },
  )

function keyOf(row: TemplateRow, sort: NonNullable<TemplatesAddress['sort']>): SortKey {
  if (sort === 'checks') return row.checks.length
  // Default ones never changed.
  if (sort === 'changed') return row.view?.row.changed_at ?? undefined
  return row[sort]
}

import { matchesWords } from '#client/ui/match-words.ts'
import type { TemplateRow } from './template-rows.ts'
import type { TemplatesAddress } from './templates-address.ts'

/** The templates that search and type find, in the wanted order; those of equal rank by name. */
export function findTemplates(
  rows: readonly TemplateRow[],
  { search = '', type, sort = 'name', direction = 'asc' }: TemplatesAddress,
): TemplateRow[] {
  const sign = direction === 'asc' ? 1 : -1
  const compared = {
    name: (a: TemplateRow, b: TemplateRow) => a.name.localeCompare(b.name),
    type: (a: TemplateRow, b: TemplateRow) => a.type.localeCompare(b.type),
    checks: (a: TemplateRow, b: TemplateRow) => a.checks.length - b.checks.length,
    // Default ones never changed.
    changed: (a: TemplateRow, b: TemplateRow) => changedAt(a).localeCompare(changedAt(b)),
  }[sort]
  return rows
    .filter((row) => (type === undefined || row.type === type) && isFound(row, search))
    .toSorted((a, b) => sign * compared(a, b) || a.name.localeCompare(b.name))
}

const isFound = ({ name, description }: TemplateRow, search: string) =>
  matchesWords(`${name} ${description}`, search)

const changedAt = ({ view }: TemplateRow) => view?.row.changed_at ?? ''

import type { useTexts } from '#client/texts/texts.ts'
import type { Column } from '#client/ui/data-table/column.ts'
import { IGNORE_REASONS, type IgnoreReason } from '#shared/domain/employees/ignore-decision.ts'
import { ignoredBy, type IgnoredRow } from './ignored-list.ts'

type IgnoredTexts = ReturnType<typeof useTexts<'ignored'>>

/** Why somebody is ignored, in words. */
export const whyWords = (each: IgnoredRow, t: IgnoredTexts): string =>
  ignoredBy(each) === 'person' ? t('byPerson') : t(`reasons.${each.row.ignore_decision as IgnoreReason}`)

export const ignoredColumns = (
  t: IgnoredTexts,
  words: ReturnType<typeof useTexts<'words'>>,
  isOfOne: boolean,
): Column<IgnoredRow>[] => {
  const company: Column<IgnoredRow> = {
    id: 'company',
    header: words('company'),
    minWidth: 140,
    sortable: true,
    leaves: 2,
    text: (row) => row.company,
  }
  return [
    {
      id: 'first_name',
      header: words('name'),
      minWidth: 200,
      primary: true,
      sortable: true,
      text: ({ row }) => row.display_name || row.email,
    },
    ...(isOfOne ? [] : [company]),
    {
      id: 'department',
      header: t('columns.department'),
      minWidth: 130,
      sortable: true,
      leaves: 1,
      text: ({ row }) => row.department,
    },
    {
      id: 'why',
      header: t('columns.why'),
      kind: 'state',
      says: [t('byPerson'), ...IGNORE_REASONS.map((reason) => t(`reasons.${reason}`))],
      sortable: true,
      text: (row) => whyWords(row, t),
    },
    {
      id: 'email',
      header: words('email'),
      minWidth: 200,
      hidden: true,
      text: ({ row }) => row.email,
    },
  ]
}

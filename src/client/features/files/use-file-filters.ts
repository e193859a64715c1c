import type { FilterWords } from '#client/parts/list/filter-choices.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import type { FileRow } from './file-rows.ts'
import { FILE_GROUPS } from './file-standing.ts'
import type { FilesAddress } from './files-address.ts'

/** As many as a menu can show: the choice of a company in the bar finds the others. */
const MOST = 30

interface Narrowed {
  rows: readonly FileRow[] | undefined
  address: FilesAddress
}

/** How the list of files can be narrowed: by what is in it. */
export function useFileFilters({ rows = [], address }: Narrowed): FilterWords<FilesAddress> {
  const t = useTexts('files')
  const words = useTexts('words')
  const locale = useLocale()
  const byName = new Intl.Collator(locale).compare
  const vendors = new Set([
    ...rows.map(({ file }) => file.vendor),
    ...(address.vendor ? [address.vendor] : []),
  ])
  const companies = new Map(rows.map(({ file, company }) => [file.customer_id, company]))
  return {
    add: words('filter'),
    remove: (text) => words('removeFilter', { text }),
    choices: [
      {
        part: 'status',
        label: t('columns.status'),
        options: FILE_GROUPS.map((value) => ({ value, label: t(`statuses.${value}`) })),
      },
      {
        part: 'vendor',
        label: t('columns.vendor'),
        options: [...vendors]
          .toSorted(byName)
          .slice(0, MOST)
          .map((value) => ({ value, label: value })),
      },
      {
        part: 'company',
        label: words('company'),
        options: [...companies]
          .toSorted(([, one], [, other]) => byName(one, other))
          .slice(0, MOST)
          .map(([value, label]) => ({ value, label })),
      },
    ],
  }
}

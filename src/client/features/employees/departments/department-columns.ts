import type { Department } from '#client/data/nouns/people/departments.ts'
import type { useTexts } from '#client/texts/texts.ts'
import type { Column } from '#client/ui/data-table/column.ts'
import { countIgnored } from './department-list.ts'

type DepartmentTexts = ReturnType<typeof useTexts<'departments'>>

export const departmentColumns = (t: DepartmentTexts, locale: string): Column<Department>[] => [
  {
    id: 'name',
    header: t('columns.name'),
    minWidth: 240,
    primary: true,
    sortable: true,
    text: ({ name }) => name || t('none'),
  },
  {
    id: 'people',
    header: t('columns.people'),
    kind: 'number',
    says: [(9999).toLocaleString(locale)],
    align: 'end',
    sortable: true,
    text: ({ people }) => people.length.toLocaleString(locale),
  },
  {
    id: 'ignored',
    header: t('columns.ignored'),
    kind: 'number',
    says: [(9999).toLocaleString(locale)],
    align: 'end',
    sortable: true,
    text: (department) => countIgnored(department).toLocaleString(locale),
  },
]

import type { Department } from '#client/data/nouns/people/departments.ts'
import type { useTexts } from '#client/texts/texts.ts'
import type { Column } from '#client/ui/data-table/column.ts'
import { countColumn } from '#client/ui/data-table/count-column.ts'
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
  countColumn({ id: 'people', header: t('columns.people'), locale, count: ({ people }) => people.length }),
  countColumn({ id: 'ignored', header: t('columns.ignored'), locale, count: countIgnored }),
]

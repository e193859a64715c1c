import type { useTexts } from '#client/texts/texts.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { countColumn } from '#client/ui/data-table/count-column.ts'
import type { ListedGroup } from './group-list.ts'

export type GroupTexts = ReturnType<typeof useTexts<'companyGroups'>>

const namesOf = ({ companies }: ListedGroup): string => companies.map(({ name }) => name).join(', ')

export const groupColumns = (t: GroupTexts, locale: string): Column<ListedGroup>[] => [
  {
    id: 'name',
    header: t('columns.name'),
    minWidth: 220,
    primary: true,
    sortable: true,
    text: ({ row }) => row.name,
  },
  countColumn({
    id: 'companies',
    header: t('columns.companies'),
    locale,
    count: ({ companies }) => companies.length,
  }),
  countColumn({ id: 'people', header: t('columns.people'), locale, count: ({ people }) => people.length }),
  {
    id: 'members',
    header: t('panel.members'),
    minWidth: 240,
    leaves: 1,
    text: namesOf,
  },
]

interface GroupCardProps {
  group: ListedGroup
  t: GroupTexts
  open: () => void
}

/** A group on a phone. */
export const GroupCard = ({ group, t, open }: GroupCardProps) => (
  <>
    <CardOpener onClick={open}>{group.row.name}</CardOpener>
    <CardLine>{namesOf(group)}</CardLine>
    <CardFacts>
      <span>{t('companies', { count: group.companies.length })}</span>
    </CardFacts>
  </>
)

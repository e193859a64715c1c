import { csvTime } from '#client/parts/list/list-csv.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Faint, Quiet, Tags } from '#client/ui/words.tsx'
import type { ProtectionBaselineRow, ProtectionTemplateRow } from './protection-template-row.ts'

export interface ProtectionColumnWords {
  t: ReturnType<typeof useTexts<'protectionTemplates'>>
  shared: ReturnType<typeof useTexts<'policyTemplates'>>
  locale: string
  /** Every kind that a template can be of, in words. */
  kinds: readonly string[]
}

type Words = ProtectionColumnWords

const nameColumn = <Row extends { name: string; description: string }>({ shared }: Words): Column<Row> => ({
  id: 'name',
  header: shared('columns.name'),
  minWidth: 220,
  primary: true,
  sortable: true,
  text: ({ name }) => name,
  render: ({ name, description }) => <span title={description || undefined}>{name}</span>,
})

const modifiedColumn = <Row,>(atOf: (row: Row) => string, { shared, locale }: Words): Column<Row> => ({
  id: 'modified',
  header: shared('columns.modified'),
  kind: 'date',
  leaves: 2,
  sortable: true,
  text: (row) => csvTime(atOf(row)),
  render: (row) => <TimeText at={atOf(row)} locale={locale} />,
})

type Spread = Pick<ProtectionTemplateRow, 'companies' | 'drifted'>

/** How many companies have it, and how many of these have it otherwise. */
const spreadText = ({ companies, drifted = 0 }: Spread, { shared }: Pick<Words, 'shared'>) =>
  [
    shared('companies', { count: companies }),
    ...(drifted > 0 ? [shared('drifted', { count: drifted })] : []),
  ].join(', ')

/** The same with what differs marked. */
function SpreadTags({ row: { companies, drifted = 0 }, shared }: { row: Spread } & Pick<Words, 'shared'>) {
  if (companies === 0) return <Faint>–</Faint>
  return (
    <Tags>
      <span>{shared('companies', { count: companies })}</span>
      {drifted > 0 ? <Badge tone="amber">{shared('drifted', { count: drifted })}</Badge> : null}
    </Tags>
  )
}

export const protectionTemplateColumns = <Row extends ProtectionTemplateRow>(words: Words): Column<Row>[] => [
  nameColumn(words),
  {
    id: 'kind',
    header: words.t('columns.kind'),
    kind: 'state',
    says: words.kinds,
    sortable: true,
    text: ({ kindText }) => kindText,
  },
  {
    id: 'policy',
    header: words.t('columns.policy'),
    minWidth: 160,
    leaves: 3,
    text: ({ policyName }) => policyName,
  },
  {
    id: 'companies',
    header: words.t('columns.companies'),
    minWidth: 170,
    sortable: true,
    text: (row) => spreadText(row, words),
    render: (row) => <SpreadTags row={row} shared={words.shared} />,
  },
  modifiedColumn(({ changedAt }) => changedAt, words),
]

export const protectionBaselineColumns = <Row extends ProtectionTemplateRow>(
  words: Words,
): Column<ProtectionBaselineRow<Row>>[] => [
  nameColumn(words),
  {
    id: 'templates',
    header: words.shared('columns.templates'),
    minWidth: 180,
    text: ({ templates }) => templates.map(({ name }) => name).join(', '),
    render: ({ templates, templateIds }) => (
      <span title={templates.map(({ name }) => name).join('\n')}>
        {words.shared('templates', { count: templateIds.length })}
      </span>
    ),
  },
  modifiedColumn(({ view }) => view.row.changed_at, words),
]

interface CardProps<Row> extends Pick<Words, 'shared'> {
  row: Row
  open: () => void
}

/** A template on a phone. */
export const ProtectionTemplateCard = ({ row, shared, open }: CardProps<ProtectionTemplateRow>) => (
  <>
    <CardOpener onClick={open}>{row.name}</CardOpener>
    <CardLine>{row.description || row.policyName}</CardLine>
    <CardFacts>
      <Quiet>{row.kindText}</Quiet>
      <SpreadTags row={row} shared={shared} />
    </CardFacts>
  </>
)

/** A baseline on a phone. */
export const ProtectionBaselineCard = ({ row, shared, open }: CardProps<ProtectionBaselineRow>) => (
  <>
    <CardOpener onClick={open}>{row.name}</CardOpener>
    <CardLine>{row.description}</CardLine>
    <CardFacts>
      <Quiet>{shared('templates', { count: row.templateIds.length })}</Quiet>
    </CardFacts>
  </>
)

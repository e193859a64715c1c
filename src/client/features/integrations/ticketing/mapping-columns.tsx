import { Check } from 'lucide-react'
import type { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Verdict, type VerdictKind } from '#client/ui/figures/verdict.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Faint } from '#client/ui/words.tsx'
import { MAPPING_STATES, type MappingRow, type MappingState } from './mapping-rows.ts'

export interface MappingWords {
  t: ReturnType<typeof useTexts<'ticketing'>>
  words: ReturnType<typeof useTexts<'words'>>
  /** Of the tool. */
  name: string
  /** Whether any company is suggested a customer. */
  isSuggesting: boolean
  /** Why nobody can be mapped now. */
  obstacle: string | undefined
  onTake: (row: MappingRow) => void
}

const verdicts: Record<MappingState, VerdictKind> = {
  gone: 'notCompliant',
  suggested: 'notMeasured',
  notMapped: 'notMeasured',
  mapped: 'compliant',
}

export const mappingColumns = (context: MappingWords): Column<MappingRow>[] => {
  const { t, words, name } = context
  return [
    {
      id: 'company',
      header: words('company'),
      minWidth: 170,
      primary: true,
      sortable: true,
      text: ({ company }) => company,
    },
    {
      id: 'account',
      header: t('mapping.account', { name }),
      minWidth: 170,
      sortable: true,
      text: ({ account }) => account,
      render: ({ account }) => account || <Faint>–</Faint>,
    },
    {
      id: 'state',
      header: t('mapping.state'),
      kind: 'state',
      says: MAPPING_STATES.map((state) => t(`mapping.states.${state}`)),
      beside: 30,
      sortable: true,
      text: ({ state }) => t(`mapping.states.${state}`),
      render: ({ state }) => <MappingVerdict state={state} t={t} />,
    },
    ...(context.isSuggesting ? suggestionColumns(context) : []),
  ]
}

/** Whom a company seems to be, and the way to take that. */
const suggestionColumns = (context: MappingWords): Column<MappingRow>[] => [
  {
    id: 'suggestion',
    header: context.t('mapping.act'),
    minWidth: 150,
    leaves: 1,
    text: ({ suggestion }) => suggestion?.name,
  },
  {
    id: 'actions',
    header: context.t('mapping.takeShort'),
    kind: 'acts',
    // Room for a button for fingers.
    beside: 48,
    render: (row, { tabIndex }) => <Take row={row} context={context} tabIndex={tabIndex} />,
  },
]

const MappingVerdict = ({ state, t }: { state: MappingState } & Pick<MappingWords, 't'>) => (
  <Verdict kind={verdicts[state]}>{t(`mapping.states.${state}`)}</Verdict>
)

interface TakeProps {
  row: MappingRow
  context: MappingWords
  tabIndex?: 0 | -1
}

function Take({ row, context: { t, obstacle, onTake }, tabIndex = 0 }: TakeProps) {
  if (!row.suggestion) return null
  return (
    <IconButton
      small
      icon={<Check aria-hidden />}
      tabIndex={tabIndex}
      label={t('mapping.take', { account: row.suggestion.name, name: row.company })}
      disabledReason={obstacle}
      onClick={(event) => {
        // The row around it leads to its panel.
        event.stopPropagation()
        onTake(row)
      }}
    />
  )
}

/** A company on a phone. */
export function MappingCard({
  row,
  context,
  open,
}: {
  row: MappingRow
  context: MappingWords
  open: () => void
}) {
  const { t } = context
  return (
    <>
      <CardOpener onClick={open}>{row.company}</CardOpener>
      <CardLine>{row.account || row.suggestion?.name}</CardLine>
      <CardFacts>
        <MappingVerdict state={row.state} t={t} />
        {row.suggestion ? (
          <Button
            aria-label={t('mapping.take', { account: row.suggestion.name, name: row.company })}
            disabledReason={context.obstacle}
            onClick={() => context.onTake(row)}
          >
            {t('mapping.takeShort')}
          </Button>
        ) : null}
      </CardFacts>
    </>
  )
}

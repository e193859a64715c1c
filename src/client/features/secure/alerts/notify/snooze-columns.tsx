import { csvTime } from '#client/parts/list/list-csv.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { SNOOZE_STATES, type SnoozeRow } from './snooze-rows.ts'
import type { NotifyTexts } from './use-notify-words.ts'

interface Words {
  t: NotifyTexts
  locale: string
}

export const snoozeColumns = ({ t, locale }: Words): Column<SnoozeRow>[] => [
  {
    id: 'name',
    header: t('snoozed.columns.name'),
    minWidth: 170,
    primary: true,
    sortable: true,
    text: ({ name }) => name,
  },
  {
    id: 'company',
    header: t('snoozed.columns.company'),
    minWidth: 120,
    sortable: true,
    text: ({ company }) => company,
  },
  { id: 'about', header: t('snoozed.columns.about'), minWidth: 130, text: ({ about }) => about },
  { id: 'types', header: t('snoozed.columns.types'), minWidth: 140, leaves: 1, text: ({ types }) => types },
  {
    id: 'state',
    header: t('snoozed.columns.state'),
    kind: 'state',
    says: SNOOZE_STATES.map((each) => t(`snoozed.states.${each}`)),
    text: ({ state }) => t(`snoozed.states.${state}`),
    render: (row) => <SnoozeStateBadge row={row} t={t} />,
  },
  { id: 'by', header: t('snoozed.columns.by'), minWidth: 110, leaves: 2, text: ({ by }) => by },
  {
    id: 'until',
    header: t('snoozed.columns.until'),
    kind: 'date',
    align: 'end',
    sortable: true,
    text: ({ until }) => csvTime(until),
    render: ({ until }) => <TimeText at={Date.parse(until)} locale={locale} />,
  },
]

const SnoozeStateBadge = ({ row: { state }, t }: { row: SnoozeRow; t: NotifyTexts }) => (
  <Badge tone={state === 'holds' ? 'accent' : 'neutral'}>{t(`snoozed.states.${state}`)}</Badge>
)

/** A snooze rule on a phone. */
export const SnoozeCard = ({ row, t, locale, open }: Words & { row: SnoozeRow; open: () => void }) => (
  <>
    <CardOpener onClick={open}>{row.name}</CardOpener>
    <CardLine>{[row.company, row.about, row.types].join(' · ')}</CardLine>
    <CardFacts>
      <SnoozeStateBadge row={row} t={t} />
      <TimeText at={Date.parse(row.until)} locale={locale} />
    </CardFacts>
  </>
)

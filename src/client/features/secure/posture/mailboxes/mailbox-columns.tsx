import type { useTexts } from '#client/texts/texts.ts'
import { CardFacts, CardLine, CardTitle } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Verdict, type VerdictKind } from '#client/ui/figures/verdict.tsx'
import { MAILBOX_STATES, type MailboxRow } from './mailbox-rows.ts'

type MailboxTexts = ReturnType<typeof useTexts<'mailboxes'>>

const kinds: Record<MailboxRow['state'], VerdictKind> = {
  blocked: 'compliant',
  notBlocked: 'notCompliant',
  applying: 'notMeasured',
  unknown: 'notMeasured',
}

const State = ({ row: { state }, t }: { row: MailboxRow; t: MailboxTexts }) => (
  <Verdict kind={kinds[state]}>{t(`states.${state}`)}</Verdict>
)

/** A shared mailbox, and whether somebody can sign in to it. */
export const mailboxColumns = (t: MailboxTexts): Column<MailboxRow>[] => [
  {
    id: 'name',
    header: t('columns.name'),
    minWidth: 200,
    primary: true,
    sortable: true,
    text: ({ name }) => name,
  },
  {
    id: 'address',
    header: t('columns.address'),
    minWidth: 240,
    sortable: true,
    text: ({ address }) => address,
  },
  {
    id: 'state',
    header: t('columns.state'),
    kind: 'state',
    says: MAILBOX_STATES.map((state) => t(`states.${state}`)),
    sortable: true,
    text: ({ state }) => t(`states.${state}`),
    render: (row) => <State row={row} t={t} />,
  },
  {
    id: 'source',
    header: t('columns.source'),
    kind: 'state',
    says: [t('sources.synchronized'), t('sources.cloud')],
    beside: 0,
    leaves: 1,
    text: ({ obstacle }) => t(obstacle === 'synchronized' ? 'sources.synchronized' : 'sources.cloud'),
  },
]

/** A shared mailbox on a phone. */
export function MailboxCard({ row, t }: { row: MailboxRow; t: MailboxTexts }) {
  return (
    <>
      <CardTitle>{row.name}</CardTitle>
      <CardLine>{row.address}</CardLine>
      <CardFacts>
        <State row={row} t={t} />
        {row.obstacle === 'synchronized' ? <CardLine>{t('sources.synchronized')}</CardLine> : null}
      </CardFacts>
    </>
  )
}

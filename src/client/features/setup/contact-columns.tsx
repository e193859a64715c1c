import { CONTACT_KINDS, type ContactKind } from '#shared/domain/tenant-contacts/tenant-contacts.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Verdict, type VerdictKind } from '#client/ui/figures/verdict.tsx'
import { Faint, Quiet } from '#client/ui/words.tsx'
import { CONTACT_STANDINGS, type ContactRow, type ContactStanding } from './contact-rows.ts'
import { addressesText, type SetupTexts, standingText } from './contact-words.ts'

const VERDICTS: Record<ContactStanding, VerdictKind> = {
  missing: 'notCompliant',
  complete: 'compliant',
  setting: 'notMeasured',
  notSet: 'notCompliant',
  unread: 'notMeasured',
  notRead: 'notMeasured',
  notConnected: 'notMeasured',
}

/** The kinds from the one whose column stays longest to the one that leaves first. */
const LEAVES: Record<ContactKind, number | undefined> = {
  security: undefined,
  technical: 3,
  marketing: 1,
  general: 2,
}

export const contactColumns = (t: SetupTexts, company: string): Column<ContactRow>[] => [
  {
    id: 'company',
    header: company,
    minWidth: 170,
    primary: true,
    sortable: true,
    text: (row) => row.company,
  },
  ...CONTACT_KINDS.map((kind): Column<ContactRow> => ({
    id: kind,
    header: t(`kinds.${kind}`),
    minWidth: 150,
    leaves: LEAVES[kind],
    sortable: true,
    text: (row) => addressesText(row, kind, t),
    render: (row) => <Addresses row={row} kind={kind} t={t} />,
  })),
  {
    id: 'standing',
    header: t('standing'),
    kind: 'state',
    says: [
      ...CONTACT_STANDINGS.filter((each) => each !== 'missing').map((each) => t(`standings.${each}`)),
      t('lacks', { number: CONTACT_KINDS.length }),
    ],
    beside: 22,
    sortable: true,
    text: (row) => standingText(row, t),
    render: (row) => <Standing row={row} t={t} />,
  },
]

export const Standing = ({ row, t }: { row: ContactRow; t: SetupTexts }) => (
  // What is missing has been so for years: it is worth a look, and no alarm.
  <Verdict
    kind={VERDICTS[row.standing]}
    heat={VERDICTS[row.standing] === 'notCompliant' ? 'medium' : undefined}
  >
    {standingText(row, t)}
  </Verdict>
)

function Addresses({ row: { contacts }, kind, t }: { row: ContactRow; kind: ContactKind; t: SetupTexts }) {
  if (!contacts) return <Faint>–</Faint>
  const list = contacts[kind]
  const [first] = list
  if (first === undefined) return <Quiet>{t('nobody')}</Quiet>
  return <span title={list.join('\n')}>{list.length > 1 ? `${first} +${list.length - 1}` : first}</span>
}

interface ContactCardProps {
  row: ContactRow
  t: SetupTexts
  open: () => void
}

/** A company on a phone. */
export function ContactCard({ row, t, open }: ContactCardProps) {
  const { contacts, missing } = row
  return (
    <>
      <CardOpener onClick={open}>{row.company}</CardOpener>
      {CONTACT_KINDS.filter((kind) => (contacts?.[kind].length ?? 0) > 0).map((kind) => (
        <CardLine key={kind}>
          {t('line', { kind: t(`kinds.${kind}`), addresses: addressesText(row, kind, t) })}
        </CardLine>
      ))}
      <CardFacts>
        <Standing row={row} t={t} />
        {missing.length > 0 ? <Quiet>{missing.map((kind) => t(`kinds.${kind}`)).join(', ')}</Quiet> : null}
      </CardFacts>
    </>
  )
}

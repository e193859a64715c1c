import type { GdapAudit } from '#shared/domain/partner/gdap-audit.ts'
import { RELATIONSHIP_STATUSES, type RelationshipStatus } from '#shared/domain/partner/partner.ts'
import { csvTime } from '#client/parts/list/list-csv.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Verdict, type VerdictKind } from '#client/ui/figures/verdict.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Faint } from '#client/ui/words.tsx'
import type { RelationshipRow, TenantRow } from './partner-rows.ts'

export interface PartnerWords {
  t: ReturnType<typeof useTexts<'partner'>>
  locale: string
}

const STATUS_VERDICTS: Record<RelationshipStatus, VerdictKind> = {
  Created: 'notMeasured',
  'Approval Pending': 'notMeasured',
  Active: 'compliant',
  Expired: 'notCompliant',
  Terminated: 'notCompliant',
}

export const StatusVerdict = ({ status, t }: { status: RelationshipStatus } & Pick<PartnerWords, 't'>) => (
  <Verdict kind={STATUS_VERDICTS[status]}>{t(`statuses.${status}`)}</Verdict>
)

export const ReadyVerdict = ({ audit: { isReady }, t }: { audit: GdapAudit } & Pick<PartnerWords, 't'>) => (
  <Verdict kind={isReady ? 'compliant' : 'notCompliant'}>{t(isReady ? 'ready' : 'notReady')}</Verdict>
)

/** What is wrong, in short. */
export const reasonsText = ({ reasons }: GdapAudit, t: PartnerWords['t']): string =>
  reasons.map((reason) => t(`reasons.${reason}`)).join(', ')

const readyColumns = <Row extends { audit: GdapAudit }>(t: PartnerWords['t']): Column<Row>[] => [
  {
    id: 'ready',
    header: t('columns.ready'),
    kind: 'state',
    says: [t('ready'), t('notReady')],
    beside: 30,
    sortable: true,
    text: ({ audit }) => t(audit.isReady ? 'ready' : 'notReady'),
    render: ({ audit }) => <ReadyVerdict audit={audit} t={t} />,
  },
  {
    id: 'reasons',
    header: t('columns.reasons'),
    minWidth: 200,
    leaves: 5,
    text: ({ audit }) => reasonsText(audit, t),
    render: ({ audit }) => reasonsText(audit, t) || <Faint>–</Faint>,
  },
]

export const relationshipColumns = ({ t, locale }: PartnerWords): Column<RelationshipRow>[] => [
  {
    id: 'name',
    header: t('columns.name'),
    minWidth: 190,
    primary: true,
    sortable: true,
    text: ({ row }) => row.name,
  },
  {
    id: 'customer',
    header: t('columns.customer'),
    minWidth: 160,
    sortable: true,
    text: ({ customer }) => customer,
    render: ({ customer }) => customer || <Faint>–</Faint>,
  },
  {
    id: 'status',
    header: t('columns.status'),
    kind: 'state',
    says: RELATIONSHIP_STATUSES.map((status) => t(`statuses.${status}`)),
    beside: 30,
    sortable: true,
    text: ({ row }) => t(`statuses.${row.status}`),
    render: ({ row }) => <StatusVerdict status={row.status} t={t} />,
  },
  {
    id: 'ends',
    header: t('columns.ends'),
    kind: 'date',
    sortable: true,
    leaves: 3,
    text: ({ row }) => csvTime(row.ends_at),
    render: ({ row }) =>
      row.ends_at === null ? <Faint>–</Faint> : <TimeText at={row.ends_at} locale={locale} />,
  },
  {
    id: 'duration',
    header: t('columns.duration'),
    kind: 'number',
    align: 'end',
    leaves: 1,
    text: ({ row }) => row.duration.toLocaleString(locale),
  },
  {
    id: 'extended',
    header: t('columns.extended'),
    minWidth: 110,
    leaves: 2,
    text: ({ row }) => t(row.is_extended ? 'on' : 'off'),
  },
  ...readyColumns<RelationshipRow>(t),
]

export const tenantColumns = ({ t }: Pick<PartnerWords, 't'>): Column<TenantRow>[] => [
  {
    id: 'name',
    header: t('columns.tenant'),
    minWidth: 180,
    primary: true,
    sortable: true,
    text: ({ row }) => row.name,
  },
  {
    id: 'domain',
    header: t('columns.domain'),
    minWidth: 180,
    leaves: 2,
    text: ({ row }) => row.domain,
    render: ({ row }) => row.domain || <Faint>–</Faint>,
  },
  {
    id: 'company',
    header: t('columns.company'),
    minWidth: 170,
    sortable: true,
    text: ({ company }) => company?.name,
    render: ({ company, suggestion }) =>
      company?.name ?? <Faint>{suggestion ? t('seems', { name: suggestion.name }) : '–'}</Faint>,
  },
  ...readyColumns<TenantRow>(t),
]

/** A relationship on a phone. */
export function RelationshipCard({
  row,
  t,
  open,
}: {
  row: RelationshipRow
  t: PartnerWords['t']
  open: () => void
}) {
  return (
    <>
      <CardOpener onClick={open}>{row.row.name}</CardOpener>
      <CardLine>{row.customer}</CardLine>
      <CardFacts>
        <StatusVerdict status={row.row.status} t={t} />
        <ReadyVerdict audit={row.audit} t={t} />
      </CardFacts>
      <CardLine>{reasonsText(row.audit, t)}</CardLine>
    </>
  )
}

/** A tenant on a phone. */
export function TenantCard({ row, t, open }: { row: TenantRow; t: PartnerWords['t']; open: () => void }) {
  return (
    <>
      <CardOpener onClick={open}>{row.row.name}</CardOpener>
      <CardLine>
        {row.company?.name ?? (row.suggestion ? t('seems', { name: row.suggestion.name }) : '')}
      </CardLine>
      <CardFacts>
        <ReadyVerdict audit={row.audit} t={t} />
      </CardFacts>
      <CardLine>{reasonsText(row.audit, t)}</CardLine>
    </>
  )
}

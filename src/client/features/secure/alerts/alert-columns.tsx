import { ALERT_STATUSES } from '#shared/domain/alerts/alert-row.ts'
import { ALERT_TICKET_STATES } from '#shared/domain/alerts/alert-ticket.ts'
import { SEVERITIES } from '#shared/domain/alerts/alert-severity.ts'
import { csvTime } from '#client/parts/list/list-csv.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Faint, Quiet } from '#client/ui/words.tsx'
import { AlertSeverityBadge, AlertStatusBadge, alertStatusText, type AlertTexts } from './alert-badges.tsx'
import type { NamedAlert } from './alert-rows.ts'

interface Words {
  t: AlertTexts
  locale: string
}

export const alertColumns = ({ t, locale }: Words): Column<NamedAlert>[] => [
  {
    id: 'severity',
    header: t('columns.severity'),
    kind: 'state',
    says: SEVERITIES.map((each) => t(`severity.${each}`)),
    beside: 18,
    sortable: true,
    text: ({ row }) => t(`severity.${row.severity}`),
    render: ({ row }) => <AlertSeverityBadge row={row} t={t} />,
  },
  {
    id: 'title',
    header: t('columns.title'),
    minWidth: 300,
    primary: true,
    sortable: true,
    text: ({ title }) => title,
  },
  {
    id: 'company',
    header: t('columns.company'),
    minWidth: 120,
    sortable: true,
    text: ({ company }) => company,
  },
  {
    id: 'account',
    header: t('columns.account'),
    minWidth: 150,
    sortable: true,
    text: ({ account }) => account,
  },
  {
    id: 'country',
    header: t('columns.country'),
    minWidth: 90,
    leaves: 2,
    sortable: true,
    text: ({ country }) => country,
  },
  {
    id: 'count',
    header: t('columns.count'),
    kind: 'number',
    leaves: 1,
    sortable: true,
    text: ({ row }) => String(row.count),
    render: ({ row }) => row.count.toLocaleString(locale),
  },
  {
    id: 'status',
    header: t('columns.status'),
    kind: 'state',
    says: [...ALERT_STATUSES, 'snoozed' as const].map((each) => t(`status.${each}`)),
    leaves: 3,
    text: (alert) => alertStatusText(alert, t),
    render: (alert) => <AlertStatusBadge alert={alert} t={t} />,
  },
  {
    id: 'last_at',
    header: t('columns.lastAt'),
    kind: 'date',
    align: 'end',
    sortable: true,
    text: ({ row }) => csvTime(row.last_at),
    render: ({ row }) => <TimeText at={Date.parse(row.last_at)} locale={locale} />,
  },
  ...hiddenColumns({ t, locale }),
]

/** What somebody may ask for besides: what was told of an alert to others, and from where it came (ALERT-10). */
const hiddenColumns = ({ t, locale }: Words): Column<NamedAlert>[] => [
  {
    id: 'ticket',
    header: t('columns.ticket'),
    kind: 'state',
    says: ALERT_TICKET_STATES.map((each) => t(`tickets.${each}`)),
    hidden: true,
    text: ({ row }) => ticketText(row, t),
    render: ({ row }) => ticketText(row, t) || <Faint>–</Faint>,
  },
  {
    id: 'emailed',
    header: t('facts.emailed'),
    kind: 'date',
    hidden: true,
    text: ({ row }) => csvTime(row.emailed_at),
    render: ({ row }) =>
      row.emailed_at === null ? (
        <Faint>–</Faint>
      ) : (
        <TimeText at={Date.parse(row.emailed_at)} locale={locale} />
      ),
  },
  { id: 'ip', header: t('columns.ip'), hidden: true, minWidth: 120, text: ({ row }) => row.ip ?? '' },
]

/** Where the ticket of an alert is (ALERT-10). */
const ticketText = ({ ticket }: NamedAlert['row'], t: AlertTexts) =>
  ticket ? t(`tickets.${ticket.state}`) : ''

interface AlertCardProps extends Words {
  alert: NamedAlert
  open: () => void
}

/** An alert on a phone. */
export function AlertCard({ alert, t, locale, open }: AlertCardProps) {
  const { row, title, company, account, country } = alert
  return (
    <>
      <CardOpener onClick={open}>{title}</CardOpener>
      <CardLine>{[company, account, country].filter(Boolean).join(' · ')}</CardLine>
      <CardFacts>
        <AlertSeverityBadge row={row} t={t} />
        {row.status === 'new' && !alert.isSnoozed ? null : <AlertStatusBadge alert={alert} t={t} />}
        <TimeText at={Date.parse(row.last_at)} locale={locale} />
        {row.ticket === null ? null : <Badge>{ticketText(row, t)}</Badge>}
        {row.count > 1 ? <Quiet>{t('times', { count: row.count })}</Quiet> : null}
      </CardFacts>
    </>
  )
}

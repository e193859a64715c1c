import { SEVERITIES } from '#shared/domain/alerts/alert-severity.ts'
import { csvTime } from '#client/parts/list/list-csv.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { AlertSeverityBadge, type AlertTexts } from '../alert-badges.tsx'
import type { NamedIncident } from './incident-rows.ts'

export interface IncidentWords {
  t: ReturnType<typeof useTexts<'incidents'>>
  alerts: AlertTexts
  locale: string
}

type SeverityProps = { incident: NamedIncident; t: AlertTexts }

/** How grave it is; grey once nothing of it is open. */
export const IncidentSeverity = ({ incident: { severity, openCount }, t }: SeverityProps) => (
  <AlertSeverityBadge row={{ severity, status: openCount > 0 ? 'new' : 'resolved' }} t={t} />
)

export const incidentColumns = ({ t, alerts, locale }: IncidentWords): Column<NamedIncident>[] => [
  {
    id: 'severity',
    header: alerts('columns.severity'),
    kind: 'state',
    says: SEVERITIES.map((each) => alerts(`severity.${each}`)),
    beside: 18,
    sortable: true,
    text: ({ severity }) => alerts(`severity.${severity}`),
    render: (incident) => <IncidentSeverity incident={incident} t={alerts} />,
  },
  {
    id: 'title',
    header: t('columns.title'),
    minWidth: 280,
    primary: true,
    sortable: true,
    text: ({ title }) => title,
  },
  {
    id: 'company',
    header: t('columns.companies'),
    minWidth: 120,
    sortable: true,
    text: ({ companies }) => companies.join(', '),
  },
  {
    id: 'accounts',
    header: t('columns.accounts'),
    minWidth: 140,
    leaves: 3,
    text: ({ accounts }) => accounts.join(', '),
  },
  {
    id: 'count',
    header: t('columns.count'),
    kind: 'number',
    sortable: true,
    text: (incident) => String(incident.alerts.length),
    render: (incident) => incident.alerts.length.toLocaleString(locale),
  },
  {
    id: 'open',
    header: t('columns.open'),
    kind: 'number',
    leaves: 2,
    sortable: true,
    text: ({ openCount }) => String(openCount),
    render: ({ openCount }) => openCount.toLocaleString(locale),
  },
  {
    id: 'at',
    header: t('columns.at'),
    kind: 'date',
    align: 'end',
    leaves: 1,
    sortable: true,
    text: ({ at }) => csvTime(new Date(at).toISOString()),
    render: ({ at }) => <TimeText at={at} locale={locale} />,
  },
  {
    id: 'last_at',
    header: alerts('columns.lastAt'),
    kind: 'date',
    align: 'end',
    sortable: true,
    text: ({ lastAt }) => csvTime(new Date(lastAt).toISOString()),
    render: ({ lastAt }) => <TimeText at={lastAt} locale={locale} />,
  },
  {
    id: 'ips',
    header: t('columns.addresses'),
    hidden: true,
    minWidth: 120,
    text: ({ addresses }) => addresses.join(', '),
  },
]

interface IncidentCardProps extends IncidentWords {
  incident: NamedIncident
  open: () => void
}

/** How many names a card has room for. */
const FEW = 3

/** An incident on a phone. */
export function IncidentCard({ incident, t, alerts, locale, open }: IncidentCardProps) {
  const { title, companies, accounts, lastAt, openCount } = incident
  return (
    <>
      <CardOpener onClick={open}>{title}</CardOpener>
      <CardLine>{[fewOf(companies), fewOf(accounts)].filter(Boolean).join(' · ')}</CardLine>
      <CardFacts>
        <IncidentSeverity incident={incident} t={alerts} />
        <span>{t('alerts', { count: incident.alerts.length })}</span>
        {openCount < incident.alerts.length ? <Quiet>{t('open', { count: openCount })}</Quiet> : null}
        <TimeText at={lastAt} locale={locale} />
      </CardFacts>
    </>
  )
}

const fewOf = (names: readonly string[]) =>
  [...names.slice(0, FEW), ...(names.length > FEW ? [`+${names.length - FEW}`] : [])].join(', ')

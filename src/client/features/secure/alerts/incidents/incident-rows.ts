import { isClosed } from '#shared/domain/alerts/alert-row.ts'
import { type AlertSeverity, graver } from '#shared/domain/alerts/alert-severity.ts'
import { type IncidentAlert, incidentsOf } from '#shared/domain/alerts/incidents.ts'
import { type NamedAlert, rangeLengths } from '../alert-rows.ts'
import type { AlertsAddress } from '../alerts-address.ts'

/** An incident as a list shows it. */
export interface NamedIncident {
  id: string
  title: string
  /** In the order in which they began. */
  alerts: readonly NamedAlert[]
  companies: readonly string[]
  accounts: readonly string[]
  addresses: readonly string[]
  /** The gravest of what is open, or of all where nothing is. */
  severity: AlertSeverity
  openCount: number
  /** Milliseconds since 1970. */
  at: number
  lastAt: number
  isPending: boolean
  isConflict: boolean
}

interface Words {
  /** Of alerts that have nothing but an address in common. */
  sameAddress: (companies: number) => string
  isSafe: (companyId: string, address: string) => boolean
}

/** The incidents that alerts make, by the names of their alerts. */
export function namedIncidents(all: readonly NamedAlert[], { sameAddress, isSafe }: Words): NamedIncident[] {
  const alertOf = new Map(all.map((alert) => [alert.id, alert]))
  const rows: IncidentAlert[] = all.map(({ row }) => row)
  return incidentsOf(rows, isSafe).map(({ id, address, alerts: members }) => {
    const alerts = members.flatMap((member) => alertOf.get(member.id) ?? [])
    const open = openAlerts({ alerts })
    const companies = distinct(alerts.map(({ company }) => company))
    return {
      id,
      title: address === undefined ? (alerts[0]?.title ?? '') : sameAddress(companies.length),
      alerts,
      companies,
      accounts: distinct(alerts.map(({ account }) => account)),
      addresses: distinct(alerts.map(({ row }) => row.ip ?? '')),
      severity: (open.length > 0 ? open : alerts)
        .map(({ row }) => row.severity)
        .reduce(graver, 'informational'),
      openCount: open.length,
      at: Math.min(...alerts.map(({ row }) => Date.parse(row.at))),
      lastAt: Math.max(...alerts.map(({ row }) => Date.parse(row.last_at))),
      isPending: alerts.some(({ isPending }) => isPending),
      isConflict: alerts.some(({ isConflict }) => isConflict),
    }
  })
}

const distinct = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '')

export const openAlerts = ({ alerts }: Pick<NamedIncident, 'alerts'>): NamedAlert[] =>
  alerts.filter(({ row }) => !isClosed(row))

/** The incident that an address opens: by any of its alerts, so that a link holds when two incidents turn out to be one. */
export const openedIncident = (
  incidents: readonly NamedIncident[] | undefined,
  open: string | undefined,
): string | undefined =>
  incidents?.find(({ id, alerts }) => id === open || alerts.some((alert) => alert.id === open))?.id ?? open

/**
 * The incidents that touch a company (all where it is undefined), of the range and the state that an address asks for, and
 * the one that it opens. One is closed when all of its alerts are.
 */
export const shownIncidents = (
  incidents: readonly NamedIncident[],
  { range, state, open }: Pick<AlertsAddress, 'range' | 'state' | 'open'>,
  { companyId, now }: { companyId: string | undefined; now: number },
): NamedIncident[] =>
  incidents.filter(
    ({ id, alerts, openCount, lastAt }) =>
      id === open ||
      ((companyId === undefined || alerts.some(({ row }) => row.customer_id === companyId)) &&
        (range === undefined || lastAt > now - rangeLengths[range]) &&
        (state === 'every' || (openCount === 0) === (state === 'closed'))),
  )

import { SEVERITIES } from '#shared/domain/alerts/alert-severity.ts'
import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { type AlertsAddress, alertsAddressSchema, INCIDENT_SORTS } from '../alerts-address.ts'
import type { NamedIncident } from './incident-rows.ts'

/** The incidents; those in which something happened last come first, unless another order is wanted. */
export const incidentList: ListDefinition<NamedIncident, AlertsAddress> = {
  schema: alertsAddressSchema,
  rowKey: ({ id }) => id,
  ordering: {
    sorts: INCIDENT_SORTS,
    first: { sort: 'last_at', direction: 'desc' },
    directionOf: (sort) => (sort === 'title' || sort === 'company' || sort === 'severity' ? 'asc' : 'desc'),
  },
  textOf: ({ title, companies, accounts, addresses, alerts }) =>
    [title, ...companies, ...accounts, ...addresses, ...alerts.map((alert) => alert.title)].join(' '),
  keyOf: ({ title, companies, severity, alerts, openCount, at, lastAt }, sort) => {
    if (sort === 'title') return title
    if (sort === 'company') return companies[0]
    // The gravest first.
    if (sort === 'severity') return SEVERITIES.indexOf(severity)
    if (sort === 'count') return alerts.length
    if (sort === 'open') return openCount
    return sort === 'at' ? at : lastAt
  },
  tieOf: ({ lastAt, title }) => [-lastAt, title],
  filters: {
    severity: (incident, severity) => incident.severity === severity,
    // The rows are those of this range and state already.
    range: () => true,
    state: () => true,
  },
  // A view of the alerts leads to them.
  kept: ['by'],
  views: 'alerts',
  file: 'incidents',
}

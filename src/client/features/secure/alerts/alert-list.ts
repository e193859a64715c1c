import { SEVERITIES } from '#shared/domain/alerts/alert-severity.ts'
import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import type { NamedAlert } from './alert-rows.ts'
import { ALERT_SORTS, type AlertsAddress, alertsAddressSchema } from './alerts-address.ts'

/** The alerts; the newest first, unless another order is wanted. */
export const alertList: ListDefinition<NamedAlert, AlertsAddress> = {
  schema: alertsAddressSchema,
  rowKey: ({ id }) => id,
  ordering: {
    sorts: ALERT_SORTS,
    first: { sort: 'last_at', direction: 'desc' },
    directionOf: (sort) => (sort === 'last_at' || sort === 'count' ? 'desc' : 'asc'),
  },
  textOf: ({ title, company, account, country, row }) =>
    `${title} ${company} ${account} ${country} ${row.ip ?? ''}`,
  keyOf: (alert, sort) => {
    if (sort === 'last_at') return alert.lastAt
    // The gravest first.
    if (sort === 'severity') return SEVERITIES.indexOf(alert.severity)
    if (sort === 'count') return alert.row.count
    // Orders of incidents alone.
    if (sort === 'at' || sort === 'open') return undefined
    return alert[sort] || undefined
  },
  tieOf: ({ lastAt, title }) => [-lastAt, title],
  filters: {
    severity: (alert, severity) => alert.severity === severity,
    // The rows are those of this range and state already.
    range: () => true,
    state: () => true,
  },
  // A view of the incidents leads to them.
  kept: ['by'],
  views: 'alerts',
  file: 'alerts',
}

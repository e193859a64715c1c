import { HOUR } from '#shared/lib/time.ts'
import type { NamedAlert } from './alert-rows.ts'
import { nearAlerts } from './near-alerts.ts'

/** What two alerts have in common, the closest first. */
export const RELATIONS = ['account', 'address', 'application', 'hour'] as const
export type Relation = (typeof RELATIONS)[number]

export interface RelatedAlert {
  alert: NamedAlert
  by: readonly Relation[]
}

/** Alerts that have an account, an address or an application in common with one, in any company, or the hour in its own; the closest and newest first. */
export function relatedAlerts(one: NamedAlert, all: readonly NamedAlert[], most = 10): RelatedAlert[] {
  const related: { alert: NamedAlert; rank: number }[] = []
  // Nothing is made for what has nothing in common: there may be a hundred thousand as long as they are not grouped.
  for (const alert of nearAlerts(one, all)) {
    const rank = rankOf(one, alert)
    if (rank < RELATIONS.length && alert.id !== one.id) related.push({ alert, rank })
  }
  return related
    .toSorted((a, b) => a.rank - b.rank || b.alert.lastAt - a.alert.lastAt)
    .slice(0, most)
    .map(({ alert }) => ({ alert, by: RELATIONS.filter((relation) => isRelated[relation](one, alert)) }))
}

const isRelated: Record<Relation, (one: NamedAlert, other: NamedAlert) => boolean> = {
  account: (one, other) => one.accountKey !== '' && one.accountKey === other.accountKey,
  address: (one, other) => one.addressKey !== '' && one.addressKey === other.addressKey,
  application: (one, other) => one.applicationKey !== '' && one.applicationKey === other.applicationKey,
  hour: (one, other) => Math.abs(one.at - other.at) <= HOUR && one.row.customer_id === other.row.customer_id,
}

/** The place of the closest relation that two have; behind all where they have none. */
function rankOf(one: NamedAlert, other: NamedAlert): number {
  if (isRelated.account(one, other)) return 0
  if (isRelated.address(one, other)) return 1
  if (isRelated.application(one, other)) return 2
  return isRelated.hour(one, other) ? 3 : RELATIONS.length
}

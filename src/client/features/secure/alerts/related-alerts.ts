import { HOUR } from '#shared/lib/time.ts'
import type { NamedAlert } from './alert-rows.ts'

/** What two alerts have in common, the closest first. */
export const RELATIONS = ['account', 'address', 'application', 'hour'] as const
export type Relation = (typeof RELATIONS)[number]

export interface RelatedAlert {
  alert: NamedAlert
  by: readonly Relation[]
}

/** Alerts that have an account, an address or an application in common with one, in any company, or the hour in its own; the closest and newest first. */
export function relatedAlerts(one: NamedAlert, all: readonly NamedAlert[], most = 10): RelatedAlert[] {
  const keys = keysOf(one)
  const related: RelatedAlert[] = []
  for (const alert of all) {
    if (alert.id === one.id) continue
    const others = keysOf(alert)
    const by = RELATIONS.filter((relation) =>
      relation === 'hour'
        ? isSameHour(one, alert)
        : keys[relation] !== '' && keys[relation] === others[relation],
    )
    if (by.length > 0) related.push({ alert, by })
  }
  return related
    .toSorted(
      (a, b) => rankOf(a) - rankOf(b) || Date.parse(b.alert.row.last_at) - Date.parse(a.alert.row.last_at),
    )
    .slice(0, most)
}

const rankOf = ({ by }: RelatedAlert) => RELATIONS.findIndex((relation) => by.includes(relation))

const keysOf = ({ row, account }: NamedAlert): Record<Exclude<Relation, 'hour'>, string> => ({
  account: account.toLowerCase(),
  address: row.ip ?? '',
  application: row.actor?.kind === 'app' ? (row.actor.id ?? row.actor.name ?? '') : '',
})

const isSameHour = (one: NamedAlert, other: NamedAlert) =>
  one.row.customer_id === other.row.customer_id &&
  Math.abs(Date.parse(one.row.at) - Date.parse(other.row.at)) <= HOUR

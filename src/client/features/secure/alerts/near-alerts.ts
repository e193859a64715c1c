import type { NamedAlert } from './alert-rows.ts'

/** Alerts by each thing that two can have in common. */
interface Groups {
  byAccount: Map<string, NamedAlert[]>
  byAddress: Map<string, NamedAlert[]>
  byApplication: Map<string, NamedAlert[]>
  byCompany: Map<string, NamedAlert[]>
  isWhole: boolean
}

const known = new WeakMap<readonly NamedAlert[], Groups>()

/** Alerts that are grouped between two looks at what else there is to do. */
const AT_ONCE = 2000

/** Groups a list, so that what is near to one of a hundred thousand is not looked for among all of them. Ends by itself. */
export function groupAhead(all: readonly NamedAlert[]): void {
  if (known.has(all)) return
  const groups: Groups = {
    byAccount: new Map(),
    byAddress: new Map(),
    byApplication: new Map(),
    byCompany: new Map(),
    isWhole: false,
  }
  known.set(all, groups)
  const group = (from: number) => {
    for (const alert of all.slice(from, from + AT_ONCE)) {
      add(groups.byAccount, alert.accountKey, alert)
      add(groups.byAddress, alert.addressKey, alert)
      add(groups.byApplication, alert.applicationKey, alert)
      add(groups.byCompany, alert.row.customer_id, alert)
    }
    if (from + AT_ONCE < all.length) setTimeout(() => group(from + AT_ONCE))
    else groups.isWhole = true
  }
  group(0)
}

function add(groups: Map<string, NamedAlert[]>, key: string, alert: NamedAlert): void {
  if (key === '') return
  const group = groups.get(key)
  if (group) group.push(alert)
  else groups.set(key, [alert])
}

/** Among which everything is that has something in common with one: all of them as long as they are not grouped. */
export function nearAlerts(one: NamedAlert, all: readonly NamedAlert[]): Iterable<NamedAlert> {
  const groups = known.get(all)
  if (!groups?.isWhole) return all
  return new Set([
    ...(groups.byAccount.get(one.accountKey) ?? []),
    ...(groups.byAddress.get(one.addressKey) ?? []),
    ...(groups.byApplication.get(one.applicationKey) ?? []),
    ...(groups.byCompany.get(one.row.customer_id) ?? []),
  ])
}

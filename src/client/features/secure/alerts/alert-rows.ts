import { type AlertRow, isClosed } from '#shared/domain/alerts/alert-row.ts'
import { DAY, HOUR } from '#shared/lib/time.ts'
import type { View } from '#client/data/rows/merge.ts'
import type { AlertRange, AlertsAddress } from './alerts-address.ts'

/** An alert as a list shows it. */
export interface NamedAlert {
  id: string
  row: AlertRow
  title: string
  company: string
  account: string
  /** In words; empty where nobody knows it. */
  country: string
  /** That of its row: a filter asks it of every alert. */
  severity: AlertRow['severity']
  /** When the first and the last of what it tells happened, in milliseconds. */
  at: number
  lastAt: number
  /** What alerts have in common that are of one account, of one address, or by one application; empty where they tell none. */
  accountKey: string
  addressKey: string
  applicationKey: string
  /** Whether it notifies nobody now, by its own snooze or by a rule. */
  isSnoozed: boolean
  isPending: boolean
  isConflict: boolean
}

interface Names {
  titleOf: (detection: string) => string
  companyOf: (customerId: string) => string
  countryOf: (code: string) => string
  isSnoozed: (row: AlertRow) => boolean
}

/**
 * Lists of alerts by names. What stays the same view stays the same alert as long as these names hold: where one of a
 * hundred thousand changes, the others are not named again.
 */
export function createNaming(names: Names): (views: readonly View<'alert'>[]) => NamedAlert[] {
  const known = new WeakMap<View<'alert'>, NamedAlert>()
  let last: { views: readonly View<'alert'>[]; alerts: NamedAlert[] } = { views: [], alerts: [] }
  return (views) => {
    const alerts = views.map((view, place) => {
      // At its place it is found at once, elsewhere by a look-up.
      const before = last.views[place] === view ? last.alerts[place] : known.get(view)
      if (before) return before
      const alert = namedAlert(view, names)
      known.set(view, alert)
      return alert
    })
    // What is told anew without a change is the same list, which nobody filters and sorts once more.
    const isSame =
      alerts.length === last.alerts.length && alerts.every((each, at) => each === last.alerts[at])
    last = { views, alerts: isSame ? last.alerts : alerts }
    return last.alerts
  }
}

function namedAlert(
  { row, isPending, isConflict }: View<'alert'>,
  { titleOf, companyOf, countryOf, isSnoozed }: Names,
): NamedAlert {
  const account = accountText(row)
  return {
    id: row.id,
    row,
    title: titleOf(row.detection),
    company: companyOf(row.customer_id),
    account,
    country: row.location?.country ? countryOf(row.location.country) : '',
    severity: row.severity,
    at: Date.parse(row.at),
    lastAt: Date.parse(row.last_at),
    accountKey: account.toLowerCase(),
    addressKey: row.ip ?? '',
    applicationKey: row.actor?.kind === 'app' ? (row.actor.id ?? row.actor.name ?? '') : '',
    isSnoozed: isSnoozed(row),
    isPending,
    isConflict,
  }
}

/** Whom an alert is about, or else who did it. */
export const accountText = ({ account, actor }: Pick<AlertRow, 'account' | 'actor'>): string =>
  account?.name ?? account?.id ?? (actor?.kind === 'provider' ? '' : (actor?.name ?? actor?.id ?? ''))

/** How far back a list looks, in milliseconds. */
export const rangeLengths: Record<AlertRange, number> = {
  last48Hours: 48 * HOUR,
  lastMonth: 30 * DAY,
  last2Months: 60 * DAY,
  last3Months: 90 * DAY,
}

/** The alerts of a company (of all where it is undefined), of the range and the state that an address asks for. */
export const shownAlerts = (
  alerts: readonly NamedAlert[],
  { range, state }: Pick<AlertsAddress, 'range' | 'state'>,
  { companyId, now }: { companyId: string | undefined; now: number },
): NamedAlert[] =>
  alerts.filter(
    ({ row, lastAt }) =>
      (companyId === undefined || row.customer_id === companyId) &&
      (range === undefined || lastAt > now - rangeLengths[range]) &&
      (state === 'every' || isClosed(row) === (state === 'closed')),
  )

/** With the one that an address opens: a link leads to it also after a colleague has closed it. */
export function withOpened(
  shown: NamedAlert[],
  alerts: readonly NamedAlert[],
  open: string | undefined,
): NamedAlert[] {
  if (open === undefined || shown.some(({ id }) => id === open)) return shown
  const opened = alerts.find(({ id }) => id === open)
  return opened ? [...shown, opened] : shown
}

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

export const namedAlerts = (
  views: readonly View<'alert'>[],
  { titleOf, companyOf, countryOf, isSnoozed }: Names,
): NamedAlert[] =>
  views.map(({ row, isPending, isConflict }) => ({
    id: row.id,
    row,
    title: titleOf(row.detection),
    company: companyOf(row.customer_id),
    account: accountText(row),
    country: row.location?.country ? countryOf(row.location.country) : '',
    isSnoozed: isSnoozed(row),
    isPending,
    isConflict,
  }))

/** Whom an alert is about, or else who did it. */
export const accountText = ({ account, actor }: Pick<AlertRow, 'account' | 'actor'>): string =>
  account?.name ?? account?.id ?? actor?.name ?? actor?.id ?? ''

const lengths: Record<AlertRange, number> = {
  last48Hours: 48 * HOUR,
  lastMonth: 30 * DAY,
  last2Months: 60 * DAY,
  last3Months: 90 * DAY,
}

/**
 * The alerts of a company (of all where it is undefined), of the range and the state that an address asks for, and the one
 * that it opens: a link leads to it also after a colleague has closed it.
 */
export const shownAlerts = (
  alerts: readonly NamedAlert[],
  { range, state, open }: Pick<AlertsAddress, 'range' | 'state' | 'open'>,
  { companyId, now }: { companyId: string | undefined; now: number },
): NamedAlert[] =>
  alerts.filter(
    ({ id, row }) =>
      id === open ||
      ((companyId === undefined || row.customer_id === companyId) &&
        (range === undefined || Date.parse(row.last_at) > now - lengths[range]) &&
        (state === 'every' || isClosed(row) === (state === 'closed'))),
  )

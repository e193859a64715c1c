import { decimalOf, minorDigits } from '#shared/domain/payees/money.ts'
import type { View } from '#client/data/rows/merge.ts'
import type { ListDefinition, SortKey } from '#client/parts/list/list-definition.ts'
import { PAYEE_SORTS, type PayeesAddress, payeesAddressSchema } from './payees-address.ts'

/** An expense as the list shows it. */
export interface ListedPayee extends View<'payee'> {
  company: string
  /** `2026-01` */
  month: string
}

export const listedPayees = (
  views: readonly View<'payee'>[],
  companyOf: (id: string) => string,
): ListedPayee[] =>
  views.map((view) => ({
    ...view,
    company: companyOf(view.row.customer_id),
    month: view.row.posted_on.slice(0, 7),
  }))

const KEYS: Record<(typeof PAYEE_SORTS)[number], (payee: ListedPayee) => SortKey> = {
  posted_on: ({ row }) => row.posted_on,
  vendor: ({ row }) => row.vendor,
  description: ({ row }) => row.description,
  company: ({ company }) => company,
  account: ({ row }) => row.account,
  // In whole units, so that currencies without cents stand among the others.
  cost: ({ row }) => row.cost / 10 ** minorDigits(row.currency),
}

/** What companies have paid, the newest first (INT-19). */
export const payeeList: ListDefinition<ListedPayee, PayeesAddress> = {
  schema: payeesAddressSchema,
  rowKey: ({ row }) => row.id,
  ordering: {
    sorts: PAYEE_SORTS,
    first: { sort: 'posted_on', direction: 'desc' },
    directionOf: (sort) => (['posted_on', 'cost'].includes(sort) ? 'desc' : 'asc'),
  },
  textOf: ({ row, company }) => [row.vendor, row.description, company, row.account].join(' '),
  keyOf: (payee, sort) => KEYS[sort](payee),
  tieOf: ({ row }) => row.id,
  filters: {
    month: (payee, wanted) => payee.month === wanted,
    account: ({ row }, wanted) => row.account === wanted,
  },
  file: 'payees',
}

/** The months of these, the newest first, each with what was paid in it by currency, in its smallest unit. */
export function monthTotals(payees: readonly ListedPayee[]): [month: string, ReadonlyMap<string, number>][] {
  const months = new Map<string, Map<string, number>>()
  for (const { month, row } of payees) {
    const totals = months.get(month) ?? new Map<string, number>()
    months.set(month, totals)
    totals.set(row.currency, (totals.get(row.currency) ?? 0) + row.cost)
  }
  return [...months].toSorted(([a], [b]) => b.localeCompare(a))
}

/** An amount as it is written in a language; no digit of it is lost. */
export function costText(cost: number, currency: string, locale: string): string {
  const digits = minorDigits(currency)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(decimalOf(cost, currency) as Intl.StringNumericLiteral)
}

/** A month in words: *January 2026*. */
export const monthText = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  )

import { nextDue } from '#shared/domain/reports/due-time.ts'
import { FREQUENCIES } from '#shared/domain/reports/scheduled-report.ts'
import { fullName, type User } from '#shared/domain/users/user.ts'
import type { View } from '#client/data/rows/merge.ts'
import type { ListDefinition, SortKey } from '#client/parts/list/list-definition.ts'
import { REPORT_SORTS, type ReportsAddress, reportsAddressSchema } from './reports-address.ts'

/** A company by its name. */
export interface NamedCompany {
  id: string
  name: string
}

/** A scheduled report with what this device knows of its companies and of who gets it. */
export interface ListedReport extends View<'scheduledReport'> {
  companies: NamedCompany[]
  /** Empty where nobody of this id is left. */
  recipientName: string
  recipientEmail: string
  /** When it is mailed next, in milliseconds; undefined where it is off. */
  next: number | undefined
}

interface Known {
  companies: readonly NamedCompany[]
  users: readonly User[]
  timeZone: string
  now: number
}

/** Companies that were deleted meanwhile are in no report any more. */
export function listedReports(
  reports: readonly View<'scheduledReport'>[],
  { companies, users, timeZone, now }: Known,
): ListedReport[] {
  const people = new Map(users.map((user) => [user.id, user]))
  return reports.map((view) => {
    const { customer_ids, recipient, enabled, frequency } = view.row
    const named = new Set(customer_ids)
    const person = people.get(recipient)
    return {
      ...view,
      companies: companies.filter(({ id }) => named.has(id)),
      recipientName: person ? fullName(person) || person.email : '',
      recipientEmail: person?.email ?? '',
      next: enabled ? nextDue(frequency, timeZone, now) : undefined,
    }
  })
}

const KEYS: Record<(typeof REPORT_SORTS)[number], (report: ListedReport) => SortKey> = {
  description: ({ row }) => row.description,
  type: ({ row }) => row.report_type,
  frequency: ({ row }) => FREQUENCIES.indexOf(row.frequency),
  recipient: ({ recipientName }) => recipientName,
  companies: ({ companies }) => companies.length,
  next: ({ next }) => next ?? Number.MAX_SAFE_INTEGER,
  last: ({ row }) => row.last_due_at ?? '',
}

/** The scheduled reports by description; a search finds them by their companies and by who gets them, too. */
export const reportList: ListDefinition<ListedReport, ReportsAddress> = {
  schema: reportsAddressSchema,
  rowKey: ({ row }) => row.id,
  ordering: {
    sorts: REPORT_SORTS,
    first: { sort: 'description', direction: 'asc' },
    directionOf: (sort) => (sort === 'companies' || sort === 'last' ? 'desc' : 'asc'),
  },
  textOf: ({ row, companies, recipientName, recipientEmail }) =>
    [row.description, recipientName, recipientEmail, ...companies.map(({ name }) => name)].join(' '),
  keyOf: (report, sort) => KEYS[sort](report),
  tieOf: ({ row }) => row.description,
  views: 'scheduledReports',
  file: 'scheduled-reports',
}

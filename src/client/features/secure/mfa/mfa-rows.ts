import { isChangeUnderWay } from '#shared/domain/tasks/change-task.ts'
import type { MfaPerson, MfaReport, PerUserState } from '#shared/domain/mfa/mfa-report.ts'
import {
  isMfaAdmin,
  type MfaProtection,
  mfaProtectionOf,
  mfaStatusOf,
  type MfaStrength,
  mfaStrengthOf,
} from '#shared/domain/mfa/mfa-standing.ts'
import type { MfaStatus } from '#shared/domain/employees/employee.ts'
import type { View } from '#client/data/rows/merge.ts'

/** Somebody of a company, and how they stand. What is undefined is not known. */
export interface MfaRow {
  key: string
  customerId: string
  company: string
  person: MfaPerson
  status: MfaStatus | undefined
  protection: MfaProtection | undefined
  strength: MfaStrength | undefined
  isAdmin: boolean
  /** The state that they are being set to. */
  wanted?: PerUserState
}

const known = new WeakMap<MfaReport, { company: string; rows: MfaRow[] }>()

/** The people of these reports. What a report says stays the same object as long as the report is the same. */
export const mfaRows = (reports: Iterable<MfaReport>, companyOf: (id: string) => string): MfaRow[] =>
  [...reports].flatMap((report) => rowsOf(report, companyOf(report.customer_id)))

function rowsOf(report: MfaReport, company: string): MfaRow[] {
  const kept = known.get(report)
  if (kept?.company === company) return kept.rows
  const rows = report.people.map((person): MfaRow => ({
    key: `${report.customer_id}.${person.id}`,
    customerId: report.customer_id,
    company,
    person,
    status: mfaStatusOf(person),
    protection: mfaProtectionOf(person),
    strength: mfaStrengthOf(person),
    isAdmin: isMfaAdmin(person) === true,
  }))
  known.set(report, { company, rows })
  return rows
}

/** The same people, with the states that tasks under way set them to. */
export function withWanted(rows: MfaRow[], tasks: readonly View<'mfaTask'>[]): MfaRow[] {
  const wanted = new Map<string, PerUserState>(
    tasks
      .filter(({ row }) => isChangeUnderWay(row))
      .flatMap(({ row }) => row.items.map((item) => [`${row.customer_id}.${item.id}`, item.wanted] as const))
      .toReversed(),
  )
  if (wanted.size === 0) return rows
  return rows.map((row) => {
    const state = wanted.get(row.key)
    return state === undefined || state === row.person.state ? row : { ...row, wanted: state }
  })
}

interface Figure {
  /** The parts of the address that find the same people. */
  filters: { protection?: MfaProtection; strength?: MfaStrength; admin?: true }
  counts: (row: MfaRow) => boolean
}

/** What the figures count. */
export const MFA_FIGURES = {
  people: { filters: {}, counts: () => true },
  notProtected: {
    filters: { protection: 'notProtected' },
    counts: ({ protection }) => protection === 'notProtected',
  },
  admins: {
    filters: { protection: 'notProtected', admin: true },
    counts: ({ protection, isAdmin }) => protection === 'notProtected' && isAdmin,
  },
  phone: { filters: { strength: 'phone' }, counts: ({ strength }) => strength === 'phone' },
  phishingResistant: {
    filters: { strength: 'phishingResistant' },
    counts: ({ strength }) => strength === 'phishingResistant',
  },
} as const satisfies Record<string, Figure>

export const MFA_FIGURE_NAMES = Object.keys(MFA_FIGURES) as (keyof typeof MFA_FIGURES)[]

import { z } from 'zod'
import type { Feature } from '#shared/domain/features/feature-flags.ts'
import type { Area } from '#shared/domain/permissions/levels.ts'
import { SECOND } from '#shared/lib/time.ts'

/** What can be asked for (REP-01). */
export const REPORT_TYPES = ['discovercompliance', 'license', 'threat', 'summary', 'posture', 'mfa'] as const
export const reportTypeSchema = z.enum(REPORT_TYPES)
export type ReportType = z.infer<typeof reportTypeSchema>

/** Of these there is something to report; the product reads nothing yet that the others could tell. */
export const FILLED_REPORTS = [
  'license',
  'threat',
  'summary',
  'posture',
  'mfa',
] as const satisfies readonly ReportType[]
export const filledReportSchema = z.enum(FILLED_REPORTS)
export type FilledReport = z.infer<typeof filledReportSchema>

export const isFilled = (type: ReportType): type is FilledReport => filledReportSchema.safeParse(type).success

export const REPORT_FORMATS = ['pdf', 'csv'] as const
export const reportFormatSchema = z.enum(REPORT_FORMATS)
export type ReportFormat = z.infer<typeof reportFormatSchema>

export const reportLimits = {
  /** Between two looks whether a report is complete, in milliseconds, and how often it is looked (REP-03). */
  pollEvery: 3 * SECOND,
  polls: 20,
  /** That one person asks for in a minute. */
  perMinute: 20,
  /** Of a name that somebody gives a report, in characters. */
  name: 120,
  /** Licences that one report names. */
  licenses: 500,
  /** Rows of one company in a PDF, which nobody reads to its end; a CSV file has them all. */
  pdfRows: 10_000,
} as const

/** What has to be readable for a report of a type, and which feature has to be on. */
export const reportAccess: Record<FilledReport, { area: Area; feature?: Feature }> = {
  license: { area: 'licenseCenter' },
  threat: { area: 'secure', feature: 'reporting' },
  summary: { area: 'secure', feature: 'reporting' },
  posture: { area: 'secure' },
  mfa: { area: 'secure' },
}

/** The types that tell how things stand and not what happened: their files are dated today (REP-06). */
export const isOfToday = (type: ReportType): boolean => type === 'posture' || type === 'mfa'

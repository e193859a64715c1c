import { z } from 'zod'
import { reportFormatSchema, reportLimits, reportTypeSchema } from '#shared/domain/reports/report.ts'
import {
  FREQUENCIES,
  scheduledReportSchema,
  scheduleFieldsSchema,
} from '#shared/domain/reports/scheduled-report.ts'
import { MFA_PROTECTIONS } from '#shared/domain/mfa/mfa-standing.ts'
import { MFA_STATUSES } from '#shared/domain/employees/employee.ts'
import { SEVERITIES } from '#shared/domain/alerts/alert-severity.ts'
import { defineEndpoint } from '../endpoint.ts'
import { byId, commandErrors } from './parts.ts'

const oneReport = z.object({ reportId: z.uuid() })
const forAll = 'For who sees all companies: a report names any of them.'
const feature = 'scheduled-reports'
const manage = { area: 'systemUsers', level: 'manage', feature } as const

/** A report as it is asked for (REP-01). What a type does not know of `filters` and `sorts` is refused. */
export const reportRequestSchema = z.strictObject({
  customer: z.uuid(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  fileExtension: reportFormatSchema,
  reportName: z.string().trim().max(reportLimits.name).default(''),
  reportType: reportTypeSchema,
  savedSelectedLicenses: z.array(z.string().max(100)).max(reportLimits.licenses).default([]),
  sorts: z.strictObject({ direction: z.enum(['asc', 'desc']).optional() }).default({}),
  filters: z
    .strictObject({
      severity: z.enum(SEVERITIES).optional(),
      status: z.enum(MFA_STATUSES).optional(),
      protection: z.enum(MFA_PROTECTIONS).optional(),
    })
    .default({}),
})
export type ReportRequest = z.infer<typeof reportRequestSchema>

/** How a report fares (REP-02). */
export const reportStatusSchema = z.object({
  id: z.string(),
  complete: z.boolean(),
  error: z.boolean(),
  /** Where the file is got, for a few minutes; null as long as there is none. */
  url: z.string().nullable(),
})
export type ReportStatus = z.infer<typeof reportStatusSchema>

export const reportEndpoints = {
  requestReport: defineEndpoint({
    method: 'POST',
    path: '/report',
    summary:
      'Has a report of a company made. License reports need licenseCenter=readOnly, all others secure=readOnly; threat and summary need the feature reporting. Without a Secure license each company has one report a quarter.',
    access: 'signedIn',
    body: reportRequestSchema,
    answer: z.object({ id: z.string() }),
    status: 202,
    errors: [
      'failedValidation',
      'notFound',
      'noPermission',
      'featureOff',
      'invalid_licensing',
      'exportUsedUp',
      'nothingToReport',
      'datesReversed',
      'trialReadOnly',
      'tooManyRequests',
    ],
  }),
  getReport: defineEndpoint({
    method: 'GET',
    path: '/report/:reportId',
    summary: 'How a report fares that the caller has asked for within the last day.',
    access: 'signedIn',
    params: oneReport,
    answer: reportStatusSchema,
    errors: ['notFound'],
  }),
  getReportFile: defineEndpoint({
    method: 'GET',
    path: '/files/report/:reportId',
    summary: 'The file of a report, for whoever has a signed address of it.',
    access: 'public',
    params: oneReport,
    query: z.object({ expires: z.coerce.number().int(), signature: z.string() }),
    media: 'application/octet-stream',
    errors: ['noPermission', 'failedValidation', 'notFound'],
  }),
  listScheduledReports: defineEndpoint({
    method: 'GET',
    path: '/organization/:id/scheduled-report',
    summary: `The reports that are mailed again and again. ${forAll}`,
    access: { area: 'systemUsers', level: 'readOnly', feature },
    params: byId,
    answer: z.array(scheduledReportSchema),
    errors: ['notFound', 'noPermission'],
  }),
  addScheduledReport: defineEndpoint({
    method: 'POST',
    path: '/organization/:id/scheduled-report',
    summary: `Has a report mailed to a user ${FREQUENCIES.join(', ')}: at the first full hour in the organization's time zone. ${forAll}`,
    access: manage,
    params: byId,
    body: scheduleFieldsSchema.extend({ id: z.uuid().optional() }),
    answer: scheduledReportSchema,
    status: 201,
    errors: [
      ...commandErrors,
      'alreadyExists',
      'userNotFound',
      'maximumScheduledReportsReached',
      'noPermission',
    ],
    isCommand: true,
  }),
  putScheduledReport: defineEndpoint({
    method: 'PUT',
    path: '/scheduled-report/:reportId',
    summary: `Changes a scheduled report; what is left out stays. ${forAll}`,
    access: manage,
    params: oneReport,
    body: scheduleFieldsSchema.partial(),
    answer: scheduledReportSchema,
    errors: [...commandErrors, 'userNotFound', 'noPermission'],
    isCommand: true,
  }),
  deleteScheduledReport: defineEndpoint({
    method: 'DELETE',
    path: '/scheduled-report/:reportId',
    summary: `Deletes a scheduled report. ${forAll}`,
    access: manage,
    params: oneReport,
    status: 204,
    errors: [...commandErrors, 'noPermission'],
    isCommand: true,
  }),
} as const

import { z } from 'zod'
import { ALERT_STATUSES, alertSchema, alertStatusSchema } from '#shared/domain/alerts/alert-row.ts'
import { alertTaskSchema } from '#shared/domain/alerts/alert-task.ts'
import { SEVERITIES } from '#shared/domain/alerts/alert-severity.ts'
import { feedStatesSchema } from '#shared/domain/alerts/feed-states.ts'
import { usualSetupFieldsSchema } from '#shared/domain/alerts/usual-setup.ts'
import { alertActSchema } from '../../commands/alert-task-commands.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { commandErrors, page } from '../parts.ts'

const secureRead = { area: 'secure', level: 'readOnly' } as const
const secureManage = { area: 'secure', level: 'manage' } as const
const ofCompany = z.object({ customerId: z.uuid() })
const ofAlert = z.object({ customerId: z.uuid(), id: z.uuid() })
/** One company, or what holds for all of them. */
const companyOrAll = z.object({ customerId: z.union([z.uuid(), z.literal('*')]) })
const usualSetup = usualSetupFieldsSchema.extend({ customer_id: z.string().nullable() })

export const alertEndpoints = {
  // ALERT-03
  listDetections: defineEndpoint({
    method: 'GET',
    path: '/secure/alert/detection',
    summary: 'What an alert can be about, with how severe it is by default.',
    access: secureRead,
    answer: z.array(
      z.object({
        id: z.string(),
        /** Where it is told. */
        sources: z.array(z.string()),
        severity: z.enum(SEVERITIES),
        /** Whether the vendor says how severe each one is. */
        variable: z.boolean(),
        license: z.string(),
        enabled: z.boolean(),
        /** The vendor's own page. */
        link: z.string(),
      }),
    ),
  }),
  // ALERT-01
  listAlerts: defineEndpoint({
    method: 'GET',
    path: '/secure/alert/:customerId',
    summary: 'The alerts of a company, the newest first.',
    access: secureRead,
    params: ofCompany,
    query: page.extend({
      /** Of what happened last, both included. */
      since: z.iso.datetime().optional(),
      until: z.iso.datetime().optional(),
      severity: z.enum(SEVERITIES).optional(),
      status: z.enum(ALERT_STATUSES).optional(),
    }),
    answer: z.array(alertSchema),
    errors: ['notFound'],
  }),
  getAlert: defineEndpoint({
    method: 'GET',
    path: '/secure/alert/:customerId/:id',
    summary: 'An alert, with the records that tell of it as the vendor wrote them, the newest first.',
    access: secureRead,
    params: ofAlert,
    answer: z.object({
      alert: alertSchema,
      records: z.array(z.object({ at: z.string(), source: z.string(), record: z.unknown() })),
    }),
    errors: ['notFound'],
  }),
  putAlertStatus: defineEndpoint({
    method: 'PUT',
    path: '/secure/alert/:customerId/:id/status',
    summary: 'Takes an alert up, closes it, or opens it again.',
    access: secureManage,
    params: ofAlert,
    body: z.strictObject({ status: alertStatusSchema }),
    answer: alertSchema,
    errors: commandErrors,
    isCommand: true,
  }),
  putAlertSnooze: defineEndpoint({
    method: 'PUT',
    path: '/secure/alert/:customerId/:id/snooze',
    summary: 'Has an alert notify nobody until a time, or (null) again.',
    access: secureManage,
    params: ofAlert,
    body: z.strictObject({ until: z.iso.datetime().nullable() }),
    answer: alertSchema,
    errors: commandErrors,
    isCommand: true,
  }),
  // ALERT-18
  listAlertActions: defineEndpoint({
    method: 'GET',
    path: '/secure/alert/:customerId/:id/action',
    summary: 'What was done from an alert, and what became of it, the first first.',
    access: secureRead,
    params: ofAlert,
    answer: z.array(alertTaskSchema),
    errors: ['notFound'],
  }),
  postAlertAction: defineEndpoint({
    method: 'POST',
    path: '/secure/alert/:customerId/:id/action',
    summary:
      'Locks down an account that an alert names, takes that back, judges its risk, or sets the state of the case at the vendor.',
    access: secureManage,
    params: ofAlert,
    body: z.strictObject({ id: z.uuid().optional(), act: alertActSchema }),
    answer: alertTaskSchema,
    status: 202,
    errors: [
      ...commandErrors,
      'accountNotOfAlert',
      'actNotOffered',
      'alreadyExists',
      'emergencyAccount',
      'integrationUnauthenticated',
      'nothingToRelease',
      'providerAccount',
    ],
    isCommand: true,
  }),
  getEventSetup: defineEndpoint({
    method: 'GET',
    path: '/secure/alert/event-setup',
    summary: 'What is usual at a company, or (*) at all of them.',
    access: secureRead,
    query: companyOrAll,
    answer: usualSetup,
    errors: ['notFound'],
  }),
  putEventSetup: defineEndpoint({
    method: 'PUT',
    path: '/secure/alert/event-setup',
    summary: 'Says what is usual at a company, or (*) at all of them.',
    access: secureManage,
    query: companyOrAll,
    body: usualSetupFieldsSchema,
    answer: usualSetup,
    errors: commandErrors,
    isCommand: true,
  }),
  getAlertSources: defineEndpoint({
    method: 'GET',
    path: '/secure/alert/:customerId/source',
    summary: 'Which sources of a company are read, and why others are not.',
    access: secureRead,
    params: ofCompany,
    answer: feedStatesSchema.shape.sources,
    errors: ['notFound'],
  }),
} as const

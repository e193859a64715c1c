import { z } from 'zod'
import { SEVERITIES } from '#shared/domain/alerts/alert-severity.ts'

/**
 * What a webhook is sent, once for each alert that was raised. It is signed by the Standard Webhooks specification
 * (https://www.standardwebhooks.com): `webhook-id` stays the same when it is sent again, and whoever gets one twice
 * leaves the second.
 */
export const alertRaisedSchema = z.object({
  type: z.literal('alert.raised'),
  /** When it was decided that the alert is told. */
  timestamp: z.iso.datetime(),
  data: z.object({
    id: z.string(),
    customer_id: z.string(),
    company: z.string(),
    severity: z.enum(SEVERITIES),
    /** What spoke, as `GET /secure/alert/detection` lists it. */
    detection: z.string(),
    /** Its name in English. */
    title: z.string(),
    /** When the first and the last of what it tells happened. */
    at: z.string(),
    last_at: z.string(),
    raised_at: z.string(),
    account: z.string().nullable(),
    ip: z.string().nullable(),
    /** ISO 3166-1 alpha-2. */
    country: z.string().nullable(),
    /** The alert in the app. */
    url: z.string(),
  }),
})
export type AlertRaised = z.infer<typeof alertRaisedSchema>

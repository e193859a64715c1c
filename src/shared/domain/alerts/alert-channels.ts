import { z } from 'zod'

export const alertChannelLimits = { url: 2000, refused: 50 } as const

/** What became of the last call of a webhook: the status it answered, or that nobody answered. */
const webhookStatusSchema = z.union([z.number().int(), z.literal('unreachable')])
export type WebhookStatus = z.infer<typeof webhookStatusSchema>

const webhookStateSchema = z.object({
  /** Of its address: the whole one may hold what only some may know. */
  host: z.string(),
  /** Since when it takes nothing; null where the last call was taken. */
  failing_since: z.string().nullable(),
  last_status: webhookStatusSchema.nullable(),
  /** It said that it is gone, and is not called any more. */
  disabled: z.boolean(),
  /** Of how many alerts it never heard. */
  given_up: z.number().int().nonnegative(),
})
export type WebhookState = z.infer<typeof webhookStateSchema>

const ticketsStateSchema = z.object({
  /** The name of the tool, which no language translates. */
  tool: z.string(),
  /** Since when it takes no tickets; null where the last one was taken. */
  failing_since: z.string().nullable(),
  /** Why it did not take the last one: one of `TICKET_FAULTS`. */
  last_fault: z.string().nullable(),
  /** Of how many alerts it has no ticket, though one was to be opened. */
  given_up: z.number().int().nonnegative(),
})
export type TicketsState = z.infer<typeof ticketsStateSchema>

/** How the ways by which alerts leave the app fare. One row an organization, whose id it has. */
export const alertChannelsSchema = z.object({
  id: z.string(),
  /** Null where there is none. */
  webhook: webhookStateSchema.nullable(),
  mail: z.object({
    /** Since when the mail server takes no mails; null where the last one was taken. */
    failing_since: z.string().nullable(),
    /** Recipients whose mails it refuses for good. */
    refused: z.array(z.string()),
  }),
  /** Null where no ticket failed yet, or no tool is connected. */
  tickets: ticketsStateSchema.nullable(),
})
export type AlertChannels = z.infer<typeof alertChannelsSchema>

/** Those of an organization in which nothing has failed yet. */
export const soundChannels = (organizationId: string): AlertChannels => ({
  id: organizationId,
  webhook: null,
  mail: { failing_since: null, refused: [] },
  tickets: null,
})

/** Where a webhook is called: over https, and without a name and a password, which are no part of an address. */
export const webhookUrlSchema = z
  .url({ protocol: /^https$/, error: 'Invalid webhook address' })
  .max(alertChannelLimits.url)
  .refine((url) => !/^[^/]*\/\/[^/?#\\]*@/.test(url), 'Invalid webhook address')

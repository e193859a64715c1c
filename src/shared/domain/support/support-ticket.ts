import { z } from 'zod'
import { DAY } from '#shared/lib/time.ts'

export const supportLimits = {
  subject: 120,
  text: 5000,
  /** Tickets of one person in a day. */
  perDay: 20,
  /** How long a ticket is told to who wrote it, in milliseconds. */
  kept: 365 * DAY,
} as const

const line = z
  .string()
  .trim()
  .min(1)
  .max(supportLimits.subject)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u)

/** What a person writes to those who help (ORG-31). */
export const supportRequestSchema = z.strictObject({
  /** Given by the device: sent again after a lost answer, it is the same ticket. */
  id: z.uuid(),
  subject: line,
  text: z.string().trim().min(1).max(supportLimits.text),
  /** The company that it is about; null where it is about none. */
  customerId: z.uuid().nullable(),
})
export type SupportRequest = z.infer<typeof supportRequestSchema>

/** A ticket as who wrote it reads it. */
export const supportTicketSchema = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  /** As the company was called then. */
  company: z.string().nullable(),
  written_at: z.string(),
  /** When its mail was queued, which is tried for a day; null until then. */
  sent_at: z.string().nullable(),
})
export type SupportTicket = z.infer<typeof supportTicketSchema>

import { z } from 'zod'

/** Why a source of a company's tenant tells nothing. Its silence is never shown as calm. */
export const FEED_REASONS = [
  /** The tenant holds no licence for it. */
  'noLicense',
  /** The app was not granted the permission to read it. */
  'missingScope',
  /** The app has no role in Exchange, by which alone it is read. */
  'exchangeNotConnected',
  /** The tenant does not record it. */
  'notSwitchedOn',
  /** The vendor could not be asked, or answered with a failure. */
  'sourceFailed',
  /** The vendor answered something that we do not understand. */
  'unexpectedAnswer',
] as const
export type FeedReason = (typeof FEED_REASONS)[number]

const gapSchema = z.object({
  from: z.string(),
  to: z.string(),
  why: z.enum(['expired', 'perhapsExpired', 'notSubscribed', 'unreadable']),
})

const feedStateSchema = z.object({
  /** The source's id. */
  source: z.string(),
  /** Null where it was read. */
  reason: z.enum(FEED_REASONS).nullable(),
  /** The permission that it is read by, in the vendor's words. */
  permission: z.string(),
  /** When it was last read to its end; null where it never was. Told once an hour only where nothing else changes. */
  read_at: z.string().nullable(),
  /** Records that could not be understood, since it was first read. */
  unread: z.number().int().nonnegative(),
  /** The last spans of which records are missing or may be. */
  gaps: z.array(gapSchema),
})
export type FeedState = z.infer<typeof feedStateSchema>

/** What is read of what happens in a company's tenant: a row a company, whose id it has. */
export const feedStatesSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  sources: z.array(feedStateSchema),
})
export type FeedStates = z.infer<typeof feedStatesSchema>

export const feedLimits = { gaps: 5 } as const

import { z } from 'zod'
import { NOTICE_KINDS, SEVERITIES } from './notice.ts'

/** What is kept of notifications: so many days, of each company so many, and of so many that each was read. */
export const notificationLimits = { days: 30, perCompany: 20, read: 500 } as const

/**
 * Something that people were notified of (ORG-35). Whoever may read its partition has it; where people are named, it is
 * shown to those alone.
 */
export const notificationSchema = z.strictObject({
  id: z.string(),
  /** The company that it is about; null for the organization itself. */
  customer_id: z.string().nullable(),
  /** The partition of what it is about. */
  pid: z.string(),
  severity: z.enum(SEVERITIES),
  kind: z.enum(NOTICE_KINDS),
  /** To how many it happened; null where that says nothing. */
  count: z.int().nullable(),
  /** The address in the app that shows it. */
  path: z.string(),
  /** Whose it is; null for everybody's. */
  people: z.array(z.string()).nullable(),
  told_at: z.string(),
})
export type Notification = z.infer<typeof notificationSchema>

/** What one person has read, under their id: everything until a time, and some of what came after it. */
export const notificationMarksSchema = z.strictObject({
  id: z.string(),
  read_until: z.string().nullable(),
  read_ids: z.array(z.string()),
})
export type NotificationMarks = z.infer<typeof notificationMarksSchema>

/** Whether a notification is among those of a person. */
export const isToldTo = ({ people }: Pick<Notification, 'people'>, userId: string): boolean =>
  people === null || people.includes(userId)

/** Whether a person has read a notification, by what is marked. */
export const isRead = (
  marks: NotificationMarks | undefined,
  { id, told_at }: Pick<Notification, 'id' | 'told_at'>,
): boolean =>
  marks !== undefined &&
  ((marks.read_until !== null && told_at <= marks.read_until) || marks.read_ids.includes(id))

const nothingRead = (id: string): NotificationMarks => ({ id, read_until: null, read_ids: [] })

/** Marks of a person with some notifications more; of very many the latest are kept. */
export function withRead(
  marks: NotificationMarks | undefined,
  { userId, ids }: { userId: string; ids: readonly string[] },
): NotificationMarks {
  const before = marks ?? nothingRead(userId)
  return {
    ...before,
    read_ids: [...new Set([...before.read_ids, ...ids])].slice(-notificationLimits.read),
  }
}

/** Marks of a person who has read everything until a time, in ISO 8601; one from before takes nothing back. */
export function withReadUntil(
  marks: NotificationMarks | undefined,
  { userId, until }: { userId: string; until: string },
): NotificationMarks {
  const before = marks ?? nothingRead(userId)
  const isLater = before.read_until === null || until > before.read_until
  return isLater ? { ...before, read_until: until } : before
}

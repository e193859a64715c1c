import { z } from 'zod'
import { notificationLimits, withRead, withReadUntil } from '#shared/domain/notifications/notification.ts'
import { defineCommand } from '../command.ts'
import { ownPartition } from '../partitions.ts'

const userId = z.uuid()

// What somebody has read only grows: in whatever order devices say it, nothing is taken back.
const ofMarks = {
  rev: 1,
  class: 'A',
  kind: 'notificationMarks',
  area: 'own',
  level: 'manage',
  needs: 'any',
  ids: (args: { userId: string }) => [args.userId],
  partition: (args: { userId: string }) => ownPartition(args.userId),
  lane: (args: { userId: string }) => `notificationMarks/${args.userId}`,
} as const

/** Marks notifications as read by their person (ORG-35). */
export const notificationRead = defineCommand({
  ...ofMarks,
  name: 'notification.read',
  args: z.strictObject({ userId, ids: z.array(z.uuid()).min(1).max(notificationLimits.read) }),
  merge: (earlier, later) => {
    const ids = [...new Set([...earlier.ids, ...later.ids])]
    return ids.length > notificationLimits.read ? undefined : { ...later, ids }
  },
  reduce: withRead,
})

/** Marks as read by their person whatever was told until a time, which is that of the newest that they saw. */
export const notificationReadAll = defineCommand({
  ...ofMarks,
  name: 'notification.readAll',
  args: z.strictObject({ userId, until: z.iso.datetime() }),
  merge: (earlier, later) => (earlier.until > later.until ? earlier : later),
  reduce: withReadUntil,
})

import { z } from 'zod'
import { alertStatusSchema, isClosed } from '#shared/domain/alerts/alert-row.ts'
import { usualSetupFieldsSchema, usualSetupId } from '#shared/domain/alerts/usual-setup.ts'
import { DAY } from '#shared/lib/time.ts'
import { defineCommand } from '../command.ts'
import { partitionOf } from '../partitions.ts'

const alertArgs = { customerId: z.uuid(), id: z.uuid() }

const ofAlert = {
  rev: 1,
  class: 'B',
  kind: 'alert',
  area: 'secure',
  level: 'manage',
  needs: 'existing',
  ids: ({ id }: { id: string }) => [id],
  partition: ({ customerId }: { customerId: string }) => partitionOf(customerId, 'alerts'),
  lane: ({ id }: { id: string }) => `alert/${id}`,
} as const

/** Takes an alert up, closes it as dealt with or as noise, or opens it again. */
export const alertSetStatus = defineCommand({
  ...ofAlert,
  name: 'alert.setStatus',
  args: z.strictObject({ ...alertArgs, status: alertStatusSchema }),
  merge: (_earlier, later) => later,
  sets: ({ status }) => ({ status }),
  reduce: (row, { status }, { now, userId }) =>
    row && {
      ...row,
      status,
      handled_by: userId ?? null,
      handled_at: now,
      reopened_at: isClosed(row) && !isClosed({ status }) ? now : row.reopened_at,
    },
})

/** Has an alert notify nobody until a time, or (null) again (ALERT-10). */
export const alertSnooze = defineCommand({
  ...ofAlert,
  name: 'alert.snooze',
  args: z.strictObject({ ...alertArgs, until: z.iso.datetime().nullable() }),
  merge: (_earlier, later) => later,
  sets: ({ until }) => ({ snoozed_until: until }),
  reduce: (row, { until }) => row && { ...row, snoozed_until: until },
})

/**
 * Takes an alert up where nobody has done anything about it yet. Made from a notification, it may come days late: what
 * somebody else has taken up or closed meanwhile stays as it is, and theirs; so does what was closed and opened again since,
 * for that the person has not seen. `reopenedAt` is what they saw of that; older devices say nothing of it.
 */
export const alertAcknowledge = defineCommand({
  ...ofAlert,
  name: 'alert.acknowledge',
  class: 'A',
  args: z.strictObject({ ...alertArgs, reopenedAt: z.iso.datetime().nullable().exactOptional() }),
  merge: (_earlier, later) => later,
  reduce: (row, { reopenedAt }, { now, userId }) =>
    row?.status === 'new' && (reopenedAt === undefined || reopenedAt === row.reopened_at)
      ? { ...row, status: 'inProgress', handled_by: userId ?? null, handled_at: now }
      : row,
})

/**
 * Has an open alert notify nobody until a time, a day from now at most. Made from a notification, it may come days late:
 * it shortens no snooze, and after its time it does nothing.
 */
export const alertPostpone = defineCommand({
  ...ofAlert,
  name: 'alert.postpone',
  class: 'A',
  args: z.strictObject({ ...alertArgs, until: z.iso.datetime() }),
  merge: (_earlier, later) => later,
  reduce: (row, { until }, { now }) => {
    if (!row || isClosed(row)) return row
    const from = Date.parse(now)
    const end = Math.min(Date.parse(until), from + DAY)
    const isLonger = end > Math.max(from, Date.parse(row.snoozed_until ?? now))
    return isLonger ? { ...row, snoozed_until: new Date(end).toISOString() } : row
  },
})

/** PUT secure/alert/event-setup: what is usual for a company, or (null) for all of them (ALERT-13). */
export const usualSetupSet = defineCommand({
  name: 'usualSetup.set',
  rev: 1,
  class: 'B',
  kind: 'usualSetup',
  area: 'secure',
  level: 'manage',
  needs: 'any',
  args: z.strictObject({ customerId: z.uuid().nullable(), setup: usualSetupFieldsSchema }),
  ids: ({ customerId }) => [usualSetupId(customerId)],
  partition: ({ customerId }) => partitionOf(customerId ?? 'org', 'secure'),
  lane: ({ customerId }) => `usualSetup/${customerId ?? 'org'}`,
  requires: ({ customerId }) => (customerId === null ? [] : [`customer/${customerId}`]),
  merge: (_earlier, later) => later,
  sets: ({ setup }) => ({ ...setup }),
  reduce: (_row, { customerId, setup }, { id }) => ({ ...setup, id, customer_id: customerId }),
})

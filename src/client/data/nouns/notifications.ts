import { liveQuery } from 'dexie'
import { from, type Observable } from 'rxjs'
import { isRead, isToldTo, type Notification } from '#shared/domain/notifications/notification.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { Device } from '../device/device.ts'
import { submit, type SubmitOutcome } from '../queue/submit.ts'
import { viewShared } from '../rows/read.ts'

/** A notification of this person, with whether they have read it. */
export interface OwnNotification {
  row: Notification
  isRead: boolean
}

/** What this person was notified of, newest first (ORG-35). */
export const watchOwnNotifications = (device: Device): Observable<OwnNotification[]> =>
  from(
    liveQuery(async () => {
      const { organization, userData } = device.login
      const [told, marks] = await Promise.all([
        viewShared(device, 'notification', organization.id),
        viewShared(device, 'notificationMarks', organization.id),
      ])
      const own = marks.get(userData.id)?.row
      return [...told.values()]
        .filter(({ row }) => isToldTo(row, userData.id))
        .map(({ row }) => ({ row, isRead: isRead(own, row) }))
        .toSorted((a, b) => b.row.told_at.localeCompare(a.row.told_at) || a.row.id.localeCompare(b.row.id))
    }),
  )

/** Marks a notification as read. */
export const markRead = (device: Device, { id }: Notification, subject: string): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'notification.read',
    args: { userId: device.login.userData.id, ids: [id] },
    subject,
    place: '',
  })

/** Marks these as read, of which there is one, and whatever is older than the newest of them. */
export function markAllRead(
  device: Device,
  shown: readonly OwnNotification[],
  subject: string,
): Promise<SubmitOutcome> {
  const newest = shown.map(({ row }) => row.told_at).reduce((one, other) => (one > other ? one : other), '')
  invariant(newest, 'there is something to mark as read')
  return submit(device, {
    name: 'notification.readAll',
    args: { userId: device.login.userData.id, until: newest },
    subject,
    place: '',
  })
}

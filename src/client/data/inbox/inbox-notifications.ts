import { liveQuery } from 'dexie'
import { defer, finalize, from, type Observable } from 'rxjs'
import type { Device } from '../device/device.ts'
import {
  InboxDatabase,
  placeOfNotification,
  type NotificationContent,
  type NotificationRecord,
} from './inbox-database.ts'
import { openJson, type Vault } from '../device/vault.ts'

export interface ReceivedNotification extends NotificationContent {
  n: number
  at: number
}

/** What notifications told on this device lately, newest first. */
export const watchNotifications = ({
  userKey,
  vault,
}: Pick<Device, 'userKey' | 'vault'>): Observable<ReceivedNotification[]> =>
  defer(() => {
    const inbox = new InboxDatabase()
    return from(
      liveQuery(async () => {
        const records = (await inbox.readTold(userKey)).toReversed()
        return (await Promise.all(records.map((record) => openNotification(vault, record)))).flat()
      }),
    ).pipe(finalize(() => inbox.close()))
  })

/** One that cannot be opened was sealed by a key that is gone. */
const openNotification = (
  vault: Vault,
  { n, at, payload }: NotificationRecord,
): Promise<ReceivedNotification[]> =>
  openJson<NotificationContent>(vault, payload, placeOfNotification(n)).then(
    (said) => [{ ...said, n, at }],
    () => [],
  )

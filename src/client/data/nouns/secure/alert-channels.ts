import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import { alertChannelEndpoints } from '#shared/contract/endpoints/alerts/alert-channels.ts'
import type { AlertChannels } from '#shared/domain/alerts/alert-channels.ts'
import type { Caller, Device } from '../../device/device.ts'
import { viewShared } from '../../rows/read.ts'

/** How mails and the webhook of the organization fare; null where nothing of them was told to this device. */
export const watchAlertChannels = (device: Device): Observable<AlertChannels | null> =>
  from(liveQuery(() => viewShared(device, 'alertChannels', device.login.organization.id))).pipe(
    map((views) => views.get(device.login.organization.id)?.row ?? null),
  )

/** Sets where alerts are posted to. The secret that they are signed with is told this once, and kept nowhere here. */
export const setWebhook = async ({ call }: Caller, url: string): Promise<string> =>
  (await call(alertChannelEndpoints.putAlertWebhook, { body: { url } })).secret

export const removeWebhook = async ({ call }: Caller): Promise<void> => {
  await call(alertChannelEndpoints.deleteAlertWebhook)
}

/** Sends a mail to see that mails of alerts arrive (ALERT-07). */
export const sendTestMail = async ({ call }: Caller, to: string): Promise<void> => {
  await call(alertChannelEndpoints.sendTestAlertMail, { body: { to } })
}

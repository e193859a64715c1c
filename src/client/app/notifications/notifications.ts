import { invariant } from '#shared/lib/invariant.ts'
import { ApiError, isRefusal } from '#client/data/call/api-error.ts'
import { subscribeDevice, testSubscription, unsubscribeDevice } from '#client/data/inbox/subscription.ts'
import type { Device } from '#client/data/device/device.ts'
import type {
  SubscriptionState,
  Problem,
  TestOutcome,
  SwitchOutcome,
} from '#client/features/notifications/notifications.machine.ts'
import { keys } from '../device/device-storage.ts'
import { contact } from '../lock/opener.ts'

/** How notifications stand in this browser. */
export async function lookAtNotifications(userKey: string): Promise<SubscriptionState> {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return impossible('unsupported')
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return impossible('noServiceWorker')
  if (Notification.permission === 'denied') return { state: 'blocked' }
  if (await registration.pushManager.getSubscription()) return { state: 'on' }
  // Without an answer it looks possible: turning on asks again and says what is wrong.
  const pushKey = await readPushKey(userKey).catch(() => undefined)
  return pushKey === null ? impossible('noPushKey') : { state: 'off' }
}

/** Asks the person, then the browser, then the server. To be called within a press: else browsers do not ask. */
export async function turnNotificationsOn(here: Here): Promise<SwitchOutcome> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return { state: 'blocked' }
  if (permission !== 'granted') return { state: 'off', problem: 'dismissed' }
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return impossible('noServiceWorker')
  let subscription: PushSubscription | undefined
  try {
    const pushKey = await readPushKey(here.userKey)
    if (pushKey === null) return impossible('noPushKey')
    subscription = await subscribe(registration, pushKey)
    if (!subscription) return impossible('noPushService')
    const { endpoint = '', keys } = subscription.toJSON()
    await subscribeDevice(here, {
      endpoint,
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    })
    return { state: 'on' }
  } catch (cause) {
    // What the server does not know of would only look as if it were on.
    await subscription?.unsubscribe().catch(() => false)
    return { state: 'off', problem: problemOf(cause) }
  }
}

/** Silences this browser; tells whether the server heard of it. */
export async function turnNotificationsOff(here: Here): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return unsubscribeDevice(here).then(
    () => true,
    () => false,
  )
}

/** Has the server send a notification to this device. */
export async function testNotifications(here: Here): Promise<TestOutcome> {
  try {
    await testSubscription(here)
    return 'sent'
  } catch (cause) {
    const code = isRefusal(cause) ? cause.code : undefined
    if (code === 'failedSend') return 'notSent'
    if (code !== 'notFound') return code === undefined ? 'unreachable' : 'refused'
    const registration = await navigator.serviceWorker.getRegistration()
    const subscription = await registration?.pushManager.getSubscription()
    await subscription?.unsubscribe().catch(() => false)
    return 'forgotten'
  }
}

type Here = Pick<Device, 'userKey' | 'deviceId' | 'call'>

const impossible = (
  obstacle: Extract<SubscriptionState, { state: 'impossible' }>['obstacle'],
): SubscriptionState => ({
  state: 'impossible',
  obstacle,
})

/** The server's public key for subscriptions; null where it sends none. It is only of use while the server answers. */
async function readPushKey(userKey: string): Promise<string | null> {
  const record = await keys.read(userKey)
  invariant(record, 'what is open has a key')
  return (await contact(record)).pushKey
}

/** Undefined where the browser has no service that delivers. */
async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  pushKey: string,
): Promise<PushSubscription | undefined> {
  // One that was made with another key would be refused.
  const old = await pushManager.getSubscription()
  await old?.unsubscribe()
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  } catch {
    return undefined
  }
}

function problemOf(cause: unknown): Problem {
  if (isRefusal(cause)) return 'refused'
  return cause instanceof ApiError ? 'unreachable' : 'failed'
}

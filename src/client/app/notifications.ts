import { invariant } from '#shared/lib/invariant.ts'
import type { Looked, Problem, Tested, Turned } from '#client/features/notifications/notifications.machine.ts'
import { ApiRefusal, askApi } from './ask-api.ts'
import { keys } from './device-storage.ts'
import { contact } from './opener.ts'
import { SessionProblem } from './session-problem.ts'

/** How notifications stand in this browser. */
export async function lookAtNotifications(userKey: string): Promise<Looked> {
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
export async function turnNotificationsOn({ userKey, deviceId }: Here): Promise<Turned> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return { state: 'blocked' }
  if (permission !== 'granted') return { state: 'off', problem: 'dismissed' }
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return impossible('noServiceWorker')
  let subscription: PushSubscription | undefined
  try {
    const pushKey = await readPushKey(userKey)
    if (pushKey === null) return impossible('noPushKey')
    subscription = await subscribe(registration, pushKey)
    if (!subscription) return impossible('noPushService')
    const { endpoint, keys } = subscription.toJSON()
    await askApi('PUT', `/device/${deviceId}/subscription`, {
      endpoint,
      keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] },
    })
    return { state: 'on' }
  } catch (cause) {
    // What the server does not know of would only look as if it were on.
    await subscription?.unsubscribe().catch(() => false)
    return { state: 'off', problem: problemOf(cause) }
  }
}

/** Silences this browser; tells whether the server heard of it. */
export async function turnNotificationsOff({ deviceId }: Here): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return askApi('DELETE', `/device/${deviceId}/subscription`).then(
    () => true,
    () => false,
  )
}

/** Has the server send a notification to this device. */
export async function testNotifications({ deviceId }: Here): Promise<Tested> {
  try {
    await askApi('POST', `/device/${deviceId}/subscription/test`, {})
    return 'sent'
  } catch (cause) {
    const code = cause instanceof ApiRefusal ? cause.code : undefined
    if (code === 'failedSend') return 'notSent'
    if (code !== 'notFound') return code === undefined || code === 'unreachable' ? 'unreachable' : 'refused'
    const registration = await navigator.serviceWorker.getRegistration()
    const subscription = await registration?.pushManager.getSubscription()
    await subscription?.unsubscribe().catch(() => false)
    return 'forgotten'
  }
}

interface Here {
  userKey: string
  deviceId: string
}

const impossible = (obstacle: Extract<Looked, { state: 'impossible' }>['obstacle']): Looked => ({
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
  if (cause instanceof SessionProblem) return cause.kind === 'removed' ? 'refused' : cause.kind
  if (cause instanceof ApiRefusal) return cause.code === 'unreachable' ? 'unreachable' : 'refused'
  return 'failed'
}

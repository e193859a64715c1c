import type { BrowserContext, Page, Worker } from 'playwright-core'
import type { PushNotice } from '#shared/contract/devices.ts'

/**
 * Has the browser deliver a push to the page's service worker, and waits until its notification is shown: Chromium
 * forgets one that is asked for between its being stored and its being drawn.
 */
export async function deliver({ page, worker }: { page: Page; worker: Worker }, notice: PushNotice) {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as {
      isShown: Promise<void>
      registration: ServiceWorkerRegistration
    }
    const { registration } = scope
    const show = registration.showNotification.bind(registration)
    scope.isShown = new Promise((resolve, reject) => {
      registration.showNotification = async (...given) => {
        registration.showNotification = show
        await show(...given).then(resolve, reject)
      }
    })
  })
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(worker.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(notice),
  })
  await worker.evaluate(() => (globalThis as unknown as { isShown: Promise<void> }).isShown)
}

/** What a page of the app finds to be shown. */
export const readShown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => ({
      title,
      body,
      tag,
    })),
  )

/** Presses a notification that is shown, or one of its buttons. */
export const pressShown = (worker: Worker, tag: string, action: string) =>
  worker.evaluate(
    async ([tag, action]) => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration
        NotificationEvent: new (type: string, init: object) => Event
        WindowClient: { prototype: { focus: () => Promise<unknown> } }
      }
      // Only a real press may bring a window to the front.
      scope.WindowClient.prototype.focus = async () => {}
      const [notification] = await scope.registration.getNotifications({ tag })
      globalThis.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action }))
    },
    [tag, action] as const,
  )

/** No browser here reaches a push service, so its half of the subscription is played. */
export const playSubscription = (context: BrowserContext, played: object) =>
  context.addInitScript((subscription) => {
    let current: object | null = null
    const made = {
      options: {},
      toJSON: () => subscription,
      unsubscribe: async () => {
        current = null
        return true
      },
    }
    PushManager.prototype.subscribe = async () => {
      current = made
      return made as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null
  }, played)

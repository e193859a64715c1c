import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { InboxDatabase } from '#client/data/inbox/inbox-database.ts'
import { SEND_WAITING, takeClick, takePush, takeSync } from './notifications.ts'
import { type BuiltFile, createPrecache } from './precache.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuiltFile[] }

// The app starts from the device, whatever the network says; what the API answers is never kept here.
cleanupOutdatedCaches()
const precache = createPrecache(self.__WB_MANIFEST)
registerRoute(
  new NavigationRoute(precache.answerWith('index.html'), {
    denylist: [/^\/api\//, /^\/identity\//, /^\/sandbox\//, /^\/health$/, /^\/metrics$/],
  }),
)
clientsClaim()

/** The static routes of Chromium; elsewhere the handlers above do the same. */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?: (route: { condition: { urlPattern: { pathname: string } }; source: string }) => Promise<void>
}

// A worker that is installed beside an active one replaces it: the app tells the person when it next starts. That is noted,
// because a browser ends a worker that waits, and forgets what it had in memory.
self.addEventListener('install', (event) => {
  event.waitUntil(precache.install(event))
  if (self.registration.active !== null)
    event.waitUntil(new InboxDatabase().leave({ type: 'installed', at: Date.now() }).catch(() => {}))
  // Scripts with a hash in their name come from the cache without this worker, which is not awake yet in a cold start.
  const { addRoutes } = event as RoutingEvent
  const toCache = { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' }
  if (addRoutes) event.waitUntil(addRoutes.call(event, toCache).catch(() => {}))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(precache.activate(event))
  event.waitUntil(new InboxDatabase().noteUsed(Date.now()))
})

// A new build waits until the person agrees, so that no screen changes under their hands.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})

/** As long as a part of an upload (`shared/domain/files`), which this worker need not know. In bytes. */
const PART = 8 * 1024 * 1024

// Each request is shown to this worker, with what it carries, and the browser keeps that until the memory of this worker is tidied
// up, to which it is not counted: of a file of gigabytes, all of it. What is made and forgotten here is counted. (`new` alone would be
// left out of the build, as nobody uses it.)
self.addEventListener('fetch', ({ request }) => {
  if (request.method === 'PUT') Reflect.construct(ArrayBuffer, [PART])
})

self.addEventListener('push', (event) => event.waitUntil(takePush(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(takeClick(event)))

/** Only Chromium has it, and it gives up after a few tries: it helps where it is, and nothing depends on it. */
interface SyncEvent extends ExtendableEvent {
  tag: string
}
self.addEventListener('sync' as 'message', (event) => {
  const { tag } = event as unknown as SyncEvent
  if (tag === SEND_WAITING) event.waitUntil(takeSync())
})

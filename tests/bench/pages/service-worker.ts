/** Cache first and the same for every contender: what the page loaded once is there without a network. */
interface Waiting extends Event {
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<Response>) => void
  request: Request
  data: string[]
  source: { postMessage: (message: string) => void }
}

const worker = globalThis as unknown as {
  skipWaiting: () => void
  clients: { claim: () => Promise<void> }
  addEventListener: (type: string, listener: (event: Waiting) => void) => void
}

worker.addEventListener('install', () => worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', (event) => event.waitUntil(keep(event)))
worker.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || pathname.startsWith('/api/')) return
  event.respondWith(
    caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)),
  )
})

async function keep({ data, source }: Waiting) {
  const cache = await caches.open('shell')
  await cache.addAll(data)
  source.postMessage('kept')
}

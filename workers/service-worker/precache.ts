import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

/** A file of the build; `revision` is null where its name has a hash. */
export interface BuiltFile {
  url: string
  revision: string | null
}

/**
 * How many files are fetched at once. The library fetches one after the other, which takes twice as long; more would leave the
 * page none of the six connections that a browser has to a server.
 */
const AT_ONCE = 4

/**
 * Keeps the whole build on the device and answers from there: while it installs, `install` fetches what is not kept yet,
 * and fails where one file cannot be had, so that no half build is ever used.
 */
export function createPrecache(files: readonly BuiltFile[]) {
  const controller = new PrecacheController()
  controller.addToCacheList([...files])
  registerRoute(new PrecacheRoute(controller))

  async function install(event: ExtendableEvent): Promise<void> {
    const waiting = [...controller.getURLsToCacheKeys()]
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await keep(event, ...next)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  /** A name with a hash may come from the browser's own cache, every other one is asked of the server. */
  async function keep(event: ExtendableEvent, url: string, cacheKey: string): Promise<void> {
    const cache = url === cacheKey ? 'default' : 'reload'
    // What the page itself asks for meanwhile goes first.
    const request = new Request(url, { cache, credentials: 'same-origin', priority: 'low' })
    await Promise.all(controller.strategy.handleAll({ params: { cacheKey }, request, event }))
  }

  return {
    install,
    activate: (event: ExtendableEvent) => controller.activate(event),
    answerWith: (url: string) => controller.createHandlerBoundToURL(url),
  }
}

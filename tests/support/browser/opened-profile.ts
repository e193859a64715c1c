import type { BrowserContext, Page } from 'playwright-core'

declare global {
  interface Window {
    /** The data key of this tab, caught as it was unwrapped. */
    dataKey?: CryptoKey
  }
}

/** Lets the pages of a browser keep the data key where a test finds it; to be called before they open. */
export const catchKeys = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // An empty page, before the app's own, has none.
    if (!isSecureContext) return
    const unwrap = crypto.subtle.unwrapKey.bind(crypto.subtle)
    crypto.subtle.unwrapKey = async (...given) => {
      window.dataKey = await unwrap(...given)
      return window.dataKey
    }
  })

/** Everything that lies in the databases of a page, with what is sealed opened: what a thief with the key would read. */
export const readOpened = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const key = window.dataKey
    if (!key) throw new Error('The key was not caught')
    /** Where sealed bytes belong, as whoever sealed them said. */
    const places: Record<string, (record: Record<string, string | number>) => string> = {
      segments: ({ pid, kind, no }) => `segment/${pid}/${kind}/${no}`,
      deltas: ({ to }) => `delta/${to}`,
      projection: ({ no }) => `projection/${no}`,
      commands: ({ key }) => `command/${key}`,
      recent: ({ ackV, at }) => `recent/${ackV}/${at}`,
      sessions: () => 'session/login',
    }
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const open = async (sealed: Uint8Array<ArrayBuffer>, place: string) => {
      const additionalData = new TextEncoder().encode(place)
      const how = { name: 'AES-GCM', iv: sealed.slice(0, 12), additionalData }
      return crypto.subtle.decrypt(how, key, sealed.subarray(12))
    }
    const textOf = (bytes: ArrayBuffer, compression: unknown) => {
      const plain = new Blob([bytes]).stream()
      return new Response(
        compression === 'gzip' ? plain.pipeThrough(new DecompressionStream('gzip')) : plain,
      ).text()
    }
    const withoutBytes = (_: string, value: unknown) => (value instanceof Uint8Array ? undefined : value)
    const found: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const records = await settled(database.transaction(store).objectStore(store).getAll())
        for (const record of records as Record<string, unknown>[]) {
          found.push(`${name}/${store} ${JSON.stringify(record, withoutBytes)}`)
          const place = places[store]?.(record as Record<string, string | number>)
          const sealed = record['payload'] ?? record['body'] ?? record['login']
          if (place && sealed instanceof Uint8Array)
            found.push(
              `${name}/${place} ${await textOf(await open(sealed as Uint8Array<ArrayBuffer>, place), record['compression'])}`,
            )
        }
      }
      database.close()
    }
    return found
  })

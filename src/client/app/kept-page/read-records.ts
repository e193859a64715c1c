/**
 * All records of some stores of a database, without a library. A database or store that is not there has none, and is
 * not made by this. Rejects where the browser cannot open it.
 */
export async function readRecords(
  database: string,
  stores: readonly string[],
): Promise<Record<string, unknown[]>> {
  const opened = await open(database)
  if (!opened) return {}
  try {
    const there = stores.filter((store) => opened.objectStoreNames.contains(store))
    if (there.length === 0) return {}
    const transaction = opened.transaction(there, 'readonly')
    const read = there.map(async (store) => [store, await settled(transaction.objectStore(store).getAll())])
    return Object.fromEntries(await Promise.all(read)) as Record<string, unknown[]>
  } finally {
    // Whoever deletes or upgrades it would wait for this page.
    opened.close()
  }
}

function open(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    request.addEventListener('upgradeneeded', () => request.transaction?.abort())
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => {
      if (request.error?.name === 'AbortError') resolve(undefined)
      else reject(request.error ?? new Error(`${name} cannot be opened`))
    })
  })
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('A read failed')))
  })

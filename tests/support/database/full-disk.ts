import type { DBCoreMutateRequest, Dexie } from 'dexie'

/** From now on these writes to a database find no room. */
export async function refuseWrites(
  database: Dexie,
  isRefused: (table: string, request: DBCoreMutateRequest) => boolean,
): Promise<void> {
  const full = { 0: new DOMException('full', 'QuotaExceededError') }
  database.close()
  database.use({
    stack: 'dbcore',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name)
        return {
          ...table,
          mutate: async (request) =>
            isRefused(name, request)
              ? { numFailures: 1, failures: full, results: [], lastResult: undefined }
              : table.mutate(request),
        }
      },
    }),
  })
  await database.open()
}

import { AppError } from '#server/platform/app-error.ts'
import { StorageError } from '#server/platform/storage/object-storage.ts'

/** Tells a failure of the storage in words of the API; what is no such failure is thrown as it is. */
export async function askStorage<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    if (!(cause instanceof StorageError)) throw cause
    // A full one has room again some day, and whoever uploads waits for it.
    throw new AppError(cause.reason === 'notThere' ? 'uploadOver' : 'storageUnreachable', { cause })
  }
}

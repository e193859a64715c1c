import { StorageError, type StorageReason } from './object-storage.ts'

/** What the vendor's client throws, as far as it is read. */
interface ServiceFailure {
  name: string
  $metadata?: { httpStatusCode?: number }
}

/** Codes of S3 and of stores like it: of MinIO, Ceph and ours where a disk or a quota is full. */
const REASONS: Readonly<Record<string, StorageReason>> = {
  NoSuchKey: 'notThere',
  NoSuchUpload: 'notThere',
  NotFound: 'notThere',
  InsufficientStorage: 'full',
  QuotaExceeded: 'full',
  XMinioStorageFull: 'full',
  XMinioAdminBucketQuotaExceeded: 'full',
  RequestTimeout: 'unreachable',
  SlowDown: 'unreachable',
}

/** Translates a failure of the vendor's client; what has no answer behind it is a store that was not reached. */
export function toStorageError(cause: unknown): StorageError {
  if (cause instanceof StorageError) return cause
  const { name, $metadata } = cause as ServiceFailure
  const status = $metadata?.httpStatusCode
  if (status === undefined) return new StorageError('unreachable', undefined, cause)
  return new StorageError(REASONS[name] ?? reasonOf(status), name, cause)
}

function reasonOf(status: number): StorageReason {
  if (status === 507) return 'full'
  return status >= 500 || status === 429 ? 'unreachable' : 'refused'
}

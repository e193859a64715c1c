/** Why a store did not do it, whichever it is. */
export type StorageReason =
  /** No such object, or no such upload. */
  | 'notThere'
  /** It has no room left. */
  | 'full'
  /** It will not, however often it is asked: parts that do not fit, a key that is not ours, a bucket that is not there. */
  | 'refused'
  /** It cannot be asked, or cannot do it now. */
  | 'unreachable'

export class StorageError extends Error {
  override name = 'StorageError'
  readonly reason: StorageReason
  /** The code of S3, such as `InvalidPart`, if there was an answer. */
  readonly code: string | undefined

  constructor(reason: StorageReason, code?: string, cause?: unknown) {
    super(`The store did not do it: ${reason}${code === undefined ? '' : ` (${code})`}`, { cause })
    this.reason = reason
    this.code = code
  }
}

/** A part that was sent. */
export interface SentPart {
  /** From 1 to 10,000. */
  partNumber: number
  /** As the answer to its PUT said it, with quotes. */
  etag: string
}

/**
 * Files that people upload, by keys of ours. Browsers send and fetch the bytes themselves, by URLs that are signed here.
 * Sizes are in bytes, instants in milliseconds since 1970. Everything throws `StorageError`.
 */
export interface ObjectStorage {
  /** Begins an upload in parts: each of 5 MiB to 5 GiB, the last of any size. */
  startUpload: (key: string, options: { media: string }) => Promise<{ uploadId: string }>
  /** A URL to which the browser PUTs one part, of exactly this size. */
  signPart: (
    key: string,
    uploadId: string,
    partNumber: number,
    options: { size: number; seconds: number },
  ) => Promise<string>
  /** What parts are there, in order; `notThere` if the upload is over. */
  listParts: (key: string, uploadId: string) => Promise<(SentPart & { size: number })[]>
  /** Makes an object of the parts, in the order of their numbers. It can be repeated, also after it was done. */
  completeUpload: (key: string, uploadId: string, parts: readonly SentPart[]) => Promise<{ etag: string }>
  /** Forgets the parts. No upload is no failure. */
  abortUpload: (key: string, uploadId: string) => Promise<void>
  /** A URL to which the browser PUTs a whole object, of exactly this size and with this `Content-Type`. */
  signPut: (key: string, options: { size: number; media: string; seconds: number }) => Promise<string>
  /** A URL from which the browser saves an object under a name. */
  signGet: (key: string, options: { fileName: string; media: string; seconds: number }) => Promise<string>
  /** Undefined where there is no object. */
  head: (key: string) => Promise<{ size: number; etag: string } | undefined>
  /** Bytes from `start` up to, and without, `end`; fewer where the object ends before. */
  read: (key: string, range: { start: number; end: number }) => Promise<Uint8Array>
  /** No object is no failure. */
  remove: (key: string) => Promise<void>
  /** Every object whose key begins so, in the order of keys. */
  list: (prefix: string) => AsyncIterable<{ key: string; size: number; at: number }>
  /** Every upload that is neither completed nor aborted and whose key begins so. */
  listUploads: (prefix: string) => AsyncIterable<{ key: string; uploadId: string; at: number }>
}

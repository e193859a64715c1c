import type { Log } from '#server/platform/log.ts'
import type { Answer } from './answer.ts'
import type { ObjectStore } from './object-store.ts'
import type { S3Request } from './s3-request.ts'
import type { UploadStore } from './upload-store.ts'

/** What operations work on. */
export interface Stores {
  bucket: string
  objects: ObjectStore
  uploads: UploadStore
  log: Log
}

/** One call of S3. `payload` is what was signed about the body. */
export type Operation = (request: S3Request, stores: Stores, payload: string) => Promise<Answer>

import type { Observable } from 'rxjs'
import type { UploadView } from './upload-record.ts'

export interface NewUpload {
  file: File
  customerId: string
  vendor: string
}

/** The uploads of this device, which go on in a worker of their own whatever page is shown. */
export interface Uploads {
  /** Those of the last day, the newest first; also of other tabs (FILE-05). */
  watch: () => Observable<UploadView[]>
  /** Begins uploads. Whoever calls it has asked `fileProblem` of each. */
  add: (files: readonly NewUpload[]) => Promise<void>
  pause: (id: string) => Promise<void>
  /** Goes on with what was paused, and at once with what waits. */
  resume: (id: string) => Promise<void>
  /** Ends what is not over (FILE-04). */
  cancel: (id: string) => Promise<void>
  /** Takes what is over from the history of this device. */
  forget: (id: string) => Promise<void>
}

import type { ErrorCode } from '#shared/contract/errors.ts'

/**
 * How far an upload is on this device. `reading` takes the file's content in, `sending` sends what was taken in, `waiting` waits for
 * the network or the server, `paused` for its person, `checking` for the server to compare what arrived. The last three are its ends.
 */
export const UPLOAD_STATES = [
  'reading',
  'sending',
  'waiting',
  'paused',
  'checking',
  'uploaded',
  'failed',
  'canceled',
] as const
export type UploadState = (typeof UPLOAD_STATES)[number]

/** Why an upload failed: the server's refusal, or what happened on this device. */
export type UploadFault =
  | ErrorCode
  /** The content was not kept, and the page that had it is gone (FILE-04). */
  | 'contentGone'
  /** The file was changed or taken away while it was read. */
  | 'fileChanged'
  /** What is in it is no text. */
  | 'contentInvalid'
  /** What arrived is not what was sent. */
  | 'hashDiffers'

/** Everything about an upload that can be known without the data key. */
export interface UploadHeader {
  /** The file's id. */
  id: string
  customerId: string
  state: UploadState
  fault: UploadFault | null
  /** What its person wants, until the tab that carries it out has heard of it. */
  wish: 'pause' | 'resume' | 'cancel' | null
  /** In bytes. */
  size: number
  /** How many bytes of it were taken in. */
  read: number
  /** How many bytes of it have arrived. */
  sent: number
  /** Of all of it, in hexadecimal; null until it was taken in. */
  sha256: string | null
  /** Whether all of it is on this device, so that it is sent also when its page is gone. */
  isKept: boolean
  /** Whether logs of its vendor can be read; null until the server was asked (FILE-06). */
  isVendorSupported: boolean | null
  /** Milliseconds of the device's clock. */
  createdAt: number
}

/** What lies sealed. */
export interface UploadBody {
  fileName: string
  vendor: string
}

export interface UploadRecord extends UploadHeader {
  body: Uint8Array<ArrayBuffer>
}

/** An upload as screens show it. */
export type UploadView = UploadHeader & UploadBody

export const UPLOAD_ENDS: readonly UploadState[] = ['uploaded', 'failed', 'canceled']
export const isUploadOver = ({ state }: Pick<UploadHeader, 'state'>): boolean => UPLOAD_ENDS.includes(state)

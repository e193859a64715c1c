import { z } from 'zod'
import { MINUTE } from '#shared/lib/time.ts'

/** Begun, arrived as a whole, broken off by a fault, or by its person (FILE-04). */
export const FILE_STATUSES = ['', 'Uploaded', 'Failed', 'Canceled'] as const

/** Why an upload failed. */
export const FILE_FAULTS = [
  /** It was begun and not ended within a day. */
  'notFinished',
  /** What arrived is not what was sent. */
  'hashDiffers',
  /** What is in it is no text. */
  'contentInvalid',
  /** It arrived, and cannot be read any more. */
  'notReadable',
  /** The device that sent it gave up. */
  'notSent',
] as const
export type FileFault = (typeof FILE_FAULTS)[number]

/** A file of a company that was uploaded or is about to be (FILE-01). */
export const uploadedFileSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  file_name: z.string(),
  /** In small letters, without the dot. */
  extension: z.string(),
  /** Whose log it is. */
  vendor: z.string(),
  /** In bytes. */
  file_size: z.number(),
  status: z.enum(FILE_STATUSES),
  /** One of `FILE_FAULTS`; another build may know more. */
  fault: z.string().nullable(),
  /** All of it was sent, and what arrived is being compared with what was. */
  is_checked: z.boolean(),
  begun_at: z.string(),
  /** Null until it has arrived. */
  uploaded: z.string().nullable(),
  /** The user who uploads it. */
  uploaded_by: z.string().nullable(),
})
export type UploadedFile = z.infer<typeof uploadedFileSchema>

export const fileLimits = {
  /** Of one file, in bytes (FILE-07). */
  size: 2_147_483_648,
  name: 255,
  vendor: 100,
  /** Of each part but the last, in bytes. */
  part: 8 * 1024 * 1024,
  /** How long a file that has arrived stays, in milliseconds (FILE-08). */
  deleteAfter: 30 * MINUTE,
  /** How long an upload may take, and how long one that came to nothing is told of, in milliseconds (FILE-05). */
  kept: 24 * 60 * MINUTE,
} as const

/** When a file can be deleted, in milliseconds since 1970; what has not arrived can be at once (FILE-08). */
export const deletableFrom = ({ status, uploaded }: Pick<UploadedFile, 'status' | 'uploaded'>): number =>
  status === 'Uploaded' && uploaded !== null ? Date.parse(uploaded) + fileLimits.deleteAfter : 0

/** How many parts a file of so many bytes is sent in. */
export const partCount = (size: number): number => Math.max(1, Math.ceil(size / fileLimits.part))

/** How many bytes a part has; parts count from 1. */
export const partSize = (size: number, part: number): number =>
  Math.min(fileLimits.part, size - (part - 1) * fileLimits.part)

/** By this the calls for signed addresses name a file (FILE-02). */
export const fileKey = ({ customer_id, id }: Pick<UploadedFile, 'customer_id' | 'id'>): string =>
  `companies/${customer_id}/files/${id}`

export const FILE_KEY =
  /^companies\/(?<customerId>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/files\/(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

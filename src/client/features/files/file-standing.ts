import type { UploadedFile } from '#shared/domain/files/uploaded-file.ts'
import type { UploadView } from '#client/data/uploads/upload-record.ts'

/** How far a file is, in the order in which it gets there. */
export const FILE_STANDINGS = [
  'waiting',
  'paused',
  'sending',
  'checking',
  'uploaded',
  'failed',
  'canceled',
] as const
export type FileStanding = (typeof FILE_STANDINGS)[number]

/** What files are filtered by: those that are not over are one group. */
export const FILE_GROUPS = ['going', 'uploaded', 'failed', 'canceled'] as const
export type FileGroup = (typeof FILE_GROUPS)[number]

const ENDS = { Uploaded: 'uploaded', Failed: 'failed', Canceled: 'canceled' } as const

/** How far a file is: what the server has said of its end counts, then what the device knows that sends it. */
export function standingOf(
  { status, is_checked: isChecked }: Pick<UploadedFile, 'status' | 'is_checked'>,
  upload: Pick<UploadView, 'state'> | undefined,
): FileStanding {
  if (status !== '') return ENDS[status]
  if (upload) return standingOfUpload(upload)
  return isChecked ? 'checking' : 'sending'
}

export const standingOfUpload = ({ state }: Pick<UploadView, 'state'>): FileStanding =>
  state === 'reading' ? 'sending' : state

export const groupOf = (standing: FileStanding): FileGroup =>
  FILE_GROUPS.find((group) => group === standing) ?? 'going'

import { extensionOf } from '#shared/domain/files/file-rules.ts'
import type { UploadedFile } from '#shared/domain/files/uploaded-file.ts'
import { isUploadOver, type UploadView } from '#client/data/uploads/upload-record.ts'
import type { View } from '#client/data/rows/merge.ts'
import { type FileStanding, standingOf } from './file-standing.ts'

/** A file as the list shows it. */
export interface FileRow extends Pick<View<'uploadedFile'>, 'isPending' | 'isConflict'> {
  file: UploadedFile
  company: string
  /** Who uploads it. */
  by: string
  standing: FileStanding
  /** Why it failed. */
  fault: string | null
  /** Undefined where another device sends it. */
  upload: UploadView | undefined
  /** Whether the server has told of it. */
  isKnown: boolean
}

interface FileNames {
  companyOf: (id: string) => string
  byOf: (id: string | null) => string
}

/** The files that the server tells of, and what this device is about to send, which the server may not know yet. */
export function fileRows(
  views: readonly View<'uploadedFile'>[],
  uploads: readonly UploadView[],
  { userId, companyOf, byOf }: FileNames & { userId: string },
): FileRow[] {
  const uploadById = new Map(uploads.map((upload) => [upload.id, upload]))
  const told = new Set(views.map(({ row }) => row.id))
  const rowOf = (
    file: UploadedFile,
    state: Pick<FileRow, 'isPending' | 'isConflict' | 'isKnown'>,
  ): FileRow => {
    const upload = uploadById.get(file.id)
    return {
      ...state,
      file,
      company: companyOf(file.customer_id),
      by: byOf(file.uploaded_by),
      standing: standingOf(file, upload),
      fault: file.fault ?? upload?.fault ?? null,
      upload,
    }
  }
  return [
    ...views.map(({ row, isPending, isConflict }) => rowOf(row, { isPending, isConflict, isKnown: true })),
    ...uploads
      .filter((upload) => !told.has(upload.id) && !isUploadOver(upload))
      .map((upload) =>
        rowOf(begunFile(upload, userId), { isPending: false, isConflict: false, isKnown: false }),
      ),
  ]
}

/** An upload as the server will tell of it. */
const begunFile = (
  { id, customerId, fileName, vendor, size, createdAt }: UploadView,
  userId: string,
): UploadedFile => ({
  id,
  customer_id: customerId,
  file_name: fileName,
  extension: extensionOf(fileName),
  vendor,
  file_size: size,
  status: '',
  fault: null,
  is_checked: false,
  begun_at: new Date(createdAt).toISOString(),
  uploaded: null,
  uploaded_by: userId,
})

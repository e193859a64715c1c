import type { ListDefinition, SortKey } from '#client/parts/list/list-definition.ts'
import type { FileRow } from './file-rows.ts'
import { FILE_STANDINGS, groupOf } from './file-standing.ts'
import { FILE_SORTS, type FilesAddress, filesAddressSchema } from './files-address.ts'

type FileSort = (typeof FILE_SORTS)[number]

const KEYS: Record<FileSort, (row: FileRow) => SortKey> = {
  file_name: ({ file }) => file.file_name,
  file_size: ({ file }) => file.file_size,
  type: ({ file }) => file.extension,
  status: ({ standing }) => FILE_STANDINGS.indexOf(standing),
  // What has not arrived stands where it was begun.
  uploaded: ({ file }) => Date.parse(file.uploaded ?? file.begun_at),
  vendor: ({ file }) => file.vendor,
  company: ({ company }) => company,
  by: ({ by }) => by,
}

/** The files, the newest first (FILE-01). */
export const fileList: ListDefinition<FileRow, FilesAddress> = {
  schema: filesAddressSchema,
  rowKey: ({ file }) => file.id,
  ordering: {
    sorts: FILE_SORTS,
    first: { sort: 'uploaded', direction: 'desc' },
    // What is newest or largest comes first, and names from A.
    directionOf: (sort) => (sort === 'uploaded' || sort === 'file_size' ? 'desc' : 'asc'),
  },
  textOf: ({ file, company, by }) => `${file.file_name} ${file.vendor} ${company} ${by}`,
  keyOf: (row, sort) => KEYS[sort](row),
  tieOf: ({ file }) => [-Date.parse(file.begun_at), file.file_name],
  filters: {
    status: ({ standing }, wanted) => groupOf(standing) === wanted,
    vendor: ({ file }, wanted) => file.vendor === wanted,
  },
  file: 'files',
}

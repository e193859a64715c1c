import { z } from 'zod'
import { fileLimits } from '#shared/domain/files/uploaded-file.ts'
import { listAddress } from '#client/parts/list/list-address.ts'
import { FILE_GROUPS } from './file-standing.ts'

export const FILE_SORTS = [
  'file_name',
  'file_size',
  'type',
  'status',
  'uploaded',
  'vendor',
  'company',
  'by',
] as const

const company = z.string().min(1).optional().catch(undefined)

/** What the address of the list of files holds; `open` is a file. */
export const filesAddressSchema = listAddress(FILE_SORTS).extend({
  /** Absent: all companies. */
  company,
  status: z.enum(FILE_GROUPS).optional().catch(undefined),
  vendor: z.string().min(1).max(fileLimits.vendor).optional().catch(undefined),
})
export type FilesAddress = z.infer<typeof filesAddressSchema>

/** What the address of the page that uploads holds. */
export const uploadAddressSchema = z.object({ company })
export type UploadAddress = z.infer<typeof uploadAddressSchema>

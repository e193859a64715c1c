import { expect, test } from 'vitest'
import type { UploadedFile } from '#shared/domain/files/uploaded-file.ts'
import type { UploadView } from '#client/data/uploads/upload-record.ts'
import { findRows } from '#client/parts/list/find-rows.ts'
import { HOUR, MINUTE } from '#shared/lib/time.ts'
import { fileList } from './file-list.ts'
import { fileRows } from './file-rows.ts'
import { type FilesAddress, filesAddressSchema, uploadAddressSchema } from './files-address.ts'

const NOW = Date.UTC(2026, 10, 26, 12)
const ago = (milliseconds: number) => new Date(NOW - milliseconds).toISOString()

const buildView = (row: Partial<UploadedFile> & { id: string }) => ({
  row: {
    customer_id: 'contoso',
    file_name: `${row.id}.csv`,
    extension: 'csv',
    vendor: 'Squid',
    file_size: 1000,
    status: 'Uploaded' as const,
    fault: null,
    is_checked: false,
    begun_at: ago(2 * HOUR),
    uploaded: ago(HOUR),
    uploaded_by: 'ana',
    ...row,
  },
  v: 1,
  isPending: false,
  isConflict: false,
})

const buildUpload = (said: Partial<UploadView> & { id: string }): UploadView => ({
  customerId: 'fabrikam',
  state: 'sending',
  fault: null,
  wish: null,
  size: 4000,
  read: 4000,
  sent: 1000,
  sha256: null,
  isKept: true,
  isVendorSupported: true,
  createdAt: NOW,
  fileName: `${said.id}.TXT`,
  vendor: 'Zscaler',
  ...said,
})

const views = [
  buildView({ id: 'old', file_size: 9000, uploaded: ago(9 * HOUR), begun_at: ago(10 * HOUR) }),
  buildView({ id: 'zoë', vendor: 'Zscaler', uploaded_by: 'bo' }),
  buildView({ id: 'elsewhere', status: '', uploaded: null, begun_at: ago(MINUTE) }),
  buildView({
    id: 'broken',
    status: 'Failed',
    uploaded: null,
    fault: 'hashDiffers',
    begun_at: ago(3 * HOUR),
  }),
]
const rowsWith = (uploads: UploadView[]) =>
  fileRows(views, uploads, {
    userId: 'ana',
    companyOf: (id) => (id === 'contoso' ? 'Contoso' : 'Fabrikam'),
    byOf: (id) => (id === 'ana' ? 'You' : 'Bo Berg'),
  })
const ids = (address: FilesAddress) => findRows(rowsWith([]), address, fileList).map(({ file }) => file.id)

test('files stand with the newest first, until somebody chooses another order', () => {
  expect(ids({})).toEqual(['elsewhere', 'zoë', 'broken', 'old'])
  expect(ids({ sort: 'file_size' })[0]).toBe('old')
  expect(ids({ sort: 'status' })).toEqual(['elsewhere', 'zoë', 'old', 'broken'])
  expect(ids({ sort: 'by', direction: 'asc' })[0]).toBe('zoë')
})

test('a search finds name, vendor, company and person, whatever case and accents', () => {
  expect(ids({ search: 'ZOE' })).toEqual(['zoë'])
  expect(ids({ search: 'zscaler berg' })).toEqual(['zoë'])
  expect(ids({ search: 'contoso you' })).toEqual(['elsewhere', 'broken', 'old'])
  expect(ids({ search: 'nobody' })).toEqual([])
})

test('files are filtered by how they ended, and by vendor', () => {
  expect(ids({ status: 'going' })).toEqual(['elsewhere'])
  expect(ids({ status: 'failed' })).toEqual(['broken'])
  expect(ids({ status: 'uploaded', vendor: 'Squid' })).toEqual(['old'])
})

test('what this device is about to send is there before the server knows of it', () => {
  const rows = rowsWith([buildUpload({ id: 'mine', state: 'waiting' })])
  expect(rows.at(-1)).toMatchObject({
    file: { id: 'mine', extension: 'txt', status: '', uploaded: null, begun_at: ago(0), file_size: 4000 },
    company: 'Fabrikam',
    by: 'You',
    standing: 'waiting',
    isKnown: false,
  })
})

test('what has ended on this device stands as the server says, and is not there once it is deleted', () => {
  const rows = rowsWith([
    buildUpload({ id: 'elsewhere', state: 'failed', fault: 'contentGone' }),
    buildUpload({ id: 'old', state: 'checking' }),
    buildUpload({ id: 'deleted', state: 'uploaded' }),
  ])
  const standings = Object.fromEntries(rows.map(({ file, standing, fault }) => [file.id, [standing, fault]]))
  expect(standings).toEqual({
    old: ['uploaded', null],
    zoë: ['uploaded', null],
    elsewhere: ['failed', 'contentGone'],
    broken: ['failed', 'hashDiffers'],
  })
})

test('a file that another device sends is being sent, then checked', () => {
  const checked = buildView({ id: 'x', status: '', is_checked: true, uploaded: null })
  const [row] = fileRows([checked], [], { userId: 'ana', companyOf: String, byOf: String })
  expect(row?.standing).toBe('checking')
})

test('an address that cannot be read is left out', () => {
  const hostile = { search: 12, sort: 'bogus', status: 'Uploaded', vendor: ['x'], company: '', open: 'a' }
  expect(filesAddressSchema.parse(hostile)).toEqual({ search: '12', open: 'a' })
  expect(uploadAddressSchema.parse({ company: 7 })).toEqual({})
})

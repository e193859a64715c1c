import { expect, test } from 'vitest'
import { fileLimits, type UploadedFile } from '#shared/domain/files/uploaded-file.ts'
import { sweptFile } from './sweep-files.ts'

const BEGUN = Date.UTC(2026, 10, 26)
const file: UploadedFile = {
  id: '019ac000-0000-7000-8000-000000000001',
  customer_id: '019ac000-0000-7000-8000-000000000002',
  file_name: 'proxy.csv',
  extension: 'csv',
  vendor: 'Squid',
  file_size: 10,
  status: '',
  fault: null,
  is_checked: false,
  begun_at: new Date(BEGUN).toISOString(),
  uploaded: null,
  uploaded_by: null,
}
const sweep = (change: Partial<UploadedFile>, age: number) =>
  sweptFile({ ...file, ...change }, BEGUN + age * fileLimits.kept)

test('an upload that nobody ended within a day has failed', () => {
  expect(sweep({}, 1.1)).toEqual({ ...file, status: 'Failed', fault: 'notFinished' })
  expect(sweep({}, 0.9)).toEqual(file)
})

test('an upload that was ended since it was found stays as it was ended', () => {
  for (const change of [{ is_checked: true }, { status: 'Uploaded' }, { status: 'Canceled' }] as const)
    expect(sweep(change, 1.1)).toEqual({ ...file, ...change })
})

test('what came to nothing is forgotten a day later, what arrived never', () => {
  expect(sweep({ status: 'Failed' }, 2.1)).toBeUndefined()
  expect(sweep({ status: 'Canceled' }, 2.1)).toBeUndefined()
  expect(sweep({ status: 'Uploaded' }, 99)).toEqual({ ...file, status: 'Uploaded' })
})

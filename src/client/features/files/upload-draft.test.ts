import { expect, test } from 'vitest'
import { OTHER_VENDOR } from '#shared/domain/files/log-vendors.ts'
import {
  emptyUpload,
  isUnsupported,
  problemsOf,
  type UploadDraft,
  vendorOf,
  withFiles,
} from './upload-draft.ts'

const fileOf = (name: string, text = 'a line') => new File([text], name, { lastModified: 1 })
const draftOf = (change: Partial<UploadDraft>): UploadDraft => ({
  vendor: 'Squid',
  otherName: '',
  files: withFiles([], [fileOf('proxy.csv')]),
  ...change,
})
const kinds = (draft: UploadDraft) =>
  Object.fromEntries(
    Object.entries(problemsOf(draft)).flatMap(([field, found]) => (found ? [[field, found.kind]] : [])),
  )

test('an upload needs a vendor and a file', () => {
  expect(kinds(emptyUpload)).toEqual({ vendor: 'noVendor', files: 'noFiles' })
  expect(kinds(draftOf({}))).toEqual({})
})

test('another vendor needs a name that is not too long', () => {
  expect(kinds(draftOf({ vendor: OTHER_VENDOR }))).toEqual({ otherName: 'required' })
  expect(kinds(draftOf({ vendor: OTHER_VENDOR, otherName: '   ' }))).toEqual({ otherName: 'required' })
  expect(kinds(draftOf({ vendor: OTHER_VENDOR, otherName: 'x'.repeat(101) }))).toEqual({ otherName: 'max' })
  expect(kinds(draftOf({ vendor: OTHER_VENDOR, otherName: 'Home made' }))).toEqual({})
})

test('the name of another vendor counts only where another one is chosen', () => {
  expect(vendorOf(draftOf({ otherName: 'Home made' }))).toBe('Squid')
  expect(vendorOf(draftOf({ vendor: OTHER_VENDOR, otherName: ' Home made ' }))).toBe('Home made')
})

test('a vendor that is not supported is told, whatever way it was entered', () => {
  expect(isUnsupported(emptyUpload)).toBe(false)
  expect(isUnsupported(draftOf({}))).toBe(false)
  expect(isUnsupported(draftOf({ vendor: OTHER_VENDOR }))).toBe(false)
  expect(isUnsupported(draftOf({ vendor: OTHER_VENDOR, otherName: 'Home made' }))).toBe(true)
  expect(isUnsupported(draftOf({ vendor: OTHER_VENDOR, otherName: ' squid' }))).toBe(false)
})

test.each([
  ['of another type', fileOf('log.pdf')],
  ['without a line', fileOf('log.txt', '')],
  ['with a path for a name', fileOf('a\u0000b.txt')],
])('a file %s keeps all of them from being uploaded', (_, wrong) => {
  expect(kinds(draftOf({ files: withFiles([], [fileOf('proxy.csv'), wrong]) }))).toEqual({
    files: 'wrongFiles',
  })
})

test('a file that is chosen again is there once, another one of its name beside it', () => {
  const chosen = withFiles([], [fileOf('a.csv'), fileOf('b.csv')])
  expect(withFiles(chosen, [fileOf('a.csv')])).toHaveLength(2)
  expect(withFiles(chosen, [fileOf('a.csv', 'something else')])).toHaveLength(3)
})

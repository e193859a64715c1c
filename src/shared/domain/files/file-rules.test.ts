import { describe, expect, test } from 'vitest'
import { extensionOf, fileProblem } from './file-rules.ts'
import { isVendorSupported } from './log-vendors.ts'
import { deletableFrom, FILE_KEY, fileKey, fileLimits, partCount, partSize } from './uploaded-file.ts'

describe('what can be uploaded (FILE-07)', () => {
  test.each([
    ['proxy.txt', 1],
    ['Firewall März.CSV', 1],
    ['ログ.2026-11.csv', fileLimits.size],
  ])('%s of %i bytes can be', (name, size) => {
    expect(fileProblem({ name, size })).toBeUndefined()
  })

  test.each([
    ['proxy.xlsx', 1, 'fileTypeInvalid'],
    ['proxy', 1, 'fileTypeInvalid'],
    ['.csv', 1, 'fileTypeInvalid'],
    ['proxy.csv.exe', 1, 'fileTypeInvalid'],
    ['proxy.csv', fileLimits.size + 1, 'fileTooLarge'],
    ['proxy.csv', 0, 'fileEmpty'],
    ['../proxy.csv', 1, 'fileNameInvalid'],
    ['pro\nxy.csv', 1, 'fileNameInvalid'],
    [`${'x'.repeat(fileLimits.name)}.csv`, 1, 'fileNameInvalid'],
    ['\ud800.csv', 1, 'fileNameInvalid'],
  ])('%j of %i bytes cannot: %s', (name, size, problem) => {
    expect(fileProblem({ name, size })).toBe(problem)
  })

  test('two gigabytes are 2147483648 bytes', () => {
    expect(fileLimits.size).toBe(2_147_483_648)
  })
})

test('an extension is in small letters and without its dot', () => {
  expect(['a.CSV', 'a.b.txt', 'a', 'a.', '.txt'].map(extensionOf)).toEqual(['csv', 'txt', '', '', ''])
})

test('a vendor is known whatever its capitals, and another one is not (FILE-06)', () => {
  expect(['Cisco ASA', ' cisco asa ', 'Other', ''].map(isVendorSupported)).toEqual([true, true, false, false])
})

describe('a file that has arrived', () => {
  const uploaded = '2026-11-26T10:00:00.000Z'

  test('cannot be deleted for 30 minutes (FILE-08)', () => {
    expect(new Date(deletableFrom({ status: 'Uploaded', uploaded })).toISOString()).toBe(
      '2026-11-26T10:30:00.000Z',
    )
  })

  test('can be deleted at once where it did not arrive', () => {
    for (const status of ['', 'Failed', 'Canceled'] as const)
      expect(deletableFrom({ status, uploaded: null })).toBe(0)
  })
})

describe('parts', () => {
  test.each([1, fileLimits.part, fileLimits.part + 1, 3 * fileLimits.part - 1, fileLimits.size])(
    'of %i bytes are whole but for the last, and are all of it',
    (size) => {
      const sizes = Array.from({ length: partCount(size) }, (_, at) => partSize(size, at + 1))
      expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBe(size)
      expect(sizes.slice(0, -1).every((bytes) => bytes === fileLimits.part)).toBe(true)
      expect(sizes.at(-1)).toBeGreaterThan(0)
    },
  )

  test('are as many as the storage takes at most', () => {
    expect(partCount(fileLimits.size)).toBeLessThanOrEqual(10_000)
  })
})

test('a key names the company and the file', () => {
  const file = {
    customer_id: '3f0b6a52-0d4e-4b7c-9d52-2a4a7c7a3e01',
    id: '0196f000-0000-7000-8000-000000000001',
  }
  expect(FILE_KEY.exec(fileKey(file))?.groups).toEqual({ customerId: file.customer_id, id: file.id })
  expect(FILE_KEY.test(`${fileKey(file)}/..`)).toBe(false)
})

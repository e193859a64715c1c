import { describe, expect, test } from 'vitest'
import { FILE_FAULTS } from '#shared/domain/files/uploaded-file.ts'
import { UPLOAD_STATES } from '#client/data/uploads/upload-record.ts'
import { englishOf } from '#tests/support/english.ts'
import { bytesText, partSent, percentText } from './bytes.ts'
import { standingText } from './file-state.tsx'
import { faultText, progressText, stateText, tooNewText, typeText } from './file-words.ts'

const t = englishOf('files')
const errors = englishOf('errors')
const english = { t, locale: 'en' }

describe('a fault', () => {
  test.each([...FILE_FAULTS, 'contentGone', 'fileChanged'])(
    '%s says what happened and what to do',
    (fault) => {
      expect(faultText(fault, { t, errors })).toMatch(/^[A-Z].+\. .*(?:Upload|upload|Choose).+\.$/)
    },
  )

  test('that the server refused with has the words of the catalogue', () => {
    expect(faultText('fileQuotaReached', { t, errors })).toBe(errors('fileQuotaReached'))
  })

  test.each([null, 'ofAnotherBuild', 'constructor'])(
    '%s, which this build does not know, is one all the same',
    (fault) => {
      expect(faultText(fault, { t, errors })).toBe('The reason is not known. Upload the file again.')
    },
  )
})

describe('a state', () => {
  test.each(UPLOAD_STATES)('%s has words', (state) => {
    expect(stateText({ state }, { t, isOnline: true })).toMatch(/^[A-Z][\w, ]+$/)
  })

  test('that waits says what for', () => {
    const waiting = { state: 'waiting' } as const
    expect(stateText(waiting, { t, isOnline: true })).toBe('Waits for the server, and goes on by itself')
    expect(stateText(waiting, { t, isOnline: false })).toBe('Waits for a network, and goes on by itself')
  })

  test('of what this device sends says how much has arrived', () => {
    const upload = { size: 1000, sent: 456 } as never
    expect(standingText({ standing: 'sending', upload }, english)).toBe('Being sent · 45%')
    expect(standingText({ standing: 'sending' }, english)).toBe('Being sent')
    expect(standingText({ standing: 'uploaded', upload }, english)).toBe('Uploaded')
  })
})

test('a file that is too new says from when on it can be deleted', () => {
  const from = Date.UTC(2026, 10, 26, 14, 32)
  const said = tooNewText(from, { t, locale: 'de', timeZone: 'UTC' })
  expect(said).toBe('A file can be deleted 30 minutes after it was uploaded: this one from 14:32 on.')
})

test.each([
  ['txt', 'Text'],
  ['csv', 'Table'],
  ['xlsx', 'Other'],
])('.%s is of the type %s', (extension, type) => {
  expect(typeText({ extension }, t)).toBe(type)
})

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1536, '1.5 kB'],
  [10 * 1024 * 1024, '10 MB'],
  [2_147_483_648, '2 GB'],
  [5 * 1024 ** 4, '5,120 GB'],
])('%i bytes are said as %s', (bytes, text) => {
  expect(bytesText(bytes, 'en')).toBe(text)
})

test('all of it is only said where all of it has arrived', () => {
  expect(percentText(0.999, 'en')).toBe('99%')
  expect(percentText(1, 'en')).toBe('100%')
  expect(partSent([])).toBe(0)
  expect(
    partSent([
      { size: 100, sent: 50 },
      { size: 300, sent: 310 },
    ]),
  ).toBe(0.875)
  expect(progressText({ size: 2048, sent: 512 }, english)).toBe('512 bytes of 2 kB · 25%')
})

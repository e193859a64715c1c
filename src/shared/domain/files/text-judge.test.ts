import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTextJudge } from './text-judge.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const isText = (...pieces: Uint8Array[]) => {
  const judge = createTextJudge()
  for (const piece of pieces) judge.push(piece)
  return judge.isText()
}
const utf16 = (text: string, [high, low]: [number, number]) =>
  new Uint8Array([
    high,
    low,
    ...Array.from({ length: text.length }, (_, at) => [text.charCodeAt(at), 0]).flat(),
  ])

describe('is text', () => {
  test.each([
    ['UTF-8', utf8('date,user,host\n2026-11-26,ü,日本.example\n')],
    ['UTF-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, ...utf8('a;b')])],
    ['a code page of one byte', new Uint8Array([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x0d, 0x0a])],
    ['UTF-16 as spreadsheets save it', utf16('a\tb\r\n', [0xff, 0xfe])],
    ['a log with the colours of a terminal', utf8('\u001b[31mdenied\u001b[0m\n')],
    ['a log that quotes a few odd bytes', utf8(`${'GET / HTTP/1.1 200\n'.repeat(100)}\u0001`)],
  ])('%s', (_, bytes) => {
    expect(isText(bytes)).toBe(true)
  })
})

describe('is none', () => {
  test.each([
    [
      'a spreadsheet that is called a text',
      new Uint8Array([0x50, 0x4b, 0x03, 0x04, ...utf8('xl/workbook.xml')]),
    ],
    ['an old spreadsheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['a program', new Uint8Array([0x4d, 0x5a, 0x90, 0x00, 0x03])],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
    [
      'a picture that begins as one and goes on as a text',
      new Uint8Array([0xff, 0xd8, 0xff, ...utf8('a,b,c\n'.repeat(999))]),
    ],
    ['what is compressed', new Uint8Array([0x1f, 0x8b, 0x08])],
    ['a text with a zero in it', utf8(`${'a'.repeat(5000)}\0`)],
    ['mostly control characters', utf8('\u0001\u0002\u0003abc')],
  ])('%s', (_, bytes) => {
    expect(isText(bytes)).toBe(false)
  })
})

test('how it is cut into pieces changes nothing', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.array(fc.nat(200), { maxLength: 8 }), (bytes, cuts) => {
      const at = [
        0,
        ...cuts.map((cut) => Math.min(cut, bytes.length)).toSorted((a, b) => a - b),
        bytes.length,
      ]
      const pieces = at.slice(1).map((end, place) => bytes.slice(at[place], end))
      expect(isText(...pieces)).toBe(isText(bytes))
    }),
  )
})

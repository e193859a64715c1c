import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLineReader } from './line-reader.ts'

const bytes = new TextEncoder()
const text = new TextDecoder()

async function readInPieces(whole: Uint8Array<ArrayBuffer>, cuts: readonly number[]): Promise<string[]> {
  const borders = [0, ...cuts.map((cut) => cut % (whole.length + 1)), whole.length].toSorted((a, b) => a - b)
  const pieces = borders.slice(1).map((end, at) => whole.slice(borders[at], end))
  const lines: string[] = []
  for await (const line of createLineReader({ body: streamOf(pieces) })) {
    lines.push(text.decode(line))
  }
  return lines
}

const streamOf = (pieces: readonly Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })

test('lines come whole however the network cuts them, also inside a character', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'binary' }).map((line) => line.replaceAll('\n', ' ').toWellFormed())),
      fc.array(fc.nat()),
      async (lines, cuts) => {
        const whole = bytes.encode(lines.map((line) => `${line}\n`).join(''))
        expect(await readInPieces(whole, cuts)).toEqual(lines)
      },
    ),
  )
})

test('a line that the stream broke off is left out', async () => {
  expect(await readInPieces(bytes.encode('{"a":1}\n{"b":'), [3, 9])).toEqual(['{"a":1}'])
})

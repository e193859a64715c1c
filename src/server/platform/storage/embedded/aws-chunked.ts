import { S3Error } from './s3-error.ts'

/** Of the line before a chunk, or of a trailer; in bytes. */
const LONGEST_LINE = 8192

/**
 * The bytes inside `Content-Encoding: aws-chunked` without signatures of the chunks. What follows them is put into
 * `trailers`, by names in lower case, before this ends.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming-trailers.html
 */
export async function* decodeAwsChunked(
  source: AsyncIterable<Uint8Array>,
  trailers: Map<string, string>,
): AsyncGenerator<Uint8Array> {
  const input = readerOf(source)
  for (let size = chunkSize(await input.line()); size > 0; size = chunkSize(await input.line())) {
    yield* input.bytes(size)
    if ((await input.line()) !== '') throw malformed('A chunk is not as long as it says.')
  }
  for (let line = await input.line(); line !== ''; line = await input.line()) {
    const [name = '', ...value] = line.split(':')
    trailers.set(name.trim().toLowerCase(), value.join(':').trim())
  }
}

function chunkSize(line: string): number {
  const size = /^([0-9a-fA-F]{1,12})(;|$)/.exec(line)?.[1]
  if (size === undefined) throw malformed('A chunk does not say how long it is.')
  return Number.parseInt(size, 16)
}

function readerOf(source: AsyncIterable<Uint8Array>) {
  const pieces = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  const more = async (): Promise<Buffer> => {
    const { done, value } = await pieces.next()
    if (done) throw new S3Error('IncompleteBody', 'The body ends before its last chunk.')
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  }
  return {
    /** Up to the next line break, without it. */
    async line(): Promise<string> {
      for (;;) {
        const end = held.indexOf('\r\n')
        if (end >= 0) {
          const line = held.toString('latin1', 0, end)
          held = held.subarray(end + 2)
          return line
        }
        if (held.length > LONGEST_LINE) throw malformed('A line is too long.')
        held = Buffer.concat([held, await more()])
      }
    },
    async *bytes(size: number): AsyncGenerator<Uint8Array> {
      for (let left = size; left > 0;) {
        if (held.length === 0) held = await more()
        const piece = held.subarray(0, left)
        held = held.subarray(piece.length)
        left -= piece.length
        if (piece.length > 0) yield piece
      }
    },
  }
}

const malformed = (message: string): S3Error => new S3Error('InvalidRequest', message)

import { gunzipSync } from 'node:zlib'
import { segmentHeaderSchema } from '#shared/contract/sync.ts'

/** A snapshot's text with every payload in plain, for who looks for words in it. Other texts stay as they are. */
export function plainSnapshot(text: string): string {
  if (!text.includes('"compression":"gzip"')) return text
  const lines = text.split('\n')
  return lines.map((line, at) => (isCompressed(lines[at - 1]) ? unzipped(line) : line)).join('\n')
}

const isCompressed = (header: string | undefined) =>
  header?.startsWith('{"segment"') === true &&
  segmentHeaderSchema.parse(JSON.parse(header)).compression === 'gzip'

const unzipped = (line: string) => gunzipSync(Buffer.from(line, 'base64')).toString()

import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PackedPartition } from './segment-store.ts'

type Segment = PackedPartition['segments'][number]

const compress = promisify(gzip)
/** Twice as quick as the usual level, for a tenth more bytes. */
const LEVEL = 3

const known = new WeakMap<Segment, Promise<string>>()

/** The payload of a segment as one line: compressed, in base64. Made once for as long as the segment is kept. */
export function gzipped(segment: Segment): Promise<string> {
  const made =
    known.get(segment) ??
    compress(segment.payload, { level: LEVEL }).then((bytes) => bytes.toString('base64'))
  known.set(segment, made)
  return made
}

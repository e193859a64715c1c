import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { S3Error } from './s3-error.ts'

const ALGORITHMS = ['crc32', 'crc32c', 'crc64nvme', 'sha1', 'sha256'] as const
const HEADER = /^x-amz-checksum-(.+)$/

/** A sum that grows with the bytes. */
interface Sum {
  update: (bytes: Uint8Array) => void
  /** Can be asked once. */
  base64: () => string
}

/** Names of checksum headers among others. */
export const checksumHeaders = (names: Iterable<string>): string[] =>
  [...names].filter((name) => {
    const algorithm = HEADER.exec(name)?.[1]
    return ALGORITHMS.some((known) => known === algorithm)
  })

/** What counts up to a checksum, by the name of its header. Throws `NotImplemented` where Node cannot compute it. */
export function sumFor(header: string): Sum {
  const algorithm = HEADER.exec(header)?.[1]
  if (algorithm === 'crc32') return crc32Sum()
  if (algorithm === 'sha1' || algorithm === 'sha256') return hashSum(algorithm)
  throw new S3Error('NotImplemented', `Checksums of the kind ${header} are not computed here.`)
}

function crc32Sum(): Sum {
  let value = 0
  return {
    update: (bytes) => {
      value = crc32(bytes, value)
    },
    base64: () => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(value)
      return bytes.toString('base64')
    },
  }
}

function hashSum(algorithm: 'sha1' | 'sha256'): Sum {
  const hash = createHash(algorithm)
  return { update: (bytes) => void hash.update(bytes), base64: () => hash.digest('base64') }
}

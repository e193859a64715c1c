import { createHash } from 'node:crypto'
import { migrations } from '#server/schema.ts'

/** The name of a schema: databases that were prepared under another one are of no use. */
export const schemaFingerprint = (...more: string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([migrations, ...more]))
    .digest('hex')
    .slice(0, 16)

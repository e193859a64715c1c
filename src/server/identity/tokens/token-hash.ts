import { createHash } from 'node:crypto'

/** What is stored of a random token: enough to recognise it. It is long and random, so no slow hash is needed. */
export const hashToken = (token: Buffer | string): string =>
  createHash('sha256').update(token).digest('base64url')

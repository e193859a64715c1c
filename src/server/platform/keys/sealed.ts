import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_LENGTH = 12
const TAG_LENGTH = 16

/** Encrypts a text that has to be read again. It opens only with the same secret and for the same `owner`. */
export function seal(secret: Buffer, owner: string, text: string): string {
  const nonce = randomBytes(NONCE_LENGTH)
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws when the text was altered, or sealed for somebody else. */
export function unseal(secret: Buffer, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, NONCE_LENGTH), {
    authTagLength: TAG_LENGTH,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH))
  const text = decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

const keyOf = (secret: Buffer) => Buffer.from(hkdfSync('sha256', secret, '', 'sealed texts', 32))

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushNotice } from '#shared/contract/devices.ts'

/** A browser's half of a subscription, which can read what it is sent (RFC 8291). */
export function createPushedBrowser(endpoint: string) {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint,
      keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    read(body: Buffer): PushNotice {
      const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0]
      const theirs = body.subarray(21, 21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs])
      const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32))
      const derive = (label: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), length))
      const sealed = body.subarray(21 + keyLength)
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as PushNotice
    },
  }
}

import { deviceLimits, leaseClaimsSchema } from '#shared/contract/devices.ts'
import { fromBase64 } from '#client/data/rows/base64.ts'
import { SECOND } from '#shared/lib/time.ts'

/** Who a lease has to name, and whose signature it has to carry. */
export interface LeaseHolder {
  lease: string
  leaseKey: JsonWebKey
  userId: string
  deviceId: string
}

/** Until when the server lets this user use this device without it. */
export interface Lease {
  end: number
}

/** Reads a lease; undefined where it is not the server's, or names somebody else or another device. */
export async function readLease({
  lease,
  leaseKey,
  userId,
  deviceId,
}: LeaseHolder): Promise<Lease | undefined> {
  try {
    const [head = '', body = '', signature = ''] = lease.split('.')
    const { alg } = jsonOf(head) as { alg?: unknown }
    // The key decides what is a signature, never the statement itself.
    if (alg !== 'ES256') return undefined
    const { kty, crv, x, y } = leaseKey
    const key = await crypto.subtle.importKey(
      'jwk',
      { kty, crv, x, y } as JsonWebKey,
      { name: 'ECDSA', namedCurve: 'P-256' },
      false,
      ['verify'],
    )
    const signed = new TextEncoder().encode(`${head}.${body}`)
    const isSigned = await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      key,
      fromBase64(signature),
      signed,
    )
    const { sub, dev, exp } = leaseClaimsSchema.parse(jsonOf(body))
    return isSigned && sub === userId && dev === deviceId ? { end: exp * SECOND } : undefined
  } catch {
    // A statement that cannot even be read is no lease.
    return undefined
  }
}

export const isLeaseValid = (lease: Lease | undefined, now: number): boolean =>
  lease !== undefined && now < lease.end

/** Whether a device was away for so long that it erases itself. A lease that cannot be read has no end to count from. */
export const isWipeDue = (lease: Lease | undefined, now: number): boolean =>
  lease !== undefined && now >= lease.end + deviceLimits.wipeAfterLease

const jsonOf = (text: string): unknown => JSON.parse(new TextDecoder().decode(fromBase64(text)))

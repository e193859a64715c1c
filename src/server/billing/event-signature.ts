import { createHmac, timingSafeEqual } from 'node:crypto'
import { MINUTE } from '#shared/lib/time.ts'

/** How far the moment of a signature may be off, either way. */
const WINDOW = 5 * MINUTE

/**
 * Whether a header `t=<seconds>,v1=<HMAC-SHA-256 of "t.text" in hex>` was made with the secret for this text, within the last five
 * minutes. There may be several `v1` while a secret is being replaced.
 */
export function isSignedEvent(
  secret: string,
  { header = '', text, now }: { header?: string | undefined; text: string; now: number },
): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='))
  const moments = parts.flatMap(([name, value]) => (name === 't' && value ? [value] : []))
  const [moment] = moments
  if (moments.length !== 1 || moment === undefined || !/^\d{1,12}$/.test(moment)) return false
  if (Math.abs(Number(moment) * 1000 - now) > WINDOW) return false
  const expected = createHmac('sha256', secret).update(`${moment}.${text}`).digest()
  return parts.some(([name, value]) => {
    if (name !== 'v1' || !value || !/^[0-9a-f]{64}$/.test(value)) return false
    return timingSafeEqual(Buffer.from(value, 'hex'), expected)
  })
}

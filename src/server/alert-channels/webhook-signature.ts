import { createHmac } from 'node:crypto'
import { SECOND } from '#shared/lib/time.ts'

/** What comes before the key in a secret (https://www.standardwebhooks.com). */
const PREFIX = 'whsec_'

/** The headers by which whoever has the secret knows that a body comes from here, and when it was sent. */
export function webhookHeaders(
  secret: string,
  id: string,
  body: string,
  now: number,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const timestamp = String(Math.floor(now / SECOND))
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

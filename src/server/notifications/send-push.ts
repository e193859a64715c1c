import webPush from 'web-push'
import type { PushNotice, PushSubscription } from '#shared/contract/devices.ts'
import type { PublicFetch } from './public-fetch.ts'
import type { PushKeys } from './push-keys.ts'

/**
 * What became of a push: `gone` where the service will never take one for this subscription again, `later` where it
 * may another time.
 */
export type Sent = 'sent' | 'gone' | 'refused' | 'later'

export interface PushParts {
  keys: PushKeys
  /** Whom a push service may complain to: an address of mail or a site (RFC 8292). */
  contact: string
  fetch: PublicFetch
}

/** How long a service keeps a push for a device that is off, in seconds. What is older is pulled anyway. */
const TTL = 86_400
const TIMEOUT = 10_000
/** What may follow "Topic" (RFC 8030): a later push about the same matter takes the place of one not delivered yet. */
const TOPIC = 32

const urgency = { high: 'high', medium: 'normal', low: 'low', informational: 'very-low' } as const

/** Encrypts a notice for one browser and hands it to that browser's push service. Never throws. */
export async function sendPush(
  parts: PushParts,
  subscription: PushSubscription,
  notice: PushNotice,
): Promise<Sent> {
  const request = requestOf(parts, subscription, notice)
  if (!request) return 'gone'
  const { endpoint, method, headers, body } = request
  try {
    const response = await parts.fetch(endpoint, {
      method,
      headers,
      body,
      // A service that leads elsewhere could lead into our own network.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await response.body?.cancel()
    if (response.ok) return 'sent'
    if (response.status === 404 || response.status === 410) return 'gone'
    return response.status === 429 || response.status >= 500 ? 'later' : 'refused'
  } catch {
    // Only the service itself knows that a subscription is gone; a network that fails says nothing about it.
    return 'later'
  }
}

/** Undefined for an address or keys that no browser made: for them nothing can ever be encrypted. */
function requestOf({ keys, contact }: PushParts, subscription: PushSubscription, notice: PushNotice) {
  try {
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify(notice),
      {
        vapidDetails: { subject: contact, ...keys },
        contentEncoding: 'aes128gcm',
        TTL,
        urgency: urgency[notice.severity],
        topic: notice.id.replaceAll(/[^\w-]/g, '').slice(0, TOPIC),
      },
    )
    const { 'Content-Length': _, ...sent } = headers as Record<string, string>
    return { endpoint, method, headers: { ...sent }, body: new Uint8Array(body) }
  } catch {
    return undefined
  }
}

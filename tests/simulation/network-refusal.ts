import type { Fault } from './faults.ts'
import type { NetworkParts } from './network-parts.ts'

/** An answer that somebody on the way, or the server before it did anything, gives. */
export function refusal(
  { random, happens }: NetworkParts,
  path: string,
): { status: number; response: () => Response } | undefined {
  if (happens('portal'))
    return {
      status: 200,
      response: () =>
        new Response('<html>Please accept our terms</html>', { headers: { 'content-type': 'text/html' } }),
    }
  const statuses: [Fault, number, string, number?][] = [
    ['status401', 401, 'sessionUnverified'],
    ['status403', 403, 'noPermission'],
    ['status409', 409, path === '/sync/pull' ? 'cursorTooOld' : 'conflict'],
    ['status412', 412, 'preconditionFailed'],
    ['status413', 413, 'bodyTooLarge'],
    ['status429', 429, 'tooManyRequests', 1 + random.int(20)],
    ['status500', 500, 'unexpected'],
    ['status503', 503, 'missingTangibles'],
  ]
  for (const [fault, status, code, retryAfter] of statuses) {
    if (!happens(fault)) continue
    const headers = {
      'content-type': 'application/json',
      ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
    }
    const body = JSON.stringify({ code, message: code, requestId: 'simulated' })
    return { status, response: () => new Response(body, { status, headers }) }
  }
  return undefined
}

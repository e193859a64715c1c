import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { IsTrustedProxy } from './trusted-proxies.ts'

/** What the front door finds out and hands to the sites with each request. */
interface CallerBindings {
  caller?: string
}

/** The bindings of a request with who has sent it, so that every part of a site takes the same address for them. */
export const withCaller = (c: Context, isTrusted: IsTrustedProxy): object => ({
  ...(c.env as object | undefined),
  ...onBehalfOf(callerBehind(connectionAddress(c), c.req.header('x-forwarded-for'), isTrusted)),
})

/** The bindings of a request that one part of the server makes to another because a `caller` has sent one. */
export const onBehalfOf = (caller: string): CallerBindings => ({ caller })

/** The address of whoever has sent a request; `unknown` for one that came over no connection. */
export const callerAddress = (c: Context): string =>
  (c.env as CallerBindings | undefined)?.caller ?? connectionAddress(c)

/** What their requests are counted by, see `networkOf`. */
export const callerNetwork = (c: Context): string => networkOf(callerAddress(c))

/** More proxies than stand in a row anywhere. */
const LONGEST_CHAIN = 16

/**
 * Whom a connection carries a request of. Anybody can write X-Forwarded-For, so it is read only where the connection
 * is a trusted proxy's, and backwards: each proxy appends who had asked it, and what stands before the first one that
 * is not trusted is that one's own word. Where it ends without such a one it is the connection that counts.
 */
export function callerBehind(
  connection: string,
  forwardedFor: string | undefined,
  isTrusted: IsTrustedProxy,
): string {
  if (forwardedFor === undefined || !isTrusted(connection)) return connection
  for (const hop of forwardedFor.split(',').toReversed().slice(0, LONGEST_CHAIN)) {
    const address = addressIn(hop)
    if (address === undefined) return connection
    if (!isTrusted(address)) return address
  }
  return connection
}

/** Some proxies write the port, too. */
function addressIn(hop: string): string | undefined {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(hop.trim()) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(hop.trim()) ?? []
  const address = plainAddress(bracketed ?? beforePort ?? hop.trim())
  return isIP(address) ? address : undefined
}

function connectionAddress(c: Context): string {
  const env: unknown = c.env
  // A request that a test hands over directly has no connection.
  const hasConnection = typeof env === 'object' && env !== null && 'incoming' in env
  return plainAddress((hasConnection ? getConnInfo(c).remote.address : undefined) ?? 'unknown')
}

/** Without the zone, and without the cover that an IPv4 address has on a socket of both families. */
const plainAddress = (address: string) => address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')

/** What one subscriber has: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const start = head ? head.split(':') : []
  const end = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length
  const groups = [...start, ...Array<string>(Math.max(0, zeros)).fill('0'), ...end]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

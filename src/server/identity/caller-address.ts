import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The other end of the connection. Headers such as X-Forwarded-For are not asked: anybody can write them. */
export function connectionAddress(context: Context): string {
  const env: unknown = context.env
  // A request that a test hands over directly has no connection.
  const hasConnection = typeof env === 'object' && env !== null && 'incoming' in env
  return networkOf((hasConnection ? getConnInfo(context).remote.address : undefined) ?? 'unknown')
}

/** What one subscriber has: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
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

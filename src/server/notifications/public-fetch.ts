import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'

/** Addresses of this machine and its network (RFC 1122, 1918, 3927, 4193, 4291, 6598). */
const own = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  own.addSubnet(address, bits)
}
for (const [address, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  own.addSubnet(address, bits, 'ipv6')
}

type Resolve = (hostname: string) => Promise<{ address: string }[]>

/** Whether every address behind a name lies outside of this machine and its network. */
export const isOutside = (addresses: readonly { address: string }[]): boolean =>
  addresses.length > 0 &&
  addresses.every(({ address }) => {
    const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
    return !own.check(mapped ?? address, mapped === undefined && isIPv6(address) ? 'ipv6' : 'ipv4')
  })

/**
 * `fetch` for addresses that somebody else chose: refuses, as a network would, what leads into our own. A name that
 * changes its address between the look and the call is not caught; nothing of the answer is passed on.
 */
export const createPublicFetch =
  (resolve: Resolve = (hostname) => lookup(hostname, { all: true })): typeof fetch =>
  async (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input)
    if (!isOutside(await resolve(hostname))) throw new TypeError(`${hostname} is not a public address`)
    return fetch(input, init)
  }

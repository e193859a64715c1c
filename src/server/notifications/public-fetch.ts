import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'
import { readAnswer } from './read-answer.ts'

/**
 * Addresses that are not of the public internet (RFC 6890 and the registries of IANA that it began): those of this machine
 * and its network, those for tests and documents, and IPv6 ones that stand for an IPv4 one and so for any of these.
 */
const own = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  own.addSubnet(address, bits)
}
for (const [address, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  own.addSubnet(address, bits, 'ipv6')
}

/** Calls an address that somebody else chose. */
export type PublicFetch = (url: string, init: RequestInit) => Promise<Response>

type Address = LookupAddress
type Resolve = (hostname: string) => Promise<Address[]>

/** Whether every address behind a name lies outside of this machine and its network. */
export const isOutside = (addresses: readonly Pick<Address, 'address'>[]): boolean =>
  addresses.length > 0 &&
  addresses.every(({ address }) => {
    const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
    // The same in its other spelling, which a resolver does not give.
    if (mapped === undefined && /^::ffff:/i.test(address)) return false
    return !own.check(mapped ?? address, mapped === undefined && isIPv6(address) ? 'ipv6' : 'ipv4')
  })

/**
 * Calls an address that somebody else chose, and gives the status of the answer alone, unless `isRead`. Throws a `TypeError`, as `fetch`
 * does, for what leads into our own network, and for all but https. The call goes to an address that was looked at, so
 * that a name which changes in between leads nowhere else; where it is forwarded to, nobody follows.
 */
export const createPublicFetch =
  (
    resolve: Resolve = (hostname) => lookup(hostname, { all: true }),
    mayBeCalled = isOutside,
    isRead = false,
  ): PublicFetch =>
  async (url, { method = 'GET', headers, body, signal }) => {
    const { protocol, hostname } = new URL(url)
    if (protocol !== 'https:') throw new TypeError(`${hostname} is not called by https`)
    const addresses = await resolve(hostname.replaceAll(/[[\]]/g, ''))
    if (!mayBeCalled(addresses)) throw new TypeError(`${hostname} is not a public address`)
    const looked: LookupFunction = (_hostname, { all }, give) => {
      const [first] = addresses
      if (all || !first) give(null, addresses)
      else give(null, first.address, first.family)
    }
    return new Promise((answer, fail) => {
      const asked = request(
        url,
        {
          method,
          headers: Object.fromEntries(new Headers(headers)),
          lookup: looked,
          signal: signal ?? undefined,
        },
        (response) => {
          if (isRead) {
            readAnswer(response).then(answer, fail)
            return
          }
          response.resume()
          answer(new Response(null, { status: response.statusCode ?? 502 }))
        },
      )
      asked.on('error', fail)
      asked.end(body)
    })
  }

/** The same as `fetch` of addresses that somebody else chose, with what they answer. */
export const createPublicReader = (): typeof fetch => {
  const ask = createPublicFetch(undefined, undefined, true)
  return async (input, init = {}) => ask(new Request(input).url, init)
}

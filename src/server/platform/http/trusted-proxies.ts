import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

/** Whether an address is that of a proxy, whose word on whom it asks for is taken. */
export type IsTrustedProxy = (address: string) => boolean

/** Words for ranges that everybody has. */
const NAMED = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
const isNamed = (entry: string): entry is keyof typeof NAMED => Object.hasOwn(NAMED, entry)

const range = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
// Where everybody is a proxy nobody is a caller.
const isRange = (entry: string) => range.safeParse(entry).success && !entry.endsWith('/0')

/** Addresses, ranges and words with commas between. */
export const trustedProxiesSchema = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim().toLowerCase()))
  .superRefine((entries, context) => {
    const bad = entries.find((entry) => !isNamed(entry) && !isRange(entry))
    if (bad === undefined) return
    const message = `"${bad}" is no address, no range such as 10.1.0.0/16, and neither "loopback" nor "private"`
    context.addIssue({ code: 'custom', message, params: { isSentence: true } })
  })

/** Recognizes the proxies that the setting names. */
export function trustedProxies(entries: readonly string[]): IsTrustedProxy {
  const trusted = new BlockList()
  for (const each of entries.flatMap((entry) => (isNamed(entry) ? NAMED[entry] : entry))) {
    const [address = '', prefix] = each.split('/')
    const family = familyOf(address)
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address))
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

import { isIP } from 'node:net'
import { isOutside } from './public-fetch.ts'

/**
 * Whether an address that somebody typed leads into our own network, as far as that can be told from it. Where a name
 * leads is looked at with every call; an address by number never leads elsewhere.
 */
export function isOwnAddress(url: string): boolean {
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, '')
  return isIP(host) !== 0 ? !isOutside([{ address: host }]) : /(^|\.)localhost\.?$/i.test(host)
}

import { ConnectorError } from '../connector-error.ts'

/** Gives the links of one listing back, but none twice: that listing would never end. */
export function createLinkFollower() {
  const seen = new Set<string>()
  return (link: string | undefined) => {
    if (link === undefined) return undefined
    if (seen.has(link)) throw new ConnectorError('unexpectedAnswer', { code: 'repeatedLink' })
    seen.add(link)
    return link
  }
}

import { ConnectorError } from '../connector-error.ts'
import {
  type DirectoryDomain,
  type DirectoryOrganization,
  type DirectoryUser,
  type DirectoryUserChanges,
  type SubscribedProduct,
  toDomain,
  toOrganization,
  toSubscribedProduct,
  toUser,
  toUserChange,
} from './directory.ts'
import {
  domainsAnswer,
  organizationAnswer,
  subscribedSkusAnswer,
  USER_SELECT,
  usersAnswer,
  usersDeltaAnswer,
} from './graph-answers.ts'
import { createGraphClient, type GraphClient } from './graph-client.ts'
import { graphLimits } from './limits.ts'

export interface Microsoft365ConnectorParts {
  fetch: typeof globalThis.fetch
  /** Milliseconds since 1970. */
  clock: { now: () => number }
  /** Waits so many milliseconds. */
  sleep: (duration: number) => Promise<void>
  /** Without version and final slash: `https://login.microsoftonline.com`, `https://graph.microsoft.com`. */
  hosts: { login: string; graph: string }
  credentials: { clientId: string; clientSecret: string }
  /** In [0, 1), for the spread of waits. */
  random?: () => number
  /** Users to a page, 1 to 999. */
  pageSize?: number
}

/** A customer's directory, read through Graph. Every call may throw a `ConnectorError`. */
export interface Microsoft365Directory {
  organization: () => Promise<DirectoryOrganization>
  domains: () => Promise<DirectoryDomain[]>
  /** All users, a page at a time. */
  users: () => AsyncGenerator<DirectoryUser[], void>
  /**
   * What happened to users since the round that gave `deltaLink`, a page at a time; without a link, all users. The
   * last page has the link for the next round. Throws `resyncRequired` when the link is too old: begin without one.
   */
  usersDelta: (deltaLink?: string) => AsyncGenerator<DirectoryUserChanges, void>
  subscribedSkus: () => Promise<SubscribedProduct[]>
}

/** Reads customers' Microsoft 365 tenants with an app-only permission. Keep one: it holds the tenants' tokens. */
export function createMicrosoft365Connector(parts: Microsoft365ConnectorParts) {
  const client = createGraphClient({ random: Math.random, ...parts })
  const pageSize = parts.pageSize ?? graphLimits.pageSize
  /** `tenantId` may also be one of the tenant's verified domains. */
  return { open: (tenantId: string) => openDirectory(client, tenantId, pageSize) }
}

function openDirectory(client: GraphClient, tenantId: string, pageSize: number): Microsoft365Directory {
  return {
    async organization() {
      const { value } = await client.read(tenantId, '/organization', organizationAnswer)
      return toOrganization(value[0], tenantId)
    },
    async domains() {
      const { value } = await client.read(tenantId, '/domains', domainsAnswer)
      return value.map(toDomain)
    },
    async *users() {
      const first = `/users?$select=${USER_SELECT}&$top=${pageSize}`
      const follow = createLinkFollower()
      for (let address: string | undefined = first; address;) {
        const page = await client.read(tenantId, address, usersAnswer)
        yield page.value.map(toUser)
        address = follow(page['@odata.nextLink'])
      }
    },
    async *usersDelta(deltaLink) {
      // A link from other hosts is one of another configuration; it is of no use and must not see a token.
      if (deltaLink !== undefined && !client.isOurs(deltaLink)) throw new ConnectorError('resyncRequired')
      const first = deltaLink ?? `/users/delta?$select=${USER_SELECT}`
      // https://learn.microsoft.com/graph/delta-query-overview: delta takes its page size from this header.
      const headers = { Prefer: `odata.maxpagesize=${pageSize}` }
      const follow = createLinkFollower()
      for (let address: string | undefined = first; address;) {
        const page = await client.read(tenantId, address, usersDeltaAnswer, headers)
        const next = follow(page['@odata.nextLink'])
        if (!next && page['@odata.deltaLink'] === undefined) throw new ConnectorError('unexpectedAnswer')
        yield {
          changed: page.value.filter((item) => item['@removed'] === undefined).map(toUserChange),
          removedIds: page.value.filter((item) => item['@removed'] !== undefined).map(({ id }) => id),
          deltaLink: next ? undefined : page['@odata.deltaLink'],
        }
        address = next
      }
    },
    async subscribedSkus() {
      const { value } = await client.read(tenantId, '/subscribedSkus', subscribedSkusAnswer)
      return value.map(toSubscribedProduct)
    },
  }
}

/** Gives the links of one listing back, but none twice: that listing would never end. */
function createLinkFollower() {
  const seen = new Set<string>()
  return (link: string | undefined) => {
    if (link === undefined) return undefined
    if (seen.has(link)) throw new ConnectorError('unexpectedAnswer', { code: 'repeatedLink' })
    seen.add(link)
    return link
  }
}

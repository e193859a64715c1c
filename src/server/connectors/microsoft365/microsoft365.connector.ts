import type { z } from 'zod'
import { ConnectorError } from '../connector-error.ts'
import type { Directory } from '../directory.ts'
import { openAccounts } from './accounts.ts'
import {
  toAccount,
  toActivity,
  toDomain,
  toGroup,
  toOrganization,
  toRegistration,
  toRoleHolder,
  toSubscribedProduct,
  toUser,
  toUserChange,
} from './directory.ts'
import {
  ACCOUNT_FIELDS,
  accountsAnswer,
  activityAnswer,
  domainsAnswer,
  groupChangesAnswer,
  organizationAnswer,
  registrationsAnswer,
  roleAssignmentsAnswer,
  subscribedSkusAnswer,
  USER_SELECT,
  usersAnswer,
  usersDeltaAnswer,
} from './graph-answers.ts'
import { openAuditLog } from './audit-log.ts'
import { openTenantContacts } from './contacts/tenant-contacts.ts'
import { openDevicePolicies } from './device-policies.ts'
import { createExchangeClient, type ExchangeClient } from './exchange-client.ts'
import { createLinkFollower } from './follow-links.ts'
import { createGraphClient, type GraphClient } from './graph-client.ts'
import { openSecurityFeeds } from './feeds/open-security-feeds.ts'
import { graphLimits } from './limits.ts'
import { openMailPolicies } from './mail-policies.ts'
import { createManageClient } from './manage-client.ts'
import { openTenantPolicies } from './policies.ts'
import { openPolicyChanges } from './policy-changes.ts'
import { openTenantRisks } from './tenant-risks.ts'
import { openTenantSettings } from './tenant-settings.ts'

export interface Microsoft365ConnectorParts {
  fetch: typeof globalThis.fetch
  /** Milliseconds since 1970. */
  clock: { now: () => number }
  /** Waits so many milliseconds. */
  sleep: (duration: number) => Promise<void>
  /**
   * Without version and final slash: `https://login.microsoftonline.com`, `https://graph.microsoft.com`,
   * `https://outlook.office365.com`, `https://manage.office.com`.
   */
  hosts: { login: string; graph: string; exchange: string; manage: string }
  credentials: { clientId: string; clientSecret: string }
  /** The tenant of whoever runs this, by which the Management Activity API counts requests. */
  publisherId?: string | undefined
  /** In [0, 1), for the spread of waits. */
  random?: () => number
  /** Users to a page, 1 to 999. */
  pageSize?: number
}

/** Reads customers' Microsoft 365 tenants with an app-only permission. Keep one: it holds the tenants' tokens. */
export function createMicrosoft365Connector(parts: Microsoft365ConnectorParts) {
  const client = createGraphClient({ random: Math.random, ...parts })
  const exchange = createExchangeClient({ random: Math.random, ...parts })
  const manage = createManageClient({ random: Math.random, ...parts })
  const pageSize = parts.pageSize ?? graphLimits.pageSize
  return {
    /** `tenantId` may also be one of the tenant's verified domains. */
    open: (tenantId: string) => openDirectory({ client, exchange, pageSize }, tenantId),
    openAccounts: (tenantId: string) => openAccounts(client, tenantId),
    openPolicies: (tenantId: string) => openTenantPolicies(client, tenantId),
    openPolicyChanges: (tenantId: string) => openPolicyChanges(client, tenantId),
    openMailPolicies: (tenantId: string) => openMailPolicies(exchange, tenantId),
    openDevicePolicies: (tenantId: string) =>
      openDevicePolicies({ graph: client, graphHost: parts.hosts.graph }, tenantId),
    openContacts: (tenantId: string) => openTenantContacts(client, tenantId),
    openRisks: (tenantId: string) => openTenantRisks(client, tenantId),
    openSettings: (tenantId: string) =>
      openTenantSettings({ graph: client, exchange, now: () => parts.clock.now() }, tenantId),
    openAuditLog: (tenantId: string) =>
      openAuditLog({ graph: client, ownAppId: parts.credentials.clientId }, tenantId),
    openSecurityFeeds: (tenantId: string) =>
      openSecurityFeeds(
        { graph: client, graphHost: parts.hosts.graph, manage, exchange, now: () => parts.clock.now() },
        tenantId,
      ),
  }
}

interface Microsoft365Parts {
  client: GraphClient
  exchange: ExchangeClient
  pageSize: number
}

/** What a collection of a tenant holds, a page at a time. */
const collectionsOf = (client: GraphClient, tenantId: string) =>
  async function* pagesOf<T>(
    first: string,
    answer: z.ZodType<{ value: T[]; '@odata.nextLink'?: string | undefined }>,
    headers: Record<string, string> = {},
  ): AsyncGenerator<T[], void> {
    const follow = createLinkFollower()
    for (let address: string | undefined = first; address;) {
      const page = await client.read(tenantId, address, answer, headers)
      yield page.value
      address = follow(page['@odata.nextLink'])
    }
  }

function openDirectory({ client, exchange, pageSize }: Microsoft365Parts, tenantId: string): Directory {
  const pagesOf = collectionsOf(client, tenantId)
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
      for await (const page of pagesOf(first, usersAnswer)) yield page.map(toUser)
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
    async *registrations() {
      const first = `/reports/authenticationMethods/userRegistrationDetails?$top=${pageSize}`
      for await (const page of pagesOf(first, registrationsAnswer)) yield page.map(toRegistration)
    },
    async *accounts({ mfaStates }) {
      // Tools of the field read the state from here; its own resource would have to be asked for each account.
      const select = mfaStates ? [...ACCOUNT_FIELDS, 'perUserMfaState'] : ACCOUNT_FIELDS
      const first = `/users?$select=${select.join(',')}&$top=${pageSize}`
      for await (const page of pagesOf(first, accountsAnswer)) yield page.map(toAccount)
    },
    async *activity() {
      const first = `/users?$select=id,signInActivity&$top=${Math.min(pageSize, graphLimits.activityPageSize)}`
      for await (const page of pagesOf(first, activityAnswer)) yield page.map(toActivity)
    },
    async *groups() {
      // A list of changes is the only one that tells members along: a call a group would be thousands.
      const headers = { Prefer: `odata.maxpagesize=${pageSize}` }
      const first = '/groups/delta?$select=displayName,members'
      for await (const page of pagesOf(first, groupChangesAnswer, headers))
        yield page.filter((item) => item['@removed'] === undefined).map(toGroup)
    },
    async *administrators() {
      const first = '/roleManagement/directory/roleAssignments?$expand=principal'
      for await (const page of pagesOf(first, roleAssignmentsAnswer)) yield page.map(toRoleHolder)
    },
    async permissions() {
      const inGraph = await client.permissions(tenantId)
      const inExchange = await exchange.permissions(tenantId).catch((cause: unknown) => {
        // A tenant without Exchange has nothing to grant there.
        if (cause instanceof ConnectorError && cause.reason === 'consentMissing') return []
        throw cause
      })
      return [...new Set([...inGraph, ...inExchange])].toSorted()
    },
  }
}

import { z } from 'zod'
import { ConnectorError } from '../connector-error.ts'
import { allPages } from '../all-pages.ts'
import { type HttpAnswer, send } from '../http.ts'
import type { Agents, Partner, PartnerSession, Relationship } from '../partner.ts'
import { createDelegatedTokens } from './delegated-tokens.ts'
import { createLinkFollower } from './follow-links.ts'
import { createGraphClient, type GraphClient, type GraphClientParts } from './graph-client.ts'
import { graphLimits } from './limits.ts'
import {
  contractsAnswer,
  customersAnswer,
  daysOf,
  grantsAnswer,
  type GraphRelationship,
  groupsAnswer,
  membershipAnswer,
  principalAnswer,
  relationshipSchema,
  relationshipsAnswer,
  statusOf,
} from './partner-answers.ts'

const PARTNER_CENTER = 'https://api.partnercenter.microsoft.com'
const GRAPH_APP = '00000003-0000-0000-c000-000000000000'
const RELATIONSHIPS = '/tenantRelationships/delegatedAdminRelationships'
/** What it takes to give the app its permissions in the tenant of a customer. */
const SCOPES = 'Application.Read.All,AppRoleAssignment.ReadWrite.All'
/** Microsoft extends by half a year or not at all. */
const EXTENDED = 'P180D'

export interface PartnerParts extends Omit<GraphClientParts, 'hosts'> {
  hosts: GraphClientParts['hosts'] & { partnerCenter: string; adminCenter: string }
}

/** Opens what somebody of a partner can do. Keep it for one piece of work: it holds their tokens. */
export function openPartner(parts: PartnerParts, session: PartnerSession): Partner {
  const { tenantId: home } = session
  const graph = createGraphClient(parts, (resource) => createDelegatedTokens(parts, session, resource))
  const center = createDelegatedTokens(parts, session, PARTNER_CENTER)
  const pagesOf = pagesIn(graph, home)
  const told = (each: GraphRelationship, agents?: Agents) =>
    toRelationship(each, agents, parts.hosts.adminCenter)
  return {
    async agents() {
      const { value } = await graph.read(home, "/groups?$filter=displayName eq 'AdminAgents'", groupsAnswer)
      const groupId = value[0]?.id ?? null
      if (groupId === null) return { groupId, state: 'noGroup' }
      const asked = { groupIds: [groupId] }
      const found = await graph.query(home, '/me/checkMemberGroups', asked, membershipAnswer)
      return { groupId, state: found.value.includes(groupId) ? 'member' : 'notMember' }
    },
    async *customers() {
      for await (const page of pagesOf('/contracts?$top=999', contractsAnswer))
        yield page.map(({ customerId, displayName, defaultDomainName }) => ({
          tenantId: customerId,
          name: displayName,
          domain: defaultDomainName.toLowerCase(),
        }))
      // Whoever has a relationship need not buy anything.
      for await (const page of pagesOf('/tenantRelationships/delegatedAdminCustomers', customersAnswer))
        yield page.map(({ tenantId, displayName }) => ({ tenantId, name: displayName, domain: '' }))
    },
    async *relationships(agents) {
      const first = `${RELATIONSHIPS}?$expand=accessAssignments&$top=300`
      for await (const page of pagesOf(first, relationshipsAnswer))
        yield page.map((each) => told(each, agents))
    },
    async create({ name, duration, isExtended, roleIds }) {
      const made = relationshipSchema.parse(
        await graph.changeOnce(home, 'v1.0', 'POST', RELATIONSHIPS, {
          displayName: name,
          duration: `P${duration}D`,
          autoExtendDuration: isExtended ? EXTENDED : 'PT0S',
          accessDetails: { unifiedRoles: roleIds.map((roleDefinitionId) => ({ roleDefinitionId })) },
        }),
      )
      await graph.changeOnce(home, 'v1.0', 'POST', `${RELATIONSHIPS}/${made.id}/requests`, {
        action: 'lockForApproval',
      })
      return told({ ...made, status: 'approvalPending' })
    },
    async remove(id) {
      const seen = await graph.read(home, `${RELATIONSHIPS}/${encodeURIComponent(id)}`, relationshipSchema)
      await graph.changeOnce(home, 'v1.0', 'DELETE', `${RELATIONSHIPS}/${seen.id}`, undefined, {
        'If-Match': seen['@odata.etag'] ?? '*',
      })
    },
    async giveToAgents({ id, roleIds }, groupId) {
      await graph
        .changeOnce(home, 'v1.0', 'POST', `${RELATIONSHIPS}/${id}/accessAssignments`, {
          accessContainer: { accessContainerId: groupId, accessContainerType: 'securityGroup' },
          accessDetails: { unifiedRoles: roleIds.map((roleDefinitionId) => ({ roleDefinitionId })) },
        })
        .catch(unlessThere)
    },
    async letIn(tenantId) {
      await consent(parts, await center.get(home), tenantId)
      await grant(graph, parts.credentials.clientId, home, tenantId)
    },
  }
}

/** https://learn.microsoft.com/partner-center/developer/control-panel-vendor-apis */
async function consent(parts: PartnerParts, token: string, tenantId: string): Promise<void> {
  const answer = await send(parts, graphLimits, () => ({
    url: `${parts.hosts.partnerCenter}/v1/customers/${encodeURIComponent(tenantId)}/applicationconsents`,
    init: {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({
        applicationId: parts.credentials.clientId,
        displayName: 'Castellan',
        applicationGrants: [{ enterpriseApplicationId: GRAPH_APP, scope: SCOPES }],
      }),
    },
  }))
  // It was given before.
  if (answer.status !== 201 && answer.status !== 409) throw refusalOf(answer)
}

function refusalOf({ status, body }: HttpAnswer): ConnectorError {
  const number = z.object({ code: z.number() }).safeParse(body).data?.code
  const code = number === undefined ? undefined : String(number)
  if (status === 401) return new ConnectorError('unauthorized', { status, code })
  if (status === 403) return new ConnectorError('missingScope', { status, code })
  return new ConnectorError(status === 404 ? 'notFound' : 'unexpectedAnswer', { status, code })
}

/** Gives our app in a customer's tenant whatever it has in the partner's own. */
async function grant(graph: GraphClient, clientId: string, home: string, tenantId: string): Promise<void> {
  const principalOf = (at: string, appId: string) =>
    graph.read(at, `/servicePrincipals(appId='${appId}')?$select=id,appId`, principalAnswer)
  const grantsOf = async (at: string, id: string) => {
    const pages = pagesIn(graph, at)(`/servicePrincipals/${id}/appRoleAssignments?$top=999`, grantsAnswer)
    return allPages(pages)
  }
  const own = await principalOf(home, clientId)
  const wanted = await grantsOf(home, own.id)
  const there = await principalOf(tenantId, clientId)
  const held = new Set((await grantsOf(tenantId, there.id)).map(({ appRoleId }) => appRoleId))
  const byResource = Map.groupBy(
    wanted.filter(({ appRoleId }) => !held.has(appRoleId)),
    ({ resourceId }) => resourceId,
  )
  for (const [resourceId, roles] of byResource) {
    const { appId } = await graph.read(
      home,
      `/servicePrincipals/${resourceId}?$select=id,appId`,
      principalAnswer,
    )
    // A tenant that has not bought a service has nothing to grant there.
    const resource = await principalOf(tenantId, appId).catch((cause: unknown) => {
      if (cause instanceof ConnectorError && cause.reason === 'notFound') return undefined
      throw cause
    })
    if (!resource) continue
    for (const { appRoleId } of roles)
      await graph
        .changeOnce(tenantId, 'v1.0', 'POST', `/servicePrincipals/${there.id}/appRoleAssignments`, {
          principalId: there.id,
          resourceId: resource.id,
          appRoleId,
        })
        .catch(unlessThere)
  }
}

/** What is there already is as good as what was asked for. */
function unlessThere(cause: unknown): void {
  const isThere =
    cause instanceof ConnectorError &&
    (cause.status === 409 || /already exists/i.test(cause.status === 400 ? (cause.words ?? '') : ''))
  if (!isThere) throw cause
}

const pagesIn = (graph: GraphClient, tenantId: string) =>
  async function* pagesOf<T>(
    first: string,
    answer: z.ZodType<{ value: T[]; '@odata.nextLink'?: string | undefined }>,
  ): AsyncGenerator<T[], void> {
    const follow = createLinkFollower()
    for (let address: string | undefined = first; address;) {
      const page = await graph.read(tenantId, address, answer)
      yield page.value
      address = follow(page['@odata.nextLink'])
    }
  }

function toRelationship(
  { id, displayName, duration, customer, accessDetails, ...rest }: GraphRelationship,
  agents: Agents | undefined,
  adminCenter: string,
): Relationship {
  const idsIn = ({ unifiedRoles }: GraphRelationship['accessDetails']) => [
    ...new Set(unifiedRoles.map((role) => role.roleDefinitionId)),
  ]
  // One that is on its way counts: it is in force within minutes.
  const given = (rest.accessAssignments ?? []).filter(
    ({ status, accessContainer }) =>
      ['active', 'pending'].includes(status) && accessContainer.accessContainerId === agents?.groupId,
  )
  return {
    id,
    name: displayName,
    tenantId: customer?.tenantId ?? null,
    customerName: customer?.displayName ?? '',
    status: statusOf(rest.status),
    duration: daysOf(duration),
    isExtended: daysOf(rest.autoExtendDuration ?? '') > 0,
    createdAt: new Date(rest.createdDateTime).toISOString(),
    activatedAt: timeOf(rest.activatedDateTime),
    endsAt: timeOf(rest.endDateTime),
    roleIds: idsIn(accessDetails),
    agentRoleIds: given.length > 0 ? [...new Set(given.flatMap((each) => idsIn(each.accessDetails)))] : null,
    approvalUrl:
      rest.status === 'approvalPending'
        ? `${adminCenter}/AdminPortal/Home#/partners/invitation/granularAdminRelationships/${id}`
        : null,
  }
}

const timeOf = (time: string | null | undefined) => (time ? new Date(time).toISOString() : null)

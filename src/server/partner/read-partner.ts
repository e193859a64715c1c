import { sql } from 'kysely'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import {
  partnerLimits,
  type PartnerConnection,
  type PartnerRelationship,
  partnerRowId,
  type PartnerTenant,
} from '#shared/domain/partner/partner.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { allPages } from '#server/connectors/all-pages.ts'
import { ConnectorError, faultOf, needsPerson } from '#server/connectors/connector-error.ts'
import type { Agents, Partner, PartnerCustomer, Relationship } from '#server/connectors/partner.ts'
import { requestTaskWherePossible, type TaskParts } from '#server/integrations/tasks.ts'
import type { Log } from '#server/platform/log.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { removeRows } from '#server/platform/sync/remove-rows.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { loseRelationships } from './lost-relationships.ts'
import { asPartner, type SessionParts } from './partner-session.ts'
import { readConnection, readRelationships, readTenants } from './partner.store.ts'

export type ReadPartnerParts = SessionParts & TaskParts & { log: Pick<Log, 'error'> }

interface Read {
  agents: Agents
  relationships: Relationship[]
  customers: PartnerCustomer[]
}

/** Reads relationships and tenants of an organization's partner. Repeated, or after a crash on the way, it does no harm. */
export async function readPartner(parts: ReadPartnerParts, organizationId: string): Promise<void> {
  const connection = await readConnection(parts.db, organizationId)
  if (!connection) return
  await setConnection(parts, organizationId, connection.id, { state: 'Syncing' })
  try {
    const ours = (await readRelationships(parts.db, organizationId)).filter(({ is_ours }) => is_ours)
    const read = await asPartner(parts, organizationId, connection, (partner) =>
      readAll(partner, new Set(ours.map(({ relationship_id }) => relationship_id))),
    )
    const regained = await keep(parts, organizationId, connection.id, read)
    // A company that cannot be read now is at its next turn.
    for (const integration of regained)
      await requestTaskWherePossible(parts, organizationId, integration, null)
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) throw cause
    parts.log.error(
      { event: 'partner.notRead', organization: organizationId, err: cause },
      'A partner could not be read',
    )
    await setConnection(parts, organizationId, connection.id, {
      state: needsPerson(cause.reason) ? 'Auth Failed' : 'Sync Failed',
      fault: faultOf(cause.reason),
      checked_at: new Date(parts.now()).toISOString(),
    })
  }
}

async function readAll(partner: Partner, ours: ReadonlySet<string>): Promise<Read> {
  const agents = await partner.agents()
  const relationships = await allPages(partner.relationships(agents))
  for (const each of relationships) {
    const { groupId } = agents
    // Whoever approves a link of ours has nothing more to do: its roles are given to those who work with them.
    if (groupId === null || each.status !== 'Active' || each.agentRoleIds || !ours.has(each.id)) continue
    await partner.giveToAgents(each, groupId)
    each.agentRoleIds = each.roleIds
  }
  const customers = await allPages(partner.customers())
  return { agents, relationships, customers }
}

/** Writes what is otherwise than before, and gives the companies that can be read again. */
async function keep(
  parts: ReadPartnerParts,
  organizationId: string,
  connectionId: string,
  { agents, relationships, customers }: Read,
): Promise<Integration[]> {
  return commit(parts, organizationId, async (work) => {
    await work.load('partnerConnection', [connectionId])
    const { row: connection } = work.get('partnerConnection', connectionId)
    // It was disconnected meanwhile.
    if (!connection) return []
    work.put('partnerConnection', {
      ...connection,
      agents: agents.state,
      state: 'Sync Successful',
      fault: null,
      checked_at: new Date(parts.now()).toISOString(),
    })
    const known = await readRelationships(work.tx, organizationId)
    const ours = new Set(known.filter(({ is_ours }) => is_ours).map(({ id }) => id))
    const rows = relationships.map((each) => relationshipRow(connectionId, each, ours))
    await replaceRows(work, 'partnerRelationship', known, rows)
    await replaceRows(
      work,
      'partnerTenant',
      await readTenants(work.tx, organizationId),
      tenantRows(connectionId, customers),
    )
    const active = relationships.filter(({ status }) => status === 'Active')
    return loseRelationships(work, new Set(active.flatMap(({ tenantId }) => tenantId ?? [])))
  })
}

export function relationshipRow(
  connectionId: string,
  each: Relationship,
  ours: ReadonlySet<string>,
): PartnerRelationship {
  const id = partnerRowId(connectionId, 'relationship', each.id)
  return {
    id,
    connection_id: connectionId,
    relationship_id: each.id,
    name: each.name,
    tenant_id: each.tenantId,
    customer_name: each.customerName,
    status: each.status,
    duration: each.duration,
    is_extended: each.isExtended,
    created_at: each.createdAt,
    activated_at: each.activatedAt,
    ends_at: each.endsAt,
    role_ids: each.roleIds,
    agent_role_ids: each.agentRoleIds,
    approval_url: each.approvalUrl,
    is_ours: ours.has(id),
  }
}

/** Each tenant once; of several sources the first that says something. */
function tenantRows(connectionId: string, customers: readonly PartnerCustomer[]): PartnerTenant[] {
  const byTenant = Map.groupBy(customers, ({ tenantId }) => tenantId)
  return [...byTenant].map(([tenantId, told]) => ({
    id: partnerRowId(connectionId, 'tenant', tenantId),
    connection_id: connectionId,
    tenant_id: tenantId,
    name: told.find(({ name }) => name !== '')?.name ?? tenantId,
    domain: told.find(({ domain }) => domain !== '')?.domain ?? '',
  }))
}

async function replaceRows<K extends 'partnerRelationship' | 'partnerTenant'>(
  work: Work,
  kind: K,
  before: readonly { id: string }[],
  after: readonly (K extends 'partnerTenant' ? PartnerTenant : PartnerRelationship)[],
): Promise<void> {
  const known = new Map(before.map((each) => [each.id, canonicalJson(each)]))
  const changed = after.filter((each) => known.get(each.id) !== canonicalJson(each))
  const stays = new Set(after.map(({ id }) => id))
  await work.load(kind, changed.map(({ id }) => id).toSorted())
  for (const row of changed) work.put(kind, row as never)
  await removeRows(work, kind, [...known.keys()].filter((id) => !stays.has(id)).toSorted())
}

/** Says how the partner fares, unless it is gone. */
const setConnection = (
  parts: ReadPartnerParts,
  organizationId: string,
  connectionId: string,
  change: Partial<PartnerConnection>,
): Promise<void> =>
  commit(parts, organizationId, async (work) => {
    await work.load('partnerConnection', [connectionId])
    const { row } = work.get('partnerConnection', connectionId)
    if (row) work.put('partnerConnection', { ...row, ...change })
  })

/** The organizations whose partner was not read for a time, less where something waits for an approval, or whose reading broke off. */
export async function partnersToRead(
  { db }: Pick<SessionParts, 'db'>,
  now: number,
): Promise<{ organizationId: string }[]> {
  const { rows } = await sql<{ organizationId: string }>`
    select c.organization_id as "organizationId" from partner_connection c
    where c.checked_at is null or c.state = 'Syncing'
      or c.checked_at <= ${new Date(now - partnerLimits.believed)}
      or (c.checked_at <= ${new Date(now - partnerLimits.believedWaiting)} and exists (
        select from partner_relationship r
        where r.organization_id = c.organization_id and r.status = 'Approval Pending'))`.execute(db)
  return rows
}

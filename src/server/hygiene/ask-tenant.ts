import { sql } from 'kysely'
import {
  type Episodes,
  alertsOfEpisodes,
  nextEpisodes,
  readEpisodes,
} from '#shared/domain/alerts/hygiene/episodes.ts'
import type { FeedReason } from '#shared/domain/alerts/feed-states.ts'
import {
  type HygieneData,
  type HygieneInputId,
  hygieneInputs,
} from '#shared/domain/alerts/hygiene/hygiene-inputs.ts'
import { hygieneQueries } from '#shared/domain/alerts/hygiene/hygiene-queries.ts'
import type { HygieneQuery } from '#shared/domain/alerts/hygiene/hygiene-query.ts'
import type { FindingEvent } from '#shared/domain/alerts/security-event.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { holdsLicense } from '#shared/domain/posture/required-license.ts'
import { type AskedTenant, connectedTenant } from '#server/alerts/connected-tenant.ts'
import { cursorOf, noteOutcome } from '#server/alerts/feed-cursor.store.ts'
import { keepPage, type KeepPageParts, type ReadSource } from '#server/alerts/keep-page.ts'
import { resolveAlerts } from '#server/alerts/resolve-alerts.ts'
import { type AlertNoticeParts, tellOfAlerts } from '#server/alerts/tell-of-alerts.ts'
import { tellStates } from '#server/alerts/tell-states.ts'
import type { Company } from '#server/alerts/tenant-event.store.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { dueQueries, sourceOf } from './due-queries.ts'
import { type InputReadings, readInputs } from './read-inputs.ts'

export interface HygieneParts extends KeepPageParts, AlertNoticeParts {
  vendors: Vendors
}

/**
 * Asks the tenant of an integration what is due of our own queries, raises an alert of each state that is found, and
 * resolves those of states that are gone. A query that could not be read changes nothing and says why. To be repeated: a
 * crash costs nothing, and of two processes at once the later one stops. An integration that is gone is left alone.
 */
export async function askTenant(parts: HygieneParts, asked: AskedTenant): Promise<void> {
  const { db } = parts
  const tenant = await connectedTenant(db, asked)
  if (!tenant) return
  const company = { organizationId: asked.organizationId, customerId: tenant.customer_id }
  const now = parts.now()
  const due = await dueQueries(db, company, now)
  if (due.length === 0) return
  const settings = capabilityOf(parts.vendors, TENANT_APPLICATION, 'settings')(tenant.tenant_id)
  const reader = { db, settings, company, now }
  const plans = plansIn(await readInputs(reader, new Set<HygieneInputId>(['servicePlans'])))
  const licensed = due.filter(({ license }) => holdsLicense(license, plans) !== false)
  const inputs = await readInputs(reader, new Set(licensed.flatMap(({ reads }) => reads)))
  for (const query of due) {
    const found = licensed.includes(query) ? findIn(query, inputs) : { reason: 'noLicense' as const }
    if ('reason' in found) {
      await noteOutcome(db, company, sourceOf(query), { reason: found.reason, at: now })
      continue
    }
    const source = { ...company, integrationId: asked.integrationId, tenantId: tenant.tenant_id }
    if ((await keepFindings(parts, source, query, { findings: found.findings, now })) === 'overtaken') return
    await noteOutcome(db, company, sourceOf(query), { reason: null, at: now })
  }
  await tellStates(parts, company, asked.integrationId, toldSources)
  await tellOfAlerts(parts, company)
}

/** Of a query with several inputs, the first one's permission stands for all. */
const toldSources = hygieneQueries.map((query) => ({
  id: sourceOf(query),
  permission: query.reads.map((id) => hygieneInputs[id].permission)[0] ?? '',
}))

function plansIn(inputs: InputReadings): HygieneData['servicePlans'] | undefined {
  const plans = inputs.get('servicePlans')
  return plans && 'value' in plans ? (plans.value as HygieneData['servicePlans']) : undefined
}

/** What a query finds, or why one of its inputs could not be read. */
function findIn(
  query: HygieneQuery,
  inputs: InputReadings,
): { findings: ReturnType<HygieneQuery['find']> } | { reason: FeedReason } {
  const data: Partial<Record<HygieneInputId, unknown>> = {}
  let at = Infinity
  for (const id of query.reads) {
    const reading = inputs.get(id) ?? { reason: 'sourceFailed' as const }
    if ('reason' in reading) return { reason: reading.reason }
    data[id] = reading.value
    at = Math.min(at, reading.at)
  }
  // Each input was parsed by its schema, and a query looks at none but its own.
  return { findings: query.find(data as HygieneData, at) }
}

async function keepFindings(
  parts: KeepPageParts,
  source: Pick<ReadSource, 'organizationId' | 'customerId' | 'integrationId' | 'tenantId'>,
  query: HygieneQuery,
  { findings, now }: { findings: ReturnType<HygieneQuery['find']>; now: number },
): Promise<'kept' | 'overtaken'> {
  const cursor = await cursorOf(parts.db, source, sourceOf(query))
  const { episodes, told } = nextEpisodes(query, findings, readEpisodes(cursor), now)
  return keepPage(
    parts,
    {
      ...source,
      source: sourceOf(query),
      understand: (record) => ({ outcome: 'read', event: record as FindingEvent }),
    },
    cursor,
    {
      records: told.map((event) => ({ id: event.id, at: event.at, record: event })),
      unread: [],
      gaps: [],
      cursor: JSON.stringify(episodes),
    },
    (work) => resolveGone(work, source, { query, episodes, now }),
  )
}

/**
 * Resolves the open alerts of a query of which the state is gone, also those from before the tenant was connected anew.
 */
async function resolveGone(
  work: Work,
  { organizationId, customerId }: Company,
  { query, episodes, now }: { query: HygieneQuery; episodes: Episodes; now: number },
): Promise<void> {
  const lasting = alertsOfEpisodes(customerId, query.id, episodes)
  const { rows } = await sql<{ id: string }>`
    select id::text as id from alert
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
      and detection = ${query.id} and status not in ('resolved', 'dismissed')`.execute(work.tx)
  await resolveAlerts(work, { ids: rows.map(({ id }) => id), lasting, now })
}

import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { holdsLicense } from '#shared/domain/posture/required-license.ts'
import { withStandings } from '#shared/domain/mfa/mfa-standing.ts'
import type { MfaReport } from '#shared/domain/mfa/mfa-report.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { allPages } from '#server/connectors/all-pages.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import { answered } from '#server/connectors/answered.ts'
import type { Directory } from '#server/connectors/directory.ts'
import type { Db } from '#server/platform/database/database.ts'
import { tenantOf } from '#server/posture/tenant-of.ts'
import { withGoogleFactors } from '#server/google-factors/settle-google-factors.ts'
import { factorStandings } from './factor-status.ts'
import { commit } from '#server/platform/sync/commit.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { reportedPeople } from './reported-people.ts'

export interface MfaParts {
  db: Db
  tables: EntityTables
  pokes: Pick<Pokes, 'publish'>
  vendors: Vendors
}

interface AskedMfa {
  organizationId: string
  integrationId: string
}

/**
 * Reads who in the tenant of an integration has a second factor, and tells devices where something of it is otherwise. What is
 * refused is told as refused, each part for itself; people who were read earlier stay where the tenant does not tell of its
 * accounts. It follows the reading of the posture, whose service plans say what was bought; an integration that is gone meanwhile
 * is left alone.
 */
export async function readMfa(parts: MfaParts, asked: AskedMfa): Promise<void> {
  const tenant = await tenantOf(parts.db, asked)
  if (!tenant) return
  const directory = capabilityOf(parts.vendors, TENANT_APPLICATION, 'directory')(tenant.tenant_id)
  const read = await readPeople(directory, tenant.service_plans ?? undefined)
  await commit(parts, asked.organizationId, async (work) => {
    await work.load('integration', [asked.integrationId])
    const { row: integration } = work.get('integration', asked.integrationId)
    if (integration?.tenant_id !== tenant.tenant_id) return
    const { customer_id } = integration
    await work.load('mfaReport', [customer_id])
    const { row: before } = work.get('mfaReport', customer_id)
    const { people = before?.people ?? [], is_incomplete = before?.is_incomplete ?? false, ...why } = read
    const standings = await factorStandings(work, customer_id)
    const told = await withGoogleFactors(work, {
      id: customer_id,
      customer_id,
      ...why,
      is_incomplete,
      google: before?.google ?? null,
      people,
    })
    const report: MfaReport = { ...told, people: withStandings(told.people, standings) }
    if (canonicalJson(before) !== canonicalJson(report)) work.put('mfaReport', report)
  })
}

/** Without `people` where the tenant does not tell of its accounts. */
type ReadPeople = Pick<MfaReport, 'unread' | 'registrations_unread' | 'states_unread'> &
  Partial<Pick<MfaReport, 'people' | 'is_incomplete'>>

async function readPeople(
  directory: Pick<Directory, 'accounts' | 'registrations'>,
  servicePlans: readonly string[] | undefined,
): Promise<ReadPeople> {
  const withStates = await answered(() => allPages(directory.accounts({ mfaStates: true })))
  const isRefused = 'reason' in withStates
  const accounts = isRefused
    ? await answered(() => allPages(directory.accounts({ mfaStates: false })))
    : withStates
  const isUnlicensed = holdsLicense('entraP1', servicePlans) === false
  const registrations = await answered(() => allPages(directory.registrations()), isUnlicensed)
  const why = {
    unread: 'reason' in accounts ? accounts.reason : null,
    registrations_unread: 'reason' in registrations ? registrations.reason : null,
    states_unread: isRefused ? withStates.reason : null,
  }
  if ('reason' in accounts) return why
  return { ...why, ...reportedPeople(accounts, 'reason' in registrations ? [] : registrations) }
}

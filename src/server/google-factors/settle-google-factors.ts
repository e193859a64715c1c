import { sql } from 'kysely'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { isAtMicrosoft } from '#shared/domain/employees/two-directories.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { type GooglePerson, withGoogle } from '#shared/domain/mfa/google-people.ts'
import { mfaLimits, type MfaReport } from '#shared/domain/mfa/mfa-report.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { unreadReasonOf } from '#server/connectors/connector-error.ts'
import { removeRows } from '#server/platform/sync/remove-rows.ts'
import type { Work } from '#server/platform/sync/work.ts'

const GOOGLE = 'GWS' satisfies Integration['type']

/**
 * What follows for the report of second factors from any change of whom a company's Google Workspace has, or of whether it is read: a
 * sync, a mapping, a removal, the end of a connection. Microsoft's part of the report is written where that is read.
 */
export async function settleGoogleFactors(work: Work): Promise<void> {
  const people = work
    .changed('employee')
    .flatMap(({ before, after }) =>
      canonicalJson(told(before)) === canonicalJson(told(after)) ? [] : (after ?? before ?? []),
    )
  const integrations = work.changed('integration').flatMap(({ before, after }) => {
    const row = after ?? before
    if (!row) return []
    const isOtherwise =
      row.type === GOOGLE
        ? (before && readingOf(before)) !== (after && readingOf(after))
        : row.type === TENANT_APPLICATION && !after
    return isOtherwise ? row : []
  })
  const customerIds = [...people, ...integrations].map(({ customer_id }) => customer_id)
  for (const customerId of new Set(customerIds)) await refresh(work, customerId)
}

/** What of somebody the report tells because of Google; null of whom that does not have. */
const told = (employee: Employee | undefined) =>
  employee?.google_account
    ? [employee.google_account, employee.entra_id, isAtMicrosoft(employee), employee.display_name]
    : null

async function refresh(work: Work, customerId: string): Promise<void> {
  await work.load('mfaReport', [customerId])
  const { row: before } = work.get('mfaReport', customerId)
  const isTenant = (await integrationOf(work, customerId, TENANT_APPLICATION)) !== undefined
  const unread = isTenant ? 'notRead' : 'notConnected'
  const report = await withGoogleFactors(
    work,
    before ?? {
      id: customerId,
      customer_id: customerId,
      unread,
      registrations_unread: unread,
      states_unread: unread,
      google: null,
      is_incomplete: false,
      people: [],
    },
  )
  // Nothing but Google had told of it.
  const isEmpty = report.google === null && report.people.length === 0 && !isTenant
  if (isEmpty) await removeRows(work, 'mfaReport', before ? [customerId] : [])
  else if (report.google !== null || before) {
    if (canonicalJson(before) !== canonicalJson(report)) work.put('mfaReport', report)
  }
}

/** A report with what Google told of its company's people. */
export async function withGoogleFactors(work: Work, report: MfaReport): Promise<MfaReport> {
  const { customer_id: customerId } = report
  const integration = await integrationOf(work, customerId, GOOGLE)
  if (!integration && !report.people.some(({ google }) => google)) return { ...report, google: null }
  const employees = integration ? await googlePeople(work, customerId) : []
  const people = withGoogle(report.people, employees)
  return {
    ...report,
    google: integration ? readingOf(integration) : null,
    is_incomplete: report.is_incomplete || people.length > mfaLimits.people,
    people: people.slice(0, mfaLimits.people),
  }
}

/**
 * Who of a company has an account at Google, as this work leaves them. Nobody is locked: a reading locks the integration before
 * people, and whoever changes one of them has locked that one.
 */
async function googlePeople(work: Work, customerId: string): Promise<GooglePerson[]> {
  const { rows } = await sql<GooglePerson & { id: string }>`
    select id, entra_id::text, directory, display_name, google_account from employee
    where organization_id = ${work.organizationId}::uuid and customer_id = ${customerId}::uuid
      and google_account is not null`.execute(work.tx)
  const people = new Map<string, GooglePerson>(rows.map((row) => [row.id, row]))
  for (const { before, after } of work.changed('employee')) {
    if (before) people.delete(before.id)
    if (after?.customer_id === customerId) people.set(after.id, after)
  }
  return [...people.values()]
}

type Read = Pick<Integration, 'fault' | 'state' | 'last_synced' | 'missing_scopes'>

/** A company's integration as this work leaves it, not locked. */
async function integrationOf(
  work: Work,
  customerId: string,
  type: Integration['type'],
): Promise<Read | undefined> {
  const isIt = (row: Integration | undefined) => row?.customer_id === customerId && row.type === type
  const changed = work.changed('integration').find(({ before, after }) => isIt(after ?? before))
  if (changed) return changed.after
  const { rows } = await sql<Read>`
    select fault, state, last_synced, missing_scopes from integration
    where organization_id = ${work.organizationId}::uuid and customer_id = ${customerId}::uuid and type = ${type}`.execute(
    work.tx,
  )
  return rows[0]
}

/** Whether a workspace was read, and why not. A permission that was left out when it was connected keeps no people back. */
function readingOf({ fault, state, last_synced, missing_scopes }: Read): Exclude<MfaReport['google'], null> {
  const isBeside = fault === 'missingScope' && missing_scopes.length > 0 && state !== 'Auth Failed'
  if (fault !== null && !isBeside) return unreadReasonOf(fault)
  if (state === 'Sync Failed') return 'sourceFailed'
  return last_synced === null ? 'notRead' : 'read'
}

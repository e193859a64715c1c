import { sql } from 'kysely'
import { NO_FACTS_READ } from '#shared/domain/employees/directory-facts.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import {
  isPeopleApplication,
  outcomeWithout,
  type PeopleApplication,
  withoutApplication,
} from '#shared/domain/employees/without-application.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { accountSources } from '#shared/domain/posture/sources.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { loadEmployees } from '#server/employees/load-employees.ts'
import { forgetMemberships } from '#server/import-settings/memberships.store.ts'
import { factorStatuses } from '#server/mfa/factor-status.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import { removeRows } from '#server/platform/sync/remove-rows.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { forgetSources } from '#server/posture/source-reading.store.ts'
import { removeFactors } from '../disconnect.ts'
import { readAnew } from './read-anew.ts'

interface AffectedPerson {
  employeeId: string
  name: string
  email: string
  outcome: 'stays' | 'goes'
}

type Which = Pick<Integration, 'id' | 'type' | 'customer_id'>

/** Whom a removal affects, by name. */
export async function affectedPeople(
  db: Db,
  organizationId: string,
  integration: Which,
): Promise<AffectedPerson[]> {
  const { type } = integration
  if (!isPeopleApplication(type)) return toldOfFactors(db, organizationId, integration)
  const { rows } = await sql<
    Pick<Employee, 'id' | 'display_name' | 'email' | 'entra_id' | 'google_account' | 'entered'>
  >`
    select id, display_name, email, entra_id, google_account, entered from employee
    where organization_id = ${organizationId}::uuid and customer_id = ${integration.customer_id}::uuid
      and ${sql.ref(type === TENANT_APPLICATION ? 'entra_id' : 'google_account')} is not null
    order by lower(display_name), id`.execute(db)
  return rows.flatMap((row) => {
    const outcome = outcomeWithout(row, type)
    return outcome ? [personOf(row, outcome)] : []
  })
}

/** A vendor that is no directory makes nobody an employee. */
async function toldOfFactors(db: Db, organizationId: string, { id }: Which): Promise<AffectedPerson[]> {
  const { rows } = await sql<Pick<Employee, 'id' | 'display_name' | 'email'>>`
    select e.id, e.display_name, e.email from factor_status f
    join employee e on e.organization_id = f.organization_id and e.id = f.employee_id
    where f.organization_id = ${organizationId}::uuid and f.integration_id = ${id}::uuid
    order by lower(e.display_name), e.id`.execute(db)
  return rows.map((row) => personOf(row, 'stays'))
}

const personOf = (
  { id, display_name, email }: Pick<Employee, 'id' | 'display_name' | 'email'>,
  outcome: AffectedPerson['outcome'],
): AffectedPerson => ({ employeeId: id, name: display_name || email, email, outcome })

/**
 * Why nothing may be removed: the integration is read, and would bring back what was removed. Whoever holds its row may rely on
 * the answer until they let it go, as a sync is asked for under the same lock.
 */
export async function removalObstacle(
  tx: Db | Tx,
  organizationId: string,
  { id, is_active }: Pick<Integration, 'id' | 'is_active'>,
): Promise<'integrationActive' | 'taskRunning' | null> {
  if (is_active) return 'integrationActive'
  const { rows } = await sql`
    select 1 from task where organization_id = ${organizationId}::uuid and integration_id = ${id}::uuid
      and finished_at is null`.execute(tx)
  return rows.length > 0 ? 'taskRunning' : null
}

/** Removes what an integration told of people; gives how many stayed without it, and how many are gone. */
export async function removeUserInfo(work: Work, id: string): Promise<{ stay: number; go: number }> {
  await work.load('integration', [id])
  const { row: integration } = work.get('integration', id)
  if (!integration) throw new AppError('notFound')
  const obstacle = await removalObstacle(work.tx, work.organizationId, integration)
  if (obstacle) throw new AppError(obstacle)
  const { type, customer_id: customerId } = integration
  if (isPeopleApplication(type)) {
    const done = await removeDirectory(work, customerId, type)
    const { organizationId } = work
    await forgetMemberships(work.tx, { organizationId, customerId, application: type })
    if (type === TENANT_APPLICATION) await removeTenantPeople(work, customerId)
    await forgetReading(work, integration)
    return done
  }
  const { length: stay } = await toldOfFactors(work.tx, work.organizationId, integration)
  if (stay > 0) await removeFactors(work, id, customerId)
  await forgetReading(work, integration)
  return { stay, go: 0 }
}

async function removeDirectory(work: Work, customerId: string, type: PeopleApplication) {
  const factors = await factorStatuses(work, customerId)
  const gone: string[] = []
  let stay = 0
  for (const employee of await loadEmployees(work, customerId)) {
    const row = withoutApplication(employee, type, factors.get(employee.id))
    if (row === employee) continue
    if (row) work.put('employee', row)
    else gone.push(employee.id)
    stay += row ? 1 : 0
  }
  await removeRows(work, 'employee', gone)
  await sql`
    delete from factor_status
    where organization_id = ${work.organizationId}::uuid and employee_id = any(${gone}::uuid[])`.execute(
    work.tx,
  )
  return { stay, go: gone.length }
}

/** What a tenant told of its accounts beside the list of them. */
async function removeTenantPeople(work: Work, customerId: string): Promise<void> {
  for (const kind of ['mfaReport', 'riskOverview'] as const) await removeRows(work, kind, [customerId])
  await forgetSources(work, customerId, accountSources)
}

/** The next reading begins anew, and nothing says that people were read. */
async function forgetReading(work: Work, integration: Integration): Promise<void> {
  const { state } = integration
  const isRead = state === 'Sync Successful' || state === 'Sync Failed' || state === 'Syncing'
  const forgotten: Integration = {
    ...integration,
    state: isRead ? 'Connected' : state,
    last_synced: null,
    facts: NO_FACTS_READ,
  }
  if (canonicalJson(forgotten) !== canonicalJson(integration)) work.put('integration', forgotten)
  await readAnew(work, integration.id)
}

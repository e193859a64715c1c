import { sql } from 'kysely'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { PeopleApplication } from '#shared/domain/employees/without-application.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { withSecondFactor } from '#shared/domain/integrations/second-factor.ts'
import { removeRows } from '#server/platform/sync/remove-rows.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { forgetMemberships } from '#server/import-settings/memberships.store.ts'
import { forgetFeeds } from './forget-feeds.ts'
import { payeeIds } from './read-accounting.ts'
import { leaveCloud } from './leave-cloud.ts'
import { removeLicenses } from './store-licenses.ts'
import { removeGoogleAccounts } from './leave-vendor.ts'
import { factorStatuses, keepFactorStatuses } from '#server/mfa/factor-status.ts'

/**
 * Removes a company's integration with what was read by it; its employees stay as they were read last. Where it is gone
 * already nothing is removed. It may not be locked before: a running sync locks its task first.
 */
export async function disconnect(
  work: Work,
  { id, type, customer_id: customerId }: Pick<Integration, 'id' | 'type' | 'customer_id'>,
): Promise<void> {
  const { organizationId, tx } = work
  const { rows: tasks } = await sql<{ id: string }>`
    select id from task where organization_id = ${organizationId}::uuid and integration_id = ${id}::uuid`.execute(
    tx,
  )
  // In the order in which a running sync locks them.
  await removeRows(work, 'task', idsOf(tasks))
  await work.load('integration', [id])
  // Somebody else has disconnected it meanwhile, and what is read now is another's.
  if (!work.get('integration', id).row) return
  work.remove('integration', id)
  await tx
    .deleteFrom('integration_secret')
    .where('organization_id', '=', organizationId)
    .where('integration_id', '=', id)
    .execute()
  await forgetFeeds(work, customerId, type)
  if (type === TENANT_APPLICATION) await removeTenant(work, customerId)
  else if (type === 'GWS') {
    await removeGoogleAccounts(work, customerId)
    await forgetDirectory(work, customerId, type)
    await leaveCloud(work, customerId, 'google')
  } else if (type === 'Quickbooks') await removeRows(work, 'payee', await payeeIds(work, customerId))
  else await removeFactors(work, id, customerId)
}

/** Takes away what a vendor told of second factors; what a directory told of them stays. */
export async function removeFactors(work: Work, id: string, customerId: string): Promise<void> {
  const told = await factorStatuses(work, customerId)
  await work.load('employee', [...told.keys()])
  for (const [employeeId, status] of told) {
    const { row } = work.get('employee', employeeId)
    const without = row && withSecondFactor(row, undefined, status)
    if (without && without !== row) work.put('employee', without)
  }
  await keepFactorStatuses(work, { id, customer_id: customerId }, new Map())
}

/** What was read of a tenant. */
async function removeTenant(work: Work, customerId: string): Promise<void> {
  const { organizationId, tx } = work
  await forgetDirectory(work, customerId, TENANT_APPLICATION)
  await leaveCloud(work, customerId, 'microsoft')
  for (const kind of [
    'tenantAnswers',
    'riskOverview',
    'mfaReport',
    'mailPolicies',
    'devicePolicies',
    'tenantContacts',
  ] as const)
    await removeRows(work, kind, [customerId])
  await removeRowsOf(work, customerId, {
    postureTask: 'posture_task',
    devicePolicyTask: 'device_policy_task',
    mailPolicyTask: 'mail_policy_task',
    mfaTask: 'mfa_task',
    contactsTask: 'contacts_task',
    policyChange: 'policy_change',
  })
  await removeAccess(work, customerId)
  for (const table of ['device_policy', 'policy_reading'] as const)
    await sql`
      delete from ${sql.table(table)}
      where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid`.execute(tx)
}

/** What a directory told beside its people. */
async function forgetDirectory(
  work: Work,
  customerId: string,
  application: PeopleApplication,
): Promise<void> {
  const { organizationId, tx } = work
  await removeLicenses(work, { customerId, application })
  await forgetMemberships(tx, { organizationId, customerId, application })
}

/** Its policies, what these stand on, and what was asked of them. */
async function removeAccess(work: Work, customerId: string): Promise<void> {
  await removeRows(work, 'accessOptions', [customerId])
  await removeRowsOf(work, customerId, { accessPolicy: 'access_policy', accessTask: 'access_task' })
}

/** Everything of these kinds that a company has, each by its table. */
async function removeRowsOf(
  work: Work,
  customerId: string,
  tables: Partial<Record<Kind, string>>,
): Promise<void> {
  for (const [kind, table] of Object.entries(tables) as [Kind, string][]) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)}
      where organization_id = ${work.organizationId}::uuid and customer_id = ${customerId}::uuid`.execute(
      work.tx,
    )
    await removeRows(work, kind, idsOf(rows))
  }
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

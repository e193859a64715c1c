import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { TenantAnswers } from '#shared/domain/posture/tenant-answers.ts'
import { sharedMailboxes } from '#shared/domain/posture/sources/mailboxes.ts'
import { employeeTable } from '#server/employees/employee.table.ts'
import { type KeptMembership, readKeptMemberships } from '#server/import-settings/memberships.store.ts'
import { mfaReportTable } from '#server/mfa/mfa.tables.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readRowOf, readRows } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { tenantAnswersTable } from '#server/posture/posture.table.ts'
import { productLicenseTable } from './integration.table.ts'

/** What was read of one account of an integration's directory, as far as the caller may see it. `notFound` where it is of another company. */
export async function readAccount(
  db: Db,
  scope: Scope,
  { customer_id: customerId }: Integration,
  employeeId: string,
) {
  const whose = {
    where: 't.id = $3::uuid and t.customer_id = $4::uuid',
    parameters: [employeeId, customerId],
  }
  const [employee] = await readRows(db, employeeTable, scope, whose)
  const account = employee?.row.entra_id?.toLowerCase()
  if (account === undefined) throw new AppError('notFound')
  const { organizationId } = scope
  const { groups, roles } = await readKeptMemberships(db, { organizationId, customerId })
  const products = await readRows(db, productLicenseTable, scope, {
    where: 't.customer_id = $3::uuid',
    parameters: [customerId],
  })
  const report = await readRowOf(db, mfaReportTable, scope, customerId)
  const answers = await readRowOf(db, tenantAnswersTable, scope, customerId)
  const { id: _, name: __, ...mfa } = report?.people.find(({ id }) => id === account) ?? {}
  return {
    groups: memberOf(groups, account),
    roles: memberOf(roles, account),
    licenses: products
      .filter(({ row }) => employee?.row.sku_ids.includes(row.sku_id))
      .map(({ row }) => ({ id: row.sku_id, name: row.product_name })),
    mailbox: mailboxOf(answers, account),
    mfa: 'username' in mfa ? mfa : null,
  }
}

const memberOf = (all: readonly KeptMembership[] | null, account: string) =>
  all?.filter(({ members }) => members.includes(account)).map(({ id, name }) => ({ id, name })) ?? null

/** Null where the tenant's shared mailboxes were not read. */
function mailboxOf(told: TenantAnswers | undefined, account: string): { isShared: boolean } | null {
  const answer = told?.answers['sharedMailboxes']
  const read = answer && 'value' in answer ? sharedMailboxes.schema.safeParse(answer.value) : undefined
  if (!read?.success) return null
  return {
    isShared: read.data.some((each) => String(each.ExternalDirectoryObjectId).toLowerCase() === account),
  }
}

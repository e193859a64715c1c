import type { Employee } from '#shared/domain/employees/employee.ts'
import { isPeopleApplication, type PeopleApplication } from '#shared/domain/employees/without-application.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { MfaReport } from '#shared/domain/mfa/mfa-report.ts'
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
  { customer_id: customerId, type }: Integration,
  employeeId: string,
) {
  const whose = {
    where: 't.id = $3::uuid and t.customer_id = $4::uuid',
    parameters: [employeeId, customerId],
  }
  const [employee] = await readRows(db, employeeTable, scope, whose)
  if (!isPeopleApplication(type)) throw new AppError('notFound')
  const account = employee && accountAt(employee.row, type)
  if (!account) throw new AppError('notFound')
  const { organizationId } = scope
  const { groups, roles } = await readKeptMemberships(db, { organizationId, customerId, application: type })
  const products = await readRows(db, productLicenseTable, scope, {
    where: 't.customer_id = $3::uuid and t.application = $4',
    parameters: [customerId, type],
  })
  const isTenant = type === TENANT_APPLICATION
  const report = await readRowOf(db, mfaReportTable, scope, customerId)
  const answers = isTenant ? await readRowOf(db, tenantAnswersTable, scope, customerId) : undefined
  return {
    groups: memberOf(groups, account.id),
    roles: memberOf(roles, account.id),
    licenses: products
      .filter(({ row }) => account.skuIds.includes(row.sku_id))
      .map(({ row }) => ({ id: row.sku_id, name: row.product_name })),
    mailbox: mailboxOf(answers, account.id),
    mfa: factorsOf(report, account.inReport),
  }
}

interface Account {
  /** By which groups and roles name it, in lower case. */
  id: string
  skuIds: readonly string[]
  /** By which the report of second factors may have them: whom both directories have stands there once. */
  inReport: readonly (string | undefined)[]
}

function accountAt(
  { entra_id, sku_ids, google_account }: Employee,
  application: PeopleApplication,
): Account | undefined {
  const tenantId = entra_id?.toLowerCase()
  if (application === TENANT_APPLICATION)
    return tenantId === undefined ? undefined : { id: tenantId, skuIds: sku_ids, inReport: [tenantId] }
  if (!google_account) return undefined
  const { id } = google_account
  return { id: id.toLowerCase(), skuIds: google_account.sku_ids ?? [], inReport: [tenantId, id] }
}

function factorsOf(report: MfaReport | undefined, ids: Account['inReport']) {
  const { id: _, name: __, ...mfa } = report?.people.find(({ id }) => ids.includes(id)) ?? {}
  return 'username' in mfa ? mfa : null
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

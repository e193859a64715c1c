import { sql } from 'kysely'
import type { AlertAccount } from '#shared/domain/alerts/alert-task.ts'
import { setupOfCompany } from '#server/alerts/setup-of-company.ts'
import type { Tx } from '#server/platform/database/database.ts'

interface Company {
  organizationId: string
  customerId: string
}

/**
 * Why an account is never locked down: it is the last way into its tenant (ALERT-13), or belongs to somebody who works
 * for the organization here. Whichever of its names is given, it is looked for by all that are known.
 */
export async function protectionOf(
  tx: Tx,
  { organizationId, customerId }: Company,
  account: AlertAccount,
): Promise<'emergencyAccount' | 'providerAccount' | undefined> {
  const given = [account.id, account.name].flatMap((each) => (each ? [each.toLowerCase()] : []))
  const { rows: known } = await sql<{ name: string | null; id: string | null; email: string | null }>`
    select lower(username) as name, lower(entra_id::text) as id, lower(email) as email from employee
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
      and (lower(username) = any(${given}::text[]) or lower(entra_id::text) = any(${given}::text[]))`.execute(
    tx,
  )
  const names = new Set([
    ...given,
    ...known.flatMap(({ name, id, email }) => [name, id, email].filter((each) => each !== null)),
  ])
  names.delete('')
  const { breakGlassAccounts } = await setupOfCompany(tx, { organizationId, customerId })
  if (breakGlassAccounts.some((each) => names.has(each.toLowerCase()))) return 'emergencyAccount'
  const { rows } = await sql`
    select 1 from app_user
    where organization_id = ${organizationId}::uuid and lower(email) = any(${[...names]}::text[])`.execute(tx)
  return rows.length > 0 ? 'providerAccount' : undefined
}

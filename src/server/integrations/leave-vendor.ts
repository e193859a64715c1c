import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { Vendors } from '#server/connectors/connector.ts'
import { loadEmployees } from '#server/employees/load-employees.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { Log } from '#server/platform/log.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { readCredentials } from '#server/integration-secret/integration-secret.ts'

/** Takes Google's word off whoever another directory has as well; people of Google alone stay as they were read last. */
export async function removeGoogleAccounts(work: Work, customerId: string): Promise<void> {
  for (const employee of await loadEmployees(work, customerId))
    if (employee.google_account && !employee.google_account.leads)
      work.put('employee', { ...employee, google_account: null })
}

interface RevokeParts {
  db: Db
  keyring: Keyring
  vendors: Vendors
}

/**
 * What gives back at the vendor what an administrator has granted, once the connection is gone here. Asked for before that, as it
 * needs what is then removed; where the vendor cannot be reached this is logged, and the administrator can take the app away there.
 */
export async function revocationOf(
  { db, keyring, vendors }: RevokeParts,
  organizationId: string,
  { id, type }: Integration,
): Promise<(log: Log) => Promise<void>> {
  const { grantedDirectory, accounting } = vendors[type] ?? {}
  if (!grantedDirectory && !accounting) return async () => {}
  const credentials = await readCredentials(db, keyring, { organizationId, integrationId: id })
  return async (log) => {
    try {
      await grantedDirectory?.(credentials).revoke()
      // What was kept is gone by then, and nothing is renewed for this.
      await accounting?.({ latest: async () => credentials, renewed: async () => credentials }).revoke()
    } catch (cause) {
      log.warn(
        { event: 'integration.notRevoked', err: cause },
        'A grant could not be given back at its vendor',
      )
    }
  }
}

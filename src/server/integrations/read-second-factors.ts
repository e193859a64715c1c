import { isDifferent } from '#shared/domain/employees/directory-changes.ts'
import { withSecondFactor } from '#shared/domain/integrations/second-factor.ts'
import { capabilityOf } from '#server/connectors/connector.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { factorStatuses, keepFactorStatuses, type ToldFactor } from '#server/mfa/factor-status.ts'
import { noteFactors } from './factors-by-address.ts'
import { factorCredentials } from './duo-parent-keys.ts'
import { loadEmployees } from '#server/employees/load-employees.ts'
import { type Run, stillConnected, type SyncParts } from './sync-run.ts'

/**
 * Reads who has a second factor at a vendor that is no directory. Its people are known among the company's employees by
 * their addresses; whom the company does not know is not added, since only a directory says who works there.
 */
export async function readSecondFactors(parts: SyncParts, run: Run): Promise<void> {
  const { integration, organizationId } = run
  const credentials = await factorCredentials(parts, organizationId, integration)
  const factors = capabilityOf(parts.vendors, integration.type, 'secondFactors')(credentials)
  const byAddress = new Map<string, ToldFactor>()
  let read = 0
  for await (const page of factors.holders()) {
    read += page.length
    noteFactors(byAddress, page)
  }
  const at = new Date(parts.now()).toISOString()
  await commit(parts, organizationId, async (work) => {
    const connected = await stillConnected(work, run)
    const before = await factorStatuses(work, connected.customer_id)
    const kept = new Map<string, ToldFactor>()
    let changed = 0
    for (const employee of await loadEmployees(work, connected.customer_id)) {
      const told =
        byAddress.get(employee.email.toLowerCase()) ?? byAddress.get(employee.username.toLowerCase())
      const isVendors = employee.mfa_status === null || employee.mfa_status === before.get(employee.id)
      // What a directory has told is not ours to take back.
      if (told) kept.set(employee.id, { ...told, status: isVendors ? told.status : null })
      const row = withSecondFactor(employee, told?.status ?? undefined, before.get(employee.id))
      if (!isDifferent(employee, row)) continue
      changed += 1
      work.put('employee', row)
    }
    await keepFactorStatuses(work, connected, kept)
    work.put('task', { ...run.task, read, changed, state: 'completed', finished_at: at })
    work.put('integration', { ...connected, state: 'Sync Successful', last_synced: at, fault: null })
  })
}

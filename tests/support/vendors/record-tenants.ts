import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Recorded {
  tenantId: string
  displayName: string
  /** What begins with `slow-consent.` and the like provokes something, see the sandbox's README. */
  domain: string
  /** The service plans that its one product brings; without any it has bought nothing. */
  plans?: readonly string[]
}

/** A folder of tenants for the pretend Microsoft 365, as SANDBOX_MICROSOFT365_DIR names it. Each has one person. */
export function recordTenants(tenants: readonly Recorded[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-tenants-'))
  for (const { tenantId, displayName, domain, plans } of tenants) {
    const own = join(folder, tenantId)
    mkdirSync(own)
    const write = (name: string, value: unknown) =>
      writeFileSync(join(own, `${name}.json`), JSON.stringify({ value: [value] }))
    write('organization', { id: tenantId, displayName })
    write('domains', { id: domain, isDefault: true, isVerified: true })
    write('users', {
      id: tenantId.replace(/^.{8}/, 'aaaaaaaa'),
      displayName: `Una of ${displayName}`,
      userPrincipalName: `una@${domain}`,
      mail: `una@${domain}`,
      accountEnabled: true,
      userType: 'Member',
    })
    if (plans)
      write('subscribedSkus', {
        id: `${tenantId}_product`,
        skuId: tenantId,
        skuPartNumber: 'PRODUCT',
        capabilityStatus: 'Enabled',
        consumedUnits: 0,
        prepaidUnits: { enabled: 1, suspended: 0, warning: 0, lockedOut: 0 },
        servicePlans: plans.map((servicePlanName) => ({
          servicePlanId: servicePlanName,
          servicePlanName,
          provisioningStatus: 'Success',
        })),
      })
  }
  return folder
}

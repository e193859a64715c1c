import { firstValueFrom } from 'rxjs'
import { partitionOf } from '#shared/contract/partitions.ts'
import { type CompanyFacts, companyFacts } from '#shared/domain/assistant/company-facts.ts'
import type { Device } from '../device/device.ts'
import { readOptionsWithPolicies, watchAccessPolicies } from '../nouns/secure/access-policies.ts'
import { readEmergencyIds, watchEmergencyNames } from '../nouns/secure/emergency-accounts.ts'
import { watchMfaReports } from '../nouns/secure/mfa.ts'
import { watchAuditSettings, watchPostures, watchResolutions } from '../nouns/secure/posture.ts'

/** What this device holds of a company, as the assistant is asked about it. */
export async function readFacts(device: Device, customerId: string): Promise<CompanyFacts> {
  // What was given up for want of space comes back.
  device.sync.use([partitionOf(customerId, 'accessOptions'), partitionOf(customerId, 'accessPolicies')])
  const options = await readOptionsWithPolicies(device, customerId)
  const [postures, settings, resolutions, policies, reports, names] = await Promise.all([
    firstValueFrom(watchPostures(device)),
    firstValueFrom(watchAuditSettings(device)),
    firstValueFrom(watchResolutions(device)),
    firstValueFrom(watchAccessPolicies(device)),
    firstValueFrom(watchMfaReports(device)),
    firstValueFrom(watchEmergencyNames(device)),
  ])
  const ofCompany = <Row extends { customer_id: string }>(rows: readonly Row[]) =>
    rows.filter(({ customer_id: id }) => id === customerId)
  return companyFacts(customerId, {
    postures,
    settings,
    resolutions: ofCompany(resolutions),
    policies: ofCompany(policies.map(({ row }) => row)).map(({ policy }) => policy),
    options: options ?? 'notHere',
    emergencyIds: await readEmergencyIds(device, customerId, names, options),
    report: reports.get(customerId),
    now: device.clock.now(),
  })
}

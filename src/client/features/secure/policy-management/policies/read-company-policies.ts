import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import type { EmergencyNames } from '#shared/domain/conditional-access/emergency-ids.ts'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import type { Device } from '#client/data/device/device.ts'
import { readOptionsWithPolicies } from '#client/data/nouns/secure/access-policies.ts'
import { readEmergencyIds } from '#client/data/nouns/secure/emergency-accounts.ts'
import type { View } from '#client/data/rows/merge.ts'

/** Companies whose lists are opened at once. */
const AT_ONCE = 20

/** The policies of a company and what is needed to judge them. */
export interface CompanyPolicies {
  id: string
  policies: readonly Policy[]
  /** Undefined where they, or its policies, are not on this device. */
  options: AccessOptions | undefined
  emergencyIds: readonly string[]
}

export interface Companies {
  customerIds: readonly string[]
  /** The policies of all companies. */
  views: readonly View<'accessPolicy'>[]
  emergencies: EmergencyNames
}

/** Reads companies, a few at a time, for what judges many of them. */
export async function* readCompanyPolicies(
  device: Device,
  { customerIds, views, emergencies }: Companies,
): AsyncGenerator<readonly CompanyPolicies[]> {
  const byCompany = Map.groupBy(views, ({ row }) => row.customer_id)
  for (let from = 0; from < customerIds.length; from += AT_ONCE)
    yield await Promise.all(
      customerIds.slice(from, from + AT_ONCE).map(async (id) => {
        const options = await readOptionsWithPolicies(device, id)
        return {
          id,
          policies: (byCompany.get(id) ?? []).map(({ row }) => row.policy),
          options,
          emergencyIds: await readEmergencyIds(device, id, emergencies, options),
        }
      }),
    )
}

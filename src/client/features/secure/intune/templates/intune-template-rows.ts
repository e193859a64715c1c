import type { DevicePolicies } from '#shared/domain/intune/device-policies.ts'
import { type DeviceTemplate } from '#shared/domain/intune/device-template.ts'
import type { View } from '#client/data/rows/merge.ts'
import type { ProtectionTemplateRow } from '#client/features/secure/parts/templates/protection-template-row.ts'
import type { IntuneTexts } from '../device-policy-words.ts'
import { samePolicyKey } from '../same-policy.ts'

/** A template of a policy for devices as its list shows it. */
export interface IntuneTemplateRow extends ProtectionTemplateRow {
  template: DeviceTemplate
  /** Those that have a policy of its set and name. */
  companyIds: readonly string[]
}

const nobody: readonly string[] = []

/** The companies that have policies, by set and name; of those alone that are asked for. Pure. */
export function companiesWith(
  wanted: ReadonlySet<string>,
  all: Iterable<DevicePolicies>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { customer_id: id, policies } of all)
    for (const key of new Set(policies.map(samePolicyKey)))
      if (wanted.has(key)) {
        const ids = found.get(key)
        if (ids) ids.push(id)
        else found.set(key, [id])
      }
  return found
}

/** The templates of an area with the companies that have their policies. */
export function intuneTemplateRows(
  views: readonly View<'deviceTemplate'>[],
  all: Iterable<DevicePolicies>,
  t: IntuneTexts,
): IntuneTemplateRow[] {
  const companies = companiesWith(new Set(views.map(({ row }) => samePolicyKey(row.policy))), all)
  return views.map(({ row, isPending, isConflict }) => {
    const { id, name, description, policy, created_at: createdAt, changed_at: changedAt } = row
    const companyIds = companies.get(samePolicyKey(policy)) ?? nobody
    return {
      id,
      name,
      description,
      kind: policy.set,
      kindText: t(`kinds.${policy.set}`),
      policyName: policy.name,
      companies: companyIds.length,
      // What policies set is not on this device.
      drifted: undefined,
      createdAt,
      changedAt,
      isPending,
      isConflict,
      template: row,
      companyIds,
    }
  })
}

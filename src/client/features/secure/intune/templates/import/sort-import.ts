import type { ImportNote } from '#shared/domain/conditional-access/import/import-note.ts'
import { INTUNE_SETS, type DevicePolicy } from '#shared/domain/intune/device-policy.ts'
import { deviceTemplateLimits, type TemplateSummary } from '#shared/domain/intune/device-template.ts'
import { forAnotherTenant } from '#shared/domain/intune/for-another-tenant.ts'
import {
  importDevicePolicies,
  type ImportedDeviceText,
} from '#shared/domain/intune/import-device-policies.ts'
import { templateObstacle, templateOf } from '#shared/domain/intune/template-policy.ts'
import { type DeviceFinding, validateDevicePolicy } from '#shared/domain/intune/validate-device-policy.ts'
import type { IntuneArea } from '../../device-policy-rows.ts'

/** Why a policy of a file does not become a template: in a word, or by the rules that it breaks. */
export type ImportObstacle = 'holdsSecrets' | 'tooLarge' | readonly DeviceFinding[]

/** A policy that a file holds. */
export interface FoundPolicy {
  key: string
  /** As a template keeps it. */
  policy: DevicePolicy
  summary: TemplateSummary
  notes: readonly ImportNote[]
  /** Undefined where it can become a template. */
  obstacle: ImportObstacle | undefined
}

/** What a file holds of an area. */
export interface FoundFile {
  key: string
  name: string
  policies: readonly FoundPolicy[]
  /** How many policies are of the other area. */
  others: number
  /** What was left alone, and why; `unreadable`: the browser does not give the file out. */
  left: readonly (ImportNote | { path: string; reason: 'unreadable' })[]
}

/** What the bytes of a file hold of an area. */
export const readBytes = (key: string, name: string, bytes: Uint8Array, area: IntuneArea): FoundFile => ({
  key,
  name,
  ...sortImport(key, importDevicePolicies(bytes), area),
})

/** What was read: the policies of an area, those that cannot become templates with the reason. Pure. */
export function sortImport(
  key: string,
  { policies, left }: ImportedDeviceText,
  area: IntuneArea,
): Omit<FoundFile, 'key' | 'name'> {
  const own = policies.filter(({ policy }) => INTUNE_SETS[policy.set].area === area)
  return {
    policies: own.map(({ policy, notes }, place) => {
      const kept = forAnotherTenant(policy)
      return {
        key: `${key}.${place}`,
        policy: kept,
        summary: templateOf(policy).summary,
        notes,
        obstacle: obstacleOf(policy, kept),
      }
    }),
    others: policies.length - own.length,
    left,
  }
}

function obstacleOf(policy: DevicePolicy, kept: DevicePolicy): ImportObstacle | undefined {
  const obstacle = templateObstacle(policy)
  if (obstacle === 'invalid') return validateDevicePolicy(kept)
  if (obstacle !== undefined) return obstacle
  return JSON.stringify(kept).length > deviceTemplateLimits.policy ? 'tooLarge' : undefined
}

import { UNREAD_REASONS } from '#shared/domain/integrations/unread-reason.ts'
import type { AccessBody } from '#shared/domain/conditional-access/access-task.ts'
import { isMembers } from '#shared/domain/conditional-access/import/is-members.ts'
import { levelsOf } from '#shared/domain/conditional-access/policy.ts'
import { readingOf } from '#shared/domain/posture/reading.ts'
import { holdsLicense } from '#shared/domain/posture/required-license.ts'
import type { ChangeableTarget } from '#server/connectors/policy-changes.ts'
import type { Refusal } from './access-fault.ts'
import type { AccessTaskRun } from './access-task-run.ts'

/**
 * What of a tenant keeps something from being made or enabled right now (CA-54): it holds no license for it, or its security
 * defaults are on. What it holds and cannot be read rules out nothing, for the vendor will say.
 */
export async function obstacleOf(
  run: AccessTaskRun,
  target: ChangeableTarget,
  body: AccessBody,
): Promise<Refusal | undefined> {
  const standing = await run.standing()
  const license = hasRisk(body) ? 'entraP2' : 'entraP1'
  if (holdsLicense(license, standing.servicePlans) === false) return { fault: 'noLicense', detail: license }
  if (target === 'location') return undefined
  const defaults = readingOf(standing, 'securityDefaults')
  if ('reason' in defaults) {
    const fault = UNREAD_REASONS.find((each) => each === defaults.reason) ?? 'sourceFailed'
    return { fault, detail: 'securityDefaults' }
  }
  return defaults.value.isEnabled === true ? { fault: 'securityDefaults', detail: null } : undefined
}

/** Conditions of risk take more than the rest. */
function hasRisk({ conditions }: AccessBody): boolean {
  if (!isMembers(conditions)) return false
  return ['userRiskLevels', 'signInRiskLevels'].some((name) => {
    const levels = conditions[name]
    return typeof levels === 'string' && levelsOf(levels).length > 0
  })
}

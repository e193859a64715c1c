import { factorySettings } from '#sandbox/microsoft365/tenant/factory-settings.ts'
import { applied, type Change, inverseOf, standsAs } from '#shared/domain/posture/change.ts'
import { type Check, judge, remedyFor } from '#shared/domain/posture/check.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { type PostureChange, verdictChanges } from '#shared/domain/posture/posture-change.ts'
import type { Snapshot } from '#shared/domain/posture/snapshot.ts'
import { snapshotOf } from './demo-settings.ts'

/** Something that was done to a tenant: what a check asks for, or its contrary. */
export interface Step {
  check: Check
  /** What was set, and what stood there before. */
  changes: readonly Change[]
  back: readonly Change[]
  /** The tenant before it. */
  before: Snapshot
}

type StepTo = (tenant: Snapshot, check: Check) => Step | undefined

/** A tenant as its vendor hands it over: what stands there before anybody decides. */
const factory = snapshotOf(factorySettings('factory.example'))
const remedies = new Map(checks.map((check) => [check.id, remedyFor(check, factory)]))

/** The step that has made a tenant compliant with a check; undefined where it is not, or where none can be told. */
export const lastImprovement: StepTo = (tenant, check) => {
  const wanted = remedies.get(check.id) ?? []
  const isMet = judge(check, tenant).status === 'compliant'
  if (!isMet || wanted.length === 0 || !allStand(tenant, wanted)) return undefined
  const before = wanted.map((change) => inverseOf(factory, change)).reduce(applied, tenant)
  // What would have been sent then, which has to lead to where the tenant is now.
  const changes = remedyFor(check, before)
  if (changes.length === 0 || !allStand(tenant, changes)) return undefined
  return { check, changes, back: changes.map((change) => inverseOf(before, change)), before }
}

/** The step by which a tenant has ceased to be compliant with a check; undefined where it is, or where none can be told. */
export const lastRelapse: StepTo = (tenant, check) => {
  const back = remedyFor(check, tenant)
  if (back.length === 0) return undefined
  try {
    const before = back.reduce(applied, tenant)
    if (judge(check, before).status !== 'compliant') return undefined
    return { check, changes: back.map((change) => inverseOf(tenant, change)), back, before }
  } catch {
    // What was not read cannot be brought back, so nobody can tell that it stood otherwise.
    return undefined
  }
}

/** The step that leads the other way, from a tenant that stood as it does after the given one. */
export const reversed = ({ check, changes, back }: Step, before: Snapshot): Step => ({
  check,
  changes: back,
  back: changes,
  before,
})

/** What is found otherwise after some steps, of every check that looks at what they have changed. */
export function foundAfter(
  steps: readonly Step[],
  before: Snapshot,
  after: Snapshot,
): Pick<PostureChange, 'check_id' | 'before' | 'after'>[] {
  const touched = new Set<string>(steps.flatMap(({ changes }) => changes.map(({ source }) => source)))
  const looking = checks.filter(({ reads }) => reads.some((id) => touched.has(id)))
  const verdictsOf = (tenant: Snapshot) =>
    Object.fromEntries(looking.map((check) => [check.id, judge(check, tenant)]))
  return verdictChanges(verdictsOf(before), verdictsOf(after))
}

const allStand = (tenant: Snapshot, changes: readonly Change[]): boolean =>
  changes.every((change) => {
    try {
      return standsAs(tenant, change)
    } catch {
      return false
    }
  })

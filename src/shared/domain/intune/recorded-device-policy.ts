import { z } from 'zod'
import { isMembers, type Members } from '../conditional-access/import/is-members.ts'
import { deviceDifferences } from './compare-device-policies.ts'
import { devicePolicySummarySchema, type StandingPolicy, summaryOf } from './device-policies.ts'

/** Of more settings than these a history names none. */
const NAMED = 50

/** What a history keeps of a policy for devices: no settings, which are much, and may hold what is nobody's business. */
export const recordedDevicePolicySchema = devicePolicySummarySchema.extend({
  /** The names of the groups that it names, by their ids in small letters, as far as they were known then. */
  groups: z.record(z.string(), z.string()),
  /** The settings that a change touched, by the vendor's names; of many the first. */
  changed_settings: z.array(z.string()),
})
export type RecordedDevicePolicy = z.infer<typeof recordedDevicePolicySchema>

/** A policy as a history keeps it; `before` is what it was made of. */
export function recordedDevicePolicy(
  policy: StandingPolicy,
  groups: Readonly<Record<string, string>>,
  before?: StandingPolicy,
): RecordedDevicePolicy {
  const { include, exclude } = policy.targets
  const own = [...new Set([...include, ...exclude].map((id) => id.toLowerCase()))]
  return {
    ...summaryOf(policy),
    groups: Object.fromEntries(own.flatMap((id) => (groups[id] === undefined ? [] : [[id, groups[id]]]))),
    changed_settings: before ? changedSettings(before, policy).slice(0, NAMED) : [],
  }
}

/** Whether two readings of a policy come to the same. */
export const isSameDevicePolicy = (before: StandingPolicy, after: StandingPolicy): boolean =>
  deviceDifferences(withBody(before, {}), withBody(after, {})).length === 0 &&
  changedSettings(before, after).length === 0

/** The settings in which two policies differ, by the vendor's names. A list of settings has no order here. */
export function changedSettings(before: StandingPolicy, after: StandingPolicy): string[] {
  const [earlier, later] = [partsOf(before.body), partsOf(after.body)]
  return [...new Set([...earlier.keys(), ...later.keys()])].filter(
    (name) =>
      deviceDifferences(withBody(after, earlier.get(name) ?? {}), withBody(after, later.get(name) ?? {}))
        .length > 0,
  )
}

const withBody = (policy: StandingPolicy, body: Members): StandingPolicy => ({ ...policy, body: { ...body } })

/** https://learn.microsoft.com/graph/api/resources/intune-grouppolicy-grouppolicydefinitionvalue */
const DEFINITION = /groupPolicyDefinitions\('([^']+)'\)/

/** What names an entry of the lists that hold settings. */
const LISTS: Readonly<Record<string, (entry: Members) => unknown>> = {
  settings: ({ settingInstance: instance }) =>
    isMembers(instance) ? instance['settingDefinitionId'] : undefined,
  definitionValues: (entry) => DEFINITION.exec(String(entry['definition@odata.bind']))?.[1],
}

/** The parts of a body that can change by themselves, each as a body with that alone. */
function partsOf(body: Members): Map<string, Members> {
  return new Map(
    Object.entries(body).flatMap(([member, value]): [string, Members][] => {
      const nameOf = Object.hasOwn(LISTS, member) ? LISTS[member] : undefined
      if (!nameOf || !Array.isArray(value)) return [[member, { [member]: value }]]
      const named = Map.groupBy(value, (entry: unknown) => {
        const name = isMembers(entry) ? nameOf(entry) : undefined
        return typeof name === 'string' && name !== '' ? name : member
      })
      return [...named].map(([name, entries]) => [name, { [member]: entries }])
    }),
  )
}

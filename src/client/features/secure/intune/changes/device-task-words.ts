import { DEVICE_POLICY_FAULTS, type DevicePolicyItem } from '#shared/domain/intune/device-policy-task.ts'
import {
  type DeviceFinding,
  deviceLimits,
  type DeviceRule,
  validateTargets,
} from '#shared/domain/intune/validate-device-policy.ts'
import type { IntuneTexts } from '../device-policy-words.ts'
import { wantedWhom } from '../whom.ts'

/** What an item does, in words. */
export const itemText = ({ change, name }: Pick<DevicePolicyItem, 'change' | 'name'>, t: IntuneTexts) =>
  t(`changes.${change}`, { name })

type FailedItem = Pick<DevicePolicyItem, 'fault' | 'detail' | 'name' | 'targets'>

/** Why an item failed; a reason that only a newer server knows comes with the vendor's words. */
export function deviceFaultText(
  item: FailedItem,
  t: IntuneTexts,
  findingText: (finding: DeviceFinding) => string,
): string {
  const { fault, detail } = item
  const known = DEVICE_POLICY_FAULTS.find((each) => each === fault) ?? 'refused'
  switch (known) {
    case 'notConnected':
    case 'noLicense':
    case 'missingScope':
    case 'sourceFailed':
    case 'unexpectedAnswer':
      return t(`reasons.${known}`)
    case 'invalid':
      return t('faults.invalid', { detail: brokenRules(item, t, findingText) })
    default:
      return t(`faults.${known}`, { detail: detail ?? fault ?? '' })
  }
}

/** The rules that a policy breaks, in words: the task names them by their ids. */
const brokenRules = (item: FailedItem, t: IntuneTexts, findingText: (finding: DeviceFinding) => string) =>
  (item.detail ?? '')
    .split(',')
    .map((id) => ruleText(id.trim(), item, t, findingText))
    .join('; ')

function ruleText(
  id: string,
  { targets }: FailedItem,
  t: IntuneTexts,
  findingText: (finding: DeviceFinding) => string,
): string {
  const whom = wantedWhom(targets)
  const labels = (groups: typeof whom.include) => groups.map((group) => group.name ?? group.id)
  const own = validateTargets({ ...whom, include: labels(whom.include), exclude: labels(whom.exclude) })
    .filter(({ rule }) => rule === id)
    .map(findingText)
  if (own.length > 0) return own.join('; ')
  if (isWithValues(id)) return t(`rules.${id}`)
  return isRule(id) ? findingText({ rule: id, input: 'name', values: { limit: `${deviceLimits.name}` } }) : id
}

/** Their words name something that the task does not tell. */
const WITH_VALUES = [
  'group-in-both',
  'unknown-group',
  'one-block-action',
] as const satisfies readonly DeviceRule[]
const isWithValues = (id: string): id is (typeof WITH_VALUES)[number] =>
  WITH_VALUES.some((each) => each === id)

const OTHERS: ReadonlySet<string> = new Set<DeviceRule>([
  'name-required',
  'name-too-long',
  'included-group-required',
  'settings-required',
])
const isRule = (id: string): id is DeviceRule => OTHERS.has(id)

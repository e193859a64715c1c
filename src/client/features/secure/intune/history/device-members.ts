import { isCatalogue } from '#shared/domain/intune/device-policy.ts'
import type { RecordedDevicePolicy } from '#shared/domain/intune/recorded-device-policy.ts'
import type { ChangedMember } from '#client/features/secure/parts/history/member-changes.tsx'
import type { useTexts } from '#client/texts/texts.ts'
import {
  actionTexts,
  groupText,
  includedTexts,
  type IntuneTexts,
  platformText,
} from '../device-policy-words.ts'
import { nameOfDefinition, nameOfMember } from '../readable-names.ts'

interface Words {
  t: IntuneTexts
  words: ReturnType<typeof useTexts<'words'>>
}

/** Where two forms of a policy differ, member by member in words; of its settings which, for what they say was not kept. */
export function deviceMembers(
  before: RecordedDevicePolicy,
  after: RecordedDevicePolicy,
  { t, words }: Words,
): ChangedMember[] {
  const member = (label: string, textsOf: (policy: RecordedDevicePolicy) => readonly string[]) => ({
    label,
    before: textsOf(before),
    after: textsOf(after),
  })
  const changed = [...new Set(after.changed_settings.map((name) => settingText(name, after, t)))]
  return [
    member(words('name'), ({ name }) => [name]),
    member(t('panel.description'), ({ description }) => (description === '' ? [] : [description])),
    member(t('columns.platform'), ({ platform }) => [platformText(platform ?? 'other', t)]),
    member(t('panel.included'), (policy) => includedIn(policy, t)),
    member(t('panel.excluded'), (policy) => orNobody(namedIn(policy, 'exclude', t), t)),
    member(t('columns.actions'), (policy) => actionTexts(policy, t)),
    member(t('history.settingCount'), ({ settings }) => (settings === null ? [] : [`${settings}`])),
    { label: t('history.changedSettings'), before: [], after: changed },
  ]
    .filter(({ before: out, after: added }) => !isSameList(out, added))
    .map(({ label, ...values }) => ({ label, before: told(values.before), after: told(values.after) }))
}

const told = (texts: readonly string[]) => texts.map((text) => ({ text }))

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text) => other.includes(text))

const groupsIn = ({ targets, groups }: RecordedDevicePolicy, side: 'include' | 'exclude') =>
  targets[side].map((id) => ({ id, name: groups[id.toLowerCase()] }))

const namedIn = (policy: RecordedDevicePolicy, side: 'include' | 'exclude', t: IntuneTexts) =>
  groupsIn(policy, side).map((group) => groupText(group, t))

const orNobody = (texts: readonly string[], t: IntuneTexts) => (texts.length > 0 ? texts : [t('whom.nobody')])

const includedIn = (policy: RecordedDevicePolicy, t: IntuneTexts) =>
  orNobody(
    [
      ...includedTexts({ ...policy.targets, include: groupsIn(policy, 'include') }, t),
      ...(policy.has_more_targets ? [t('whom.others')] : []),
    ],
    t,
  )

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A setting by its name: a setting of an administrative template has none here but the beginning of its id. */
function settingText(name: string, { set }: Pick<RecordedDevicePolicy, 'set'>, t: IntuneTexts): string {
  if (GUID.test(name)) return t('settings.definition', { id: name.slice(0, 8) })
  return isCatalogue(set) ? nameOfDefinition(name) : nameOfMember(name)
}

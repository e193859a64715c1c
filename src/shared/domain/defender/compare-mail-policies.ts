import { type MailPolicy, RECIPIENT_FIELDS, type RecipientField } from './mail-policy.ts'
import { isSameSetting, settingValue, writableSettings } from './mail-setting-value.ts'

/** One place in which two policies for mail are not the same. */
export interface MailPolicyDifference {
  /** An input of the form, or a setting by the vendor's name. */
  member: string
  before: unknown
  after: unknown
}

const FIELDS = ['name', 'description', 'comments', 'isEnabled'] as const

/**
 * Where two policies of one kind differ, for a history and for drift. A setting that one of them does not name is at its default;
 * lists have no order and nothing twice, and addresses and domains no capitals. A place in the order, and what the vendor only
 * tells, is compared where both name it, so that a policy can be held against one that somebody wrote. Ids are not compared,
 * nor whether one is built-in. Pure; throws nothing.
 */
export const mailPolicyDifferences = (
  before: MailPolicy,
  after: MailPolicy,
): readonly MailPolicyDifference[] => [
  ...FIELDS.flatMap((member) =>
    before[member] === after[member] ? [] : [{ member, before: before[member], after: after[member] }],
  ),
  ...(before.priority === null || after.priority === null || before.priority === after.priority
    ? []
    : [{ member: 'priority', before: before.priority, after: after.priority }]),
  ...differingFields(before, after).map((field) => ({
    member: field.input,
    before: before[field.side][field.kind],
    after: after[field.side][field.kind],
  })),
  ...differingSettings(before, after).map((member) => ({
    member,
    before: settingValue(before.kind, before.settings, member),
    after: settingValue(after.kind, after.settings, member),
  })),
]

/** The fields that do not name the same recipients. */
export const differingFields = (before: MailPolicy, after: MailPolicy): readonly RecipientField[] =>
  RECIPIENT_FIELDS.filter(
    ({ side, kind }) => !isSameSetting(folded(before[side][kind]), folded(after[side][kind])),
  )

/** The settings that do not come to the same, by the vendor's names: first what it takes, then what it only tells. */
export const differingSettings = (before: MailPolicy, after: MailPolicy): readonly string[] =>
  [...new Set([...writableSettings(before.kind), ...toldByBoth(before, after)])].filter(
    (name) =>
      !isSameSetting(
        settingValue(before.kind, before.settings, name),
        settingValue(after.kind, after.settings, name),
      ),
  )

const toldByBoth = (before: MailPolicy, after: MailPolicy): readonly string[] =>
  Object.keys(before.settings).filter(
    (name) => (before.settings[name] ?? null) !== null && (after.settings[name] ?? null) !== null,
  )

const folded = (texts: readonly string[]) => texts.map((text) => text.trim().toLowerCase())

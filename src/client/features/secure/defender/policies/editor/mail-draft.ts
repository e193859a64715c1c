import {
  type MailPolicy,
  type MailRecipients,
  RECIPIENT_FIELDS,
  type RecipientField,
} from '#shared/domain/defender/mail-policy.ts'
import type { MailPolicyFinding, MailPolicyInput } from '#shared/domain/defender/mail-policy-finding.ts'
import type { AskedMailChange } from '#shared/domain/defender/mail-policy-task.ts'
import { isSameSetting, settingValue } from '#shared/domain/defender/mail-setting-value.ts'
import type { MailSetting, MailSettingName } from '#shared/domain/defender/settings/mail-setting.ts'
import { MAIL_VOCABULARIES } from '#shared/domain/defender/settings/mail-vocabularies.ts'
import { validateMailPolicy } from '#shared/domain/defender/validate-mail-policy.ts'
import { asEntered, changesOf, type Problems } from '#client/parts/form/form-state.ts'

/** What an input of a setting holds: a switch, a text or a number as it is typed, or codes. Other lists are an entry a line. */
export type SettingDraft = boolean | string | readonly string[]

type RecipientInput = RecipientField['input']

/** A policy while it is entered; recipients are an entry a line, settings stand by the vendor's names. */
export type MailDraft = {
  name: string
  description: string
  comments: string
  isEnabled: boolean
} & Record<RecipientInput, string> & { [Setting in MailSettingName]?: SettingDraft }

export interface MailProblem {
  kind: 'findings'
  findings: readonly MailPolicyFinding[]
}
export type MailProblems = Problems<MailDraft, MailProblem>

/** Whether a list is chosen from names instead of written: its entries are codes. */
export const isOfCodes = (setting: MailSetting): boolean =>
  setting.type === 'texts' && (setting.of === 'country' || setting.of === 'language')

/** A policy as the form holds it. */
export const draftOf = (policy: MailPolicy): MailDraft => {
  const { name, description, comments, isEnabled } = policy
  const recipients = RECIPIENT_FIELDS.map(({ input, side, kind }) => [input, policy[side][kind].join('\n')])
  const settings = MAIL_VOCABULARIES[policy.kind].settings.map((setting) => [
    setting.name,
    settingDraft(setting, settingValue(policy.kind, policy.settings, setting.name)),
  ])
  return {
    name,
    description,
    comments,
    isEnabled,
    ...(Object.fromEntries(recipients) as Record<RecipientInput, string>),
    ...(Object.fromEntries(settings) as Partial<Record<MailSettingName, SettingDraft>>),
  }
}

/** What was entered of a policy, against how it was seen then; all of it where it was to be made. */
export const typedDraftOf = (policy: MailPolicy, seen: MailPolicy | undefined): Partial<MailDraft> =>
  seen ? changesOf({ seen: draftOf(seen), values: draftOf(policy) }, asEntered) : draftOf(policy)

function settingDraft(setting: MailSetting, value: unknown): SettingDraft {
  if (setting.type === 'switch') return value === true
  if (setting.type !== 'texts') return writtenText(value)
  const texts = textsIn(value)
  return isOfCodes(setting) ? texts : texts.join('\n')
}

const writtenText = (value: unknown): string => {
  if (typeof value === 'string') return value
  return value === undefined ? '' : JSON.stringify(value)
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** What of a list the vendor tells as objects, which no input shows. */
export const keptEntries = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.filter((each) => typeof each !== 'string') : []

/** The lines of a text, without what is empty. */
const linesIn = (text: string): string[] =>
  text
    .split(/[\n\r]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Addresses and domains as they were pasted, at commas, too; names of groups may have these. */
const recipientsIn = (kind: RecipientField['kind'], text: string): string[] =>
  kind === 'groups' ? linesIn(text) : text.split(/[\s,;]+/).filter((each) => each !== '')

/** How the draft is kept: without outer spaces, an entry a line. */
export const storedDraft = (draft: MailDraft): MailDraft => {
  const lines = RECIPIENT_FIELDS.map(({ input, kind }) => [
    input,
    recipientsIn(kind, draft[input]).join('\n'),
  ])
  return { ...draft, ...Object.fromEntries(lines), name: draft.name.trim() }
}

/**
 * The policy that was entered. What the form does not know of the one that was seen stays, and so does each setting as it came
 * that nobody touched; of a built-in one nothing but its settings is another.
 */
export function policyOf(draft: MailDraft, seen: MailPolicy): MailPolicy {
  const settings = settingsOf(draft, seen)
  if (seen.isBuiltIn) return { ...seen, settings }
  const before = draftOf(seen)
  // One that came with outer spaces is not renamed by looking at it.
  const name = draft.name === before.name ? seen.name : draft.name.trim()
  return {
    ...seen,
    name,
    description: draft.description,
    comments: draft.comments,
    isEnabled: draft.isEnabled,
    include: recipientsOf(draft, seen, 'include'),
    exclude: recipientsOf(draft, seen, 'exclude'),
    settings,
  }
}

function recipientsOf(draft: MailDraft, seen: MailPolicy, side: RecipientField['side']): MailRecipients {
  const fields = RECIPIENT_FIELDS.filter((field) => field.side === side)
  const entered = fields.map(({ input, kind }) => {
    const before = seen[side][kind]
    // What the vendor knows by another name than an address is not taken apart.
    return [kind, draft[input] === before.join('\n') ? before : recipientsIn(kind, draft[input])]
  })
  return { ...seen[side], ...Object.fromEntries(entered) }
}

function settingsOf(draft: MailDraft, seen: MailPolicy): MailPolicy['settings'] {
  const before = draftOf(seen)
  const touched = MAIL_VOCABULARIES[seen.kind].settings.flatMap((setting) => {
    const entered = draft[setting.name]
    const was = settingValue(seen.kind, seen.settings, setting.name)
    if (entered === undefined || isSameSetting(entered, before[setting.name])) return []
    return [[setting.name, settingOf(setting, entered, was)] as const]
  })
  return { ...seen.settings, ...Object.fromEntries(touched) }
}

/** What was entered as the vendor has it; what is no number stays as it was typed, and is told. */
function settingOf(setting: MailSetting, entered: SettingDraft, was: unknown): unknown {
  if (setting.type === 'switch') return entered === true
  if (setting.type === 'number')
    return /^\d+$/.test(String(entered).trim()) ? Number(entered) : String(entered)
  if (setting.type !== 'texts') return String(entered).trim()
  const entries = typeof entered === 'object' ? entered : entriesIn(setting, String(entered))
  return [...entries, ...keptEntries(was)]
}

const entriesIn = (setting: Extract<MailSetting, { type: 'texts' }>, text: string): string[] =>
  setting.of === 'fileType'
    ? text.split(/[\s,;]+/).flatMap((part) => part.replace(/^\./, '') || [])
    : linesIn(text)

/** What keeps the draft from being saved, at its inputs; `others` are the company's policies of the kind. */
export function problemsOf(
  draft: MailDraft,
  seen: MailPolicy,
  others: readonly Pick<MailPolicy, 'id' | 'name'>[],
): MailProblems {
  return findingsByInput(validateMailPolicy(policyOf(draft, seen), { others }))
}

/** What is wrong, at its inputs. */
export const findingsByInput = (found: readonly MailPolicyFinding[]): MailProblems =>
  Object.fromEntries(
    [...Map.groupBy(found, ({ input }) => input)].map(([input, findings]) => [
      input,
      { kind: 'findings', findings } satisfies MailProblem,
    ]),
  )

/** What is wrong with inputs that the form of a built-in policy does not have. */
export const problemsElsewhere = (problems: MailProblems, isBuiltIn: boolean): MailPolicyFinding[] =>
  isBuiltIn ? OWN_INPUTS.flatMap((input) => problems[input]?.findings ?? []) : []

const OWN_INPUTS = ['name', 'description', 'comments'] as const satisfies readonly MailPolicyInput[]

/** What is asked of a tenant so that a policy becomes what was entered; `seen` without an id is one that is made. */
export function askedPolicy(draft: MailDraft, seen: MailPolicy): AskedMailChange {
  const policy = policyOf(draft, seen)
  return seen.id === '' ? { change: 'create', policy } : { change: 'update', policy, expected: seen }
}

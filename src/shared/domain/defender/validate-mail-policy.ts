import { z } from 'zod'
import { isBlank } from '../conditional-access/import/is-blank.ts'
import { isForNobody, type MailPolicy, RECIPIENT_FIELDS, type RecipientField } from './mail-policy.ts'
import { mailFinding, mailFindingIf, type MailPolicyFinding } from './mail-policy-finding.ts'
import type { MailSetting, TextForm } from './settings/mail-setting.ts'
import { MAIL_VOCABULARIES } from './settings/mail-vocabularies.ts'

/** In characters. https://learn.microsoft.com/powershell/module/exchangepowershell/new-hostedcontentfilterpolicy and new-safelinksrule */
export const mailPolicyLimits = { name: 64, description: 256, comments: 1024 } as const

/** What names of policies against spam must not have. */
const REFUSED_CHARACTERS = '\\ % & * + / = ? { } | < > ( ) ; : [ ] , "'

/**
 * Everything that keeps a policy for mail from being saved (DEF-04, DEF-05); `others` are the policies of its kind in the tenant,
 * itself among them or not. Without `others` its name is not compared, as in a template. Pure.
 */
export function validateMailPolicy(
  policy: MailPolicy,
  { others = [] }: { others?: readonly Pick<MailPolicy, 'id' | 'name'>[] } = {},
): readonly MailPolicyFinding[] {
  const { description, comments } = mailPolicyLimits
  return [
    // The vendor has named what is built-in, and its recipients are nobody's to choose.
    ...(policy.isBuiltIn ? [] : [...checkName(policy, others), ...checkRecipients(policy)]),
    ...mailFindingIf(policy.description.length > description, 'text-too-long', 'description', {
      limit: `${description}`,
    }),
    ...mailFindingIf(policy.comments.length > comments, 'text-too-long', 'comments', {
      limit: `${comments}`,
    }),
    ...MAIL_VOCABULARIES[policy.kind].settings.flatMap((setting) =>
      checkSetting(setting, policy.settings[setting.name]),
    ),
  ]
}

/** Why a policy cannot be deleted (DEF-03); undefined where it can. */
export const deletionRefusal = ({
  isBuiltIn,
}: Pick<MailPolicy, 'isBuiltIn'>): MailPolicyFinding | undefined =>
  isBuiltIn ? mailFinding('built-in-not-deletable', 'name') : undefined

function checkName(
  { kind, id, name }: MailPolicy,
  others: readonly Pick<MailPolicy, 'id' | 'name'>[],
): readonly MailPolicyFinding[] {
  const { name: most } = mailPolicyLimits
  const isTaken = others.some((other) => (id === '' || other.id !== id) && isSameText(other.name, name))
  return [
    ...mailFindingIf(name.trim() === '', 'name-required', 'name'),
    ...mailFindingIf(name.length > most, 'name-too-long', 'name', { limit: `${most}` }),
    ...mailFindingIf(
      kind === 'antiSpam' && REFUSED_CHARACTERS.split(' ').some((each) => name.includes(each)),
      'name-characters',
      'name',
      { characters: REFUSED_CHARACTERS },
    ),
    ...mailFindingIf(name.trim() !== '' && isTaken, 'name-taken', 'name'),
  ]
}

const checkRecipients = (policy: MailPolicy): readonly MailPolicyFinding[] => [
  ...mailFindingIf(isForNobody(policy), 'recipients-required', 'includeUsers'),
  ...RECIPIENT_FIELDS.flatMap((field, index) => checkField(policy, field, RECIPIENT_FIELDS.slice(0, index))),
]

/** The second of two fields that name the same is the one that is told. */
function checkField(
  policy: MailPolicy,
  field: RecipientField,
  before: readonly RecipientField[],
): readonly MailPolicyFinding[] {
  const taken = before.flatMap(({ side, kind }) => policy[side][kind])
  return policy[field.side][field.kind].flatMap((value) => [
    ...checkRecipient(field, value),
    ...mailFindingIf(
      taken.some((each) => isSameText(each, value)),
      'recipient-in-two-fields',
      field.input,
      { value },
    ),
  ])
}

function checkRecipient({ kind, input }: RecipientField, value: string): readonly MailPolicyFinding[] {
  if (kind === 'domains') return mailFindingIf(!isDomain(value), 'invalid-domain', input, { value })
  // The vendor finds groups by their names, too.
  const isNamed = kind === 'groups' && value.trim() !== '' && !value.includes('@')
  return mailFindingIf(!isNamed && !isAddress(value), 'invalid-address', input, { value })
}

/** What is missing or null is at its default, and so nothing can be wrong with it. */
function checkSetting(setting: MailSetting, value: unknown): readonly MailPolicyFinding[] {
  const { name } = setting
  if (value === null || value === undefined) return []
  switch (setting.type) {
    case 'switch':
      return mailFindingIf(typeof value !== 'boolean', 'invalid-value', name, { value: toldValue(value) })
    case 'number':
      return mailFindingIf(!isWithin(setting, value), 'out-of-range', name, {
        least: `${setting.least}`,
        most: `${setting.most}`,
      })
    case 'choice':
      return mailFindingIf(!setting.choices.some((each) => each === value), 'invalid-value', name, {
        value: toldValue(value),
      })
    case 'text':
      return checkText(setting, value)
    default:
      return checkTexts(setting, value)
  }
}

function checkText(
  { name, of, longest }: Extract<MailSetting, { type: 'text' }>,
  value: unknown,
): readonly MailPolicyFinding[] {
  if (typeof value !== 'string') return [mailFinding('invalid-value', name, { value: toldValue(value) })]
  if (isBlank(value)) return []
  return [
    ...mailFindingIf(longest !== undefined && value.length > longest, 'text-too-long', name, {
      limit: `${longest}`,
    }),
    ...checkForm(name, of, value),
  ]
}

function checkTexts(
  { name, of, most }: Extract<MailSetting, { type: 'texts' }>,
  value: unknown,
): readonly MailPolicyFinding[] {
  if (!Array.isArray(value)) return [mailFinding('invalid-value', name, { value: toldValue(value) })]
  return [
    ...mailFindingIf(most !== undefined && value.length > most, 'too-many-entries', name, {
      limit: `${most}`,
    }),
    // The vendor tells some entries as objects, which are kept as they are.
    ...value.flatMap((each: unknown) => (typeof each === 'string' ? checkForm(name, of, each) : [])),
  ]
}

function checkForm(name: MailSetting['name'], form: TextForm, value: string): readonly MailPolicyFinding[] {
  const { isFine, rule } = FORMS[form]
  return mailFindingIf(!isFine(value), rule, name, { value })
}

const isAddress = (text: string): boolean => z.email().safeParse(text).success
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
const DOMAIN = new RegExp(`^${LABEL}(?:\\.${LABEL})+$`, 'u')
const isDomain = (text: string): boolean => text.length <= 253 && DOMAIN.test(text)

/** What a text of each form has to be, and the rule that it breaks otherwise. */
const FORMS: Readonly<
  Record<TextForm, { isFine: (text: string) => boolean; rule: MailPolicyFinding['rule'] }>
> = {
  anything: { isFine: () => true, rule: 'invalid-value' },
  quarantinePolicy: { isFine: () => true, rule: 'invalid-value' },
  address: { isFine: isAddress, rule: 'invalid-address' },
  domain: { isFine: isDomain, rule: 'invalid-domain' },
  namedAddress: { isFine: isNamedAddress, rule: 'invalid-named-address' },
  // With these the vendor takes its own in the place of it.
  headerName: { isFine: (text) => !/[\s:]/.test(text), rule: 'invalid-value' },
  url: { isFine: (text) => /^\S+$/.test(text), rule: 'invalid-value' },
  fileType: { isFine: (text) => /^[\w-]+$/.test(text), rule: 'invalid-value' },
  language: { isFine: (text) => /^[A-Z]{2,3}(?:-[A-Z]{2})?$/.test(text), rule: 'invalid-value' },
  country: { isFine: (text) => /^[A-Z]{2}$/.test(text), rule: 'invalid-value' },
}

/** The name may have semicolons as well. */
function isNamedAddress(text: string): boolean {
  const at = text.lastIndexOf(';')
  return at > 0 && text.slice(0, at).trim() !== '' && isAddress(text.slice(at + 1).trim())
}

const isWithin = ({ least, most }: { least: number; most: number }, value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

const isSameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

const toldValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

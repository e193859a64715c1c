import { differingFields, differingSettings } from './compare-mail-policies.ts'
import { isBlank } from '../conditional-access/import/is-blank.ts'
import { isForNobody, type MailPolicy, newMailPolicy, type RecipientField } from './mail-policy.ts'
import { settingValue, writableSettings } from './mail-setting-value.ts'
import { VENDOR_NOUNS, VENDOR_RECIPIENTS } from './vendor-mail-policy.ts'

type Parameters = Readonly<Record<string, unknown>>

/** A cmdlet of the vendor's with its parameters. */
export interface VendorCommand {
  cmdlet: string
  parameters: Parameters
}

/**
 * What makes a policy: first the object with the settings, then its rule. What is at its default is not said, so that a tenant
 * without the licence for a setting can have a policy that leaves it alone. Pure.
 */
export function createCommands(policy: MailPolicy): readonly [policy: VendorCommand, rule: VendorCommand] {
  const { policy: noun } = VENDOR_NOUNS[policy.kind]
  return [
    {
      cmdlet: `New-${noun}`,
      parameters: {
        Name: policy.name,
        ...(policy.description === '' ? {} : { AdminDisplayName: policy.description }),
        ...changedSettings(newMailPolicy(policy.kind, ''), policy),
      },
    },
    newRule(policy, policy.name),
  ]
}

/**
 * What makes one policy of another, in order; empty where they are the same. Only what differs is said. Built-in ones have
 * settings alone: their recipients are not the policy's own. A policy whose rule is missing is given one. Pure.
 */
export function updateCommands(before: MailPolicy, after: MailPolicy): readonly VendorCommand[] {
  const { policy, rule } = VENDOR_NOUNS[before.kind]
  const settings = {
    ...(before.description === after.description ? {} : { AdminDisplayName: nullIfBlank(after.description) }),
    ...changedSettings(before, after),
  }
  const set = commandIfAny(`Set-${policy}`, before.id, settings)
  if (before.isBuiltIn) return set
  if (before.ruleId === null) return isForNobody(after) ? set : [...set, newRule(after, before.id)]
  const turn = { parameters: { Identity: before.ruleId } }
  return [
    // Nobody is to be met by a rule that is half changed.
    ...(before.isEnabled && !after.isEnabled ? [{ cmdlet: `Disable-${rule}`, ...turn }] : []),
    ...set,
    ...commandIfAny(`Set-${rule}`, before.ruleId, changedRule(before, after)),
    ...(!before.isEnabled && after.isEnabled ? [{ cmdlet: `Enable-${rule}`, ...turn }] : []),
  ]
}

/** What removes a policy: first its rule, for the vendor keeps a policy that a rule names. Pure. */
export function removeCommands({ kind, id, ruleId }: MailPolicy): readonly VendorCommand[] {
  const { policy, rule } = VENDOR_NOUNS[kind]
  return [...(ruleId === null ? [] : [removeCommand(rule, ruleId)]), removeCommand(policy, id)]
}

/** What removes one object of the vendor's, without asking first. */
export const removeCommand = (noun: string, id: string): VendorCommand => ({
  cmdlet: `Remove-${noun}`,
  parameters: { Identity: id, Confirm: false },
})

const commandIfAny = (cmdlet: string, id: string, parameters: Parameters): readonly VendorCommand[] =>
  Object.keys(parameters).length === 0 ? [] : [{ cmdlet, parameters: { Identity: id, ...parameters } }]

function newRule(policy: MailPolicy, policyId: string): VendorCommand {
  const { policy: member, rule } = VENDOR_NOUNS[policy.kind]
  return {
    cmdlet: `New-${rule}`,
    parameters: {
      Name: policy.name,
      [member]: policyId,
      ...recipientsOf(policy, differingFields(newMailPolicy(policy.kind, ''), policy)),
      Enabled: policy.isEnabled,
      ...(policy.priority === null ? {} : { Priority: policy.priority }),
      ...(policy.comments === '' ? {} : { Comments: policy.comments }),
    },
  }
}

const changedRule = (before: MailPolicy, after: MailPolicy): Parameters => ({
  ...(before.name === after.name ? {} : { Name: after.name }),
  ...recipientsOf(after, differingFields(before, after)),
  ...(before.priority === after.priority || after.priority === null ? {} : { Priority: after.priority }),
  ...(before.comments === after.comments ? {} : { Comments: nullIfBlank(after.comments) }),
})

const recipientsOf = (policy: MailPolicy, fields: readonly RecipientField[]): Parameters =>
  Object.fromEntries(
    fields.map(({ input, side, kind }) => [VENDOR_RECIPIENTS[input], nullIfBlank(policy[side][kind])]),
  )

/** What the vendor only tells cannot be written, and is kept out. */
function changedSettings(before: MailPolicy, after: MailPolicy): Parameters {
  const known = writableSettings(after.kind)
  return Object.fromEntries(
    differingSettings(before, after)
      .filter((name) => known.includes(name))
      .map((name) => [name, nullIfBlank(settingValue(after.kind, after.settings, name))]),
  )
}

/** The vendor empties texts and lists by null alone. */
const nullIfBlank = (value: unknown) => (isBlank(value) ? null : value)

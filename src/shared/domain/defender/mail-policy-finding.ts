import type { MailSettingName } from './settings/mail-setting.ts'
import type { MailPolicyTexts } from './texts/en.ts'

/** A rule that a policy for mail can break, by the key of its words. */
export type MailPolicyRule = keyof MailPolicyTexts['findings']

/** What a finding stands at: a field of the policy, or a setting by the vendor's name. */
export type MailPolicyInput = keyof MailPolicyTexts['inputs'] | MailSettingName

/** What keeps a policy for mail from being saved or deleted. */
export interface MailPolicyFinding {
  rule: MailPolicyRule
  input: MailPolicyInput
  /** For the gaps in its words. */
  values: Readonly<Record<string, string>>
}

/** A finding of a rule whose words have no gaps, unless they are given. */
export const mailFinding = (
  rule: MailPolicyRule,
  input: MailPolicyInput,
  values: Readonly<Record<string, string>> = {},
): MailPolicyFinding => ({ rule, input, values })

/** The finding where something holds, else none. */
export const mailFindingIf = (
  holds: boolean,
  ...parts: Parameters<typeof mailFinding>
): readonly MailPolicyFinding[] => (holds ? [mailFinding(...parts)] : [])

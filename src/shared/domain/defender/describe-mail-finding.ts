import type { MailPolicyFinding } from './mail-policy-finding.ts'
import type { MailPolicyTexts } from './texts/en.ts'

/** The words of a finding in the language of these texts. What somebody typed goes in as it is, and fills no further gap. */
export const describeMailFinding = (
  { findings }: MailPolicyTexts,
  { rule, values }: MailPolicyFinding,
): string =>
  findings[rule].replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? gap) : gap,
  )

import { defineCheck } from '../check.ts'
import type { Readings } from '../sources.ts'
import { allOf, compliant, notCompliant, notMeasured, type Verdict } from '../verdict.ts'

type Rule = Readings['eopPresetRules'][number]

const limitsOf = (rule: Rule) => [
  rule.SentTo,
  rule.SentToMemberOf,
  rule.RecipientDomainIs,
  rule.ExceptIfSentTo,
  rule.ExceptIfSentToMemberOf,
  rule.ExceptIfRecipientDomainIs,
]

/** A rule without conditions is for everybody. */
const isForEverybody = (rule: Rule) => limitsOf(rule).every((limit) => limit === null || limit?.length === 0)

const isKnown = (rule: Rule) =>
  (rule.State === 'Enabled' || rule.State === 'Disabled') && !limitsOf(rule).includes(undefined)

function isInForce(rules: readonly Rule[]): Verdict {
  const unknown = rules.find((rule) => !isKnown(rule))
  if (unknown) return notMeasured('unexpectedAnswer', unknown.Identity)
  const rule = rules.find((each) => each.State === 'Enabled' && isForEverybody(each))
  // A preset that was never turned on has no rule.
  return rule
    ? compliant(rule.Identity)
    : notCompliant(rules.map(({ Identity, State }) => `${Identity}: ${State}`))
}

// Who is covered is for the customer to say, so there is no change to offer.
export const presetSecurityPoliciesOn = defineCheck({
  id: 'preset-security-policies-on',
  code: 'MDO-01',
  area: 'defender',
  severity: 'medium',
  effort: 'medium',
  requires: 'defenderOffice1',
  reads: ['atpPresetRules', 'eopPresetRules'],
  anchors: {},
  target: 'Enabled',
  manual: {
    portal: 'defender',
    path: ['Email & collaboration', 'Policies & rules', 'Threat policies', 'Preset security policies'],
    command: `Enable-EOPProtectionPolicyRule -Identity "Standard Preset Security Policy"
Enable-ATPProtectionPolicyRule -Identity "Standard Preset Security Policy"`,
    page: 'https://learn.microsoft.com/defender-office-365/preset-security-policies',
  },
  evaluate: ({ atpPresetRules, eopPresetRules }) =>
    allOf(isInForce(eopPresetRules), isInForce(atpPresetRules)),
})

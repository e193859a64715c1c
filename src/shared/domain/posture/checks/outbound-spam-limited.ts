import { defineCheck } from '../check.ts'
import { type Demand, everyPolicy, policiesChanged, switches } from '../settings/policy-list.ts'
import type { Readings } from '../sources.ts'
import { choice, notMeasured, verdictOf, within } from '../verdict.ts'

type Policy = Readings['outboundSpamPolicies'][number]

const limits = {
  RecipientLimitExternalPerHour: 500,
  RecipientLimitInternalPerHour: 1000,
  RecipientLimitPerDay: 1000,
}

const limited = (member: keyof typeof limits): Demand<Policy> => ({
  member,
  // None would mean the vendor's own limits, which are far higher.
  judge: (policy) => within(policy[member], { least: 1, most: limits[member] }),
  wanted: limits[member],
})

const DEMANDS: readonly Demand<Policy>[] = [
  limited('RecipientLimitExternalPerHour'),
  limited('RecipientLimitInternalPerHour'),
  limited('RecipientLimitPerDay'),
  {
    member: 'ActionWhenThresholdReached',
    judge: ({ ActionWhenThresholdReached }) =>
      choice(ActionWhenThresholdReached, { good: ['BlockUser'], bad: ['Alert', 'BlockUserForToday'] }),
    wanted: 'BlockUser',
  },
  ...switches({ NotifyOutboundSpam: true }),
  {
    member: 'NotifyOutboundSpamRecipients',
    judge: ({ NotifyOutboundSpamRecipients: told }) =>
      told ? verdictOf(told.length > 0, told) : notMeasured('unexpectedAnswer'),
    // Who is told is for the customer to say.
    wanted: undefined,
  },
]

// https://learn.microsoft.com/defender-office-365/outbound-spam-policies-configure
export const outboundSpamLimited = defineCheck({
  id: 'outbound-spam-limited',
  code: 'MDO-13',
  area: 'defender',
  severity: 'medium',
  effort: 'low',
  requires: 'exchange',
  reads: ['outboundSpamPolicies'],
  anchors: { cis: ['2.1.6', '2.1.15'] },
  target: { ...limits, ActionWhenThresholdReached: 'BlockUser', NotifyOutboundSpam: true },
  evaluate: ({ outboundSpamPolicies }) => everyPolicy(outboundSpamPolicies, DEMANDS),
  remedy: ({ outboundSpamPolicies }) =>
    policiesChanged('outboundSpamPolicies', outboundSpamPolicies, DEMANDS),
})

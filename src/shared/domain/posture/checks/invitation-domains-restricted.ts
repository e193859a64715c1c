import { z } from 'zod'
import { defineCheck } from '../check.ts'
import { notCompliant, notMeasured, verdictOf } from '../verdict.ts'

const definitionSchema = z.object({
  B2BManagementPolicy: z.object({
    InvitationsAllowedAndBlockedDomainsPolicy: z
      .object({ AllowedDomains: z.array(z.string()).default([]) })
      .optional(),
  }),
})

function definitionOf(text: string) {
  try {
    return definitionSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

// Who the customer works with is for the customer to say, so there is no change to offer.
export const invitationDomainsRestricted = defineCheck({
  id: 'invitation-domains-restricted',
  code: 'ENT-12',
  area: 'entra',
  severity: 'low',
  effort: 'high',
  requires: 'free',
  reads: ['b2bManagementPolicies'],
  anchors: { cis: ['5.1.6.1'], cisa: ['MS.AAD.8.3v1'] },
  target: 'AllowedDomains',
  manual: {
    portal: 'entra',
    path: ['Entra ID', 'External Identities', 'External collaboration settings'],
    page: 'https://learn.microsoft.com/entra/external-id/allow-deny-list',
  },
  evaluate({ b2bManagementPolicies }) {
    const [policy] = b2bManagementPolicies
    // Where nothing was ever decided there is no policy, and everybody may be invited.
    if (!policy) return notCompliant(null)
    const definition = definitionOf(policy.definition?.[0] ?? '')
    if (!definition) return notMeasured('unexpectedAnswer', 'definition')
    const { AllowedDomains: allowed = [] } =
      definition.B2BManagementPolicy.InvitationsAllowedAndBlockedDomainsPolicy ?? {}
    return verdictOf(allowed.length > 0, allowed)
  },
})

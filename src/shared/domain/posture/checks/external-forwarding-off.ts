import { defineCheck } from '../check.ts'
import { allOf, choice, notMeasured, switched } from '../verdict.ts'
import type { Readings } from '../sources.ts'

const isDefaultDomain = ({ DomainName }: Readings['remoteDomains'][number]) => DomainName === '*'

// https://learn.microsoft.com/defender-office-365/outbound-spam-policies-external-email-forwarding
export const externalForwardingOff = defineCheck({
  id: 'external-forwarding-off',
  code: 'EXO-06',
  area: 'exchange',
  severity: 'high',
  effort: 'medium',
  requires: 'exchange',
  reads: ['outboundSpamPolicies', 'remoteDomains'],
  anchors: { cis: ['6.2.1'], cisa: ['MS.EXO.1.1v2'] },
  target: { AutoForwardingMode: 'Off', AutoForwardEnabled: false },
  evaluate({ outboundSpamPolicies, remoteDomains }) {
    const remote = remoteDomains.find(isDefaultDomain)
    if (!remote || outboundSpamPolicies.length === 0) return notMeasured('unexpectedAnswer')
    return allOf(
      switched(false, remote.AutoForwardEnabled),
      ...outboundSpamPolicies.map(({ AutoForwardingMode }) =>
        // The vendor's own choice has meant "off" since 2020, and may come to mean something else.
        choice(AutoForwardingMode, { good: ['Off'], bad: ['On', 'Automatic'] }),
      ),
    )
  },
  remedy: ({ outboundSpamPolicies, remoteDomains }) => [
    ...remoteDomains
      .filter((domain) => isDefaultDomain(domain) && domain.AutoForwardEnabled === true)
      .map(({ Identity }) => ({
        source: 'remoteDomains' as const,
        object: Identity,
        set: { AutoForwardEnabled: false },
      })),
    ...outboundSpamPolicies
      .filter(({ AutoForwardingMode }) => AutoForwardingMode !== 'Off')
      .map(({ Identity }) => ({
        source: 'outboundSpamPolicies' as const,
        object: Identity,
        set: { AutoForwardingMode: 'Off' },
      })),
  ],
})

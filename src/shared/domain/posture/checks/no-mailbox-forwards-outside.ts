import { defineCheck } from '../check.ts'
import type { Readings } from '../sources.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

type Sources = Pick<Readings, 'acceptedDomains' | 'forwardingMailboxes'>

function forwardingOutside({ acceptedDomains, forwardingMailboxes }: Sources) {
  const own = acceptedDomains.map(({ DomainName }) => DomainName.toLowerCase())
  return forwardingMailboxes.filter(({ ForwardingSmtpAddress: address }) => {
    const domain = address?.split('@').at(-1)?.toLowerCase()
    return domain !== undefined && !own.includes(domain)
  })
}

// https://learn.microsoft.com/exchange/recipients-in-exchange-online/manage-user-mailboxes/configure-email-forwarding
export const noMailboxForwardsOutside = defineCheck({
  id: 'no-mailbox-forwards-outside',
  code: 'EXO-07',
  area: 'exchange',
  severity: 'high',
  effort: 'medium',
  requires: 'exchange',
  reads: ['acceptedDomains', 'forwardingMailboxes'],
  anchors: {},
  target: [],
  evaluate(readings) {
    // Every tenant has a domain.
    if (readings.acceptedDomains.length === 0) return notMeasured('unexpectedAnswer', 'acceptedDomains')
    const isUnknown = readings.forwardingMailboxes.some(
      ({ ForwardingSmtpAddress: address }) => address === undefined || address?.includes('@') === false,
    )
    if (isUnknown) return notMeasured('unexpectedAnswer', 'ForwardingSmtpAddress')
    const found = forwardingOutside(readings)
    return verdictOf(
      found.length === 0,
      found.map(({ Identity }) => Identity),
    )
  },
  remedy: (readings) =>
    forwardingOutside(readings).map(({ Identity }) => ({
      source: 'forwardingMailboxes',
      object: Identity,
      set: { ForwardingSmtpAddress: null },
    })),
})

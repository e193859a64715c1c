import type { FeedReason, FeedStates } from '#shared/domain/alerts/feed-states.ts'
import { vendorOf } from '#shared/domain/alerts/source-vendors.ts'

/** Why a company is not watched as a whole. `notRead`: nothing of it is read at all. */
export interface Silence {
  companyId: string
  company: string
  sources: readonly { source: string; reason: FeedReason }[] | 'notRead'
}

/** The companies of which something is not read: where nothing is told there, that is no calm. */
export const silences = (
  companies: readonly { id: string; name: string }[],
  states: ReadonlyMap<string, FeedStates>,
): Silence[] =>
  companies.flatMap(({ id, name }): Silence[] => {
    const state = states.get(id)
    if (!state) return [{ companyId: id, company: name, sources: 'notRead' }]
    const sources = state.sources.flatMap(({ source, reason }) => (reason ? [{ source, reason }] : []))
    return sources.length > 0 ? [{ companyId: id, company: name, sources }] : []
  })

/** What a person can do about a reason, which differs by the vendor that a permission is missing at. */
export function wordOfReason(
  source: string,
  reason: FeedReason,
): FeedReason | 'grantAgain' | 'logNotGranted' {
  if (reason !== 'missingScope') return reason
  const vendor = vendorOf(source)
  if (vendor === 'GWS') return 'grantAgain'
  return vendor === 'DUOSecurity' ? 'logNotGranted' : reason
}

import type { FeedReason, FeedStates } from '#shared/domain/alerts/feed-states.ts'

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

const FEEDS = [
  'directoryAudits',
  'signIns',
  'riskDetections',
  'riskyUsers',
  'riskyServicePrincipals',
  'servicePrincipalRiskDetections',
  'unifiedAudit',
  'defenderAlerts',
  'defenderIncidents',
  'mailThreats',
  'serviceHealth',
  'hygiene',
  'platform',
  'posture',
] as const

/** The feed of a source, of which one may have several; `other` where only a newer server knows it. */
export const feedOf = (source: string): (typeof FEEDS)[number] | 'other' =>
  FEEDS.find((feed) => source === feed || source.startsWith(`${feed}/`)) ?? 'other'

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
  'googleLogins',
  'googleTokens',
  'googleAdmin',
  'googleUserAccounts',
  'duoAuthentications',
  'hygiene',
  'platform',
  'posture',
] as const

/**
 * The feed of a source, as it has a name on the screens and in reports; one feed may have several sources. `other` where
 * only a newer server knows it.
 */
export const feedOf = (source: string): (typeof FEEDS)[number] | 'other' =>
  FEEDS.find((feed) => source === feed || source.startsWith(`${feed}/`)) ?? 'other'

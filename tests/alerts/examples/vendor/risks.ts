import { type Example, only, type Told } from '../example.ts'
import { riskyServicePrincipal, riskyUser, userRisk, workloadRisk } from '../records/risk.ts'

/** What Graph writes of a type that is newer than the interface. */
const UNKNOWN = 'unknownFutureValue'

const ofUsers: readonly (readonly [id: string, ...riskEventTypes: string[]])[] = [
  ['admin-confirmed-user-compromised', 'adminConfirmedUserCompromised'],
  ['anomalous-token', 'anomalousToken'],
  ['anomalous-user-activity', 'anomalousUserActivity'],
  ['anonymized-ip-address', 'anonymizedIPAddress'],
  ['attacker-in-the-middle', 'attackerinTheMiddle'],
  ['attempted-prt-access', 'attemptedPrtAccess'],
  ['generic-risk', 'generic'],
  ['investigations-threat-intelligence', 'investigationsThreatIntelligence'],
  ['leaked-credentials', 'leakedCredentials'],
  ['malicious-ip-address', 'maliciousIPAddress'],
  ['malware-infected-ip-address', 'malwareInfectedIPAddress'],
  ['suspicious-file-access', 'mcasFinSuspiciousFileAccess'],
  ['impossible-travel-risk', 'mcasImpossibleTravel', 'impossibleTravel'],
  ['suspicious-inbox-rules-risk', 'mcasSuspiciousInboxManipulationRules'],
  ['nation-state-ip', 'nationStateIP'],
  ['new-country', 'newCountry'],
  ['password-spray-risk', 'passwordSpray'],
  ['risky-ip-address', 'riskyIPAddress'],
  ['suspicious-api-traffic', 'suspiciousAPITraffic'],
  ['suspicious-browser', 'suspiciousBrowser'],
  ['suspicious-inbox-forwarding', 'suspiciousInboxForwarding'],
  ['suspicious-ip-address', 'suspiciousIPAddress'],
  ['suspicious-sending-patterns', 'suspiciousSendingPatterns'],
  ['token-issuer-anomaly', 'tokenIssuerAnomaly'],
  ['unfamiliar-features', 'unfamiliarFeatures'],
  ['unlikely-travel', 'unlikelyTravel'],
  ['user-reported-suspicious-activity', 'userReportedSuspiciousActivity'],
]

const ofWorkloads: readonly (readonly [id: string, ...riskEventTypes: string[]])[] = [
  ['workload-threat-intelligence', 'investigationsThreatIntelligence'],
  ['workload-suspicious-sign-ins', 'suspiciousSignins'],
  ['workload-admin-confirmed-compromised', 'adminConfirmedServicePrincipalCompromised'],
  ['workload-leaked-credentials', 'leakedCredentials'],
  ['workload-anomalous-activity', 'anomalousServicePrincipalActivity'],
  ['workload-malicious-application', 'maliciousApplication'],
  ['workload-suspicious-application', 'suspiciousApplication'],
  ['workload-generic-risk', 'generic'],
]

type Tell = (parts: { type: string; state?: string }) => Told

const ofType = (id: string, type: string, another: string, tell: Tell): Example => ({
  id,
  records: [tell({ type })],
  severity: 'medium',
  misses: {
    'of another type': only(tell({ type: another })),
    'that was remediated': only(tell({ type, state: 'remediated' })),
    'that was dismissed': only(tell({ type, state: 'dismissed' })),
    'that is confirmed to be safe': only(tell({ type, state: 'confirmedSafe' })),
  },
})

export const risks: readonly Example[] = [
  ...ofUsers.flatMap(([id, ...types]) => types.map((type) => ofType(id, type, UNKNOWN, userRisk))),
  ofType('other-user-risk', UNKNOWN, 'unlikelyTravel', userRisk),
  ...ofWorkloads.flatMap(([id, ...types]) => types.map((type) => ofType(id, type, UNKNOWN, workloadRisk))),
  ofType('other-workload-risk', UNKNOWN, 'leakedCredentials', workloadRisk),
  {
    id: 'account-at-risk',
    records: [riskyUser('atRisk')],
    severity: 'high',
    misses: {
      'that was remediated': only(riskyUser('remediated')),
      'that is at none': only(riskyUser('none')),
    },
  },
  {
    id: 'account-at-risk',
    records: [riskyServicePrincipal('confirmedCompromised')],
    severity: 'high',
    misses: { 'that was dismissed': only(riskyServicePrincipal('dismissed')) },
  },
]

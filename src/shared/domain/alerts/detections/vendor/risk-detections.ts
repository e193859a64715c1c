import type { AlertSeverity } from '../../alert-severity.ts'
import { severityOfLevel } from '../../alert-severity.ts'
import { type AlertLicense, defineDetection, type Detection } from '../../detection.ts'
import { fact } from '../../facts.ts'
import { signInKey } from '../../event-key.ts'
import type { RiskDetectionEvent } from '../../security-event.ts'

const PAGE = 'https://learn.microsoft.com/entra/id-protection/concept-identity-protection-risks'
const WORKLOAD_PAGE = 'https://learn.microsoft.com/entra/id-protection/concept-workload-identity-risk'

/** What risks of one sign-in, and the risky sign-in itself, are told by. */
export const SIGN_IN_RISK = 'sign-in-risk'

type Row = readonly [id: string, severity: AlertSeverity, license: AlertLicense, types: readonly string[]]

/** What the severity is where the vendor hides the level; further names are those of other writings of the same. */
const userRows: readonly Row[] = [
  ['admin-confirmed-user-compromised', 'high', 'free', ['adminConfirmedUserCompromised']],
  ['anomalous-token', 'medium', 'entraP2', ['anomalousToken']],
  ['anomalous-user-activity', 'medium', 'entraP2', ['anomalousUserActivity']],
  ['anonymized-ip-address', 'medium', 'free', ['anonymizedIPAddress', 'anonymousIPAddress']],
  ['attacker-in-the-middle', 'high', 'entraP2', ['attackerinTheMiddle']],
  ['attempted-prt-access', 'high', 'entraP2', ['attemptedPrtAccess']],
  ['generic-risk', 'medium', 'free', ['generic']],
  [
    'investigations-threat-intelligence',
    'high',
    'free',
    [
      'investigationsThreatIntelligence',
      'threatIntelligence',
      'investigationsThreatIntelligenceSigninLinked',
    ],
  ],
  ['leaked-credentials', 'high', 'free', ['leakedCredentials']],
  [
    'malicious-ip-address',
    'high',
    'entraP2',
    ['maliciousIPAddress', 'maliciousIPAddressValidCredentialsBlockedIP'],
  ],
  ['malware-infected-ip-address', 'low', 'entraP2', ['malwareInfectedIPAddress']],
  ['suspicious-file-access', 'medium', 'entraP2', ['mcasFinSuspiciousFileAccess']],
  ['impossible-travel-risk', 'medium', 'entraP2', ['mcasImpossibleTravel', 'impossibleTravel']],
  [
    'suspicious-inbox-rules-risk',
    'high',
    'entraP2',
    ['mcasSuspiciousInboxManipulationRules', 'suspiciousInboxManipulationRules'],
  ],
  ['nation-state-ip', 'high', 'entraP2', ['nationStateIP']],
  ['new-country', 'medium', 'entraP2', ['newCountry']],
  ['password-spray-risk', 'high', 'entraP2', ['passwordSpray']],
  ['risky-ip-address', 'medium', 'entraP2', ['riskyIPAddress']],
  ['suspicious-api-traffic', 'medium', 'entraP2', ['suspiciousAPITraffic']],
  ['suspicious-browser', 'medium', 'entraP2', ['suspiciousBrowser']],
  [
    'suspicious-inbox-forwarding',
    'high',
    'entraP2',
    ['suspiciousInboxForwarding', 'mcasSuspiciousInboxForwarding'],
  ],
  ['suspicious-ip-address', 'medium', 'entraP2', ['suspiciousIPAddress']],
  ['suspicious-sending-patterns', 'high', 'entraP2', ['suspiciousSendingPatterns']],
  ['token-issuer-anomaly', 'high', 'entraP2', ['tokenIssuerAnomaly']],
  ['unfamiliar-features', 'medium', 'entraP2', ['unfamiliarFeatures']],
  ['unlikely-travel', 'medium', 'entraP2', ['unlikelyTravel']],
  ['user-reported-suspicious-activity', 'high', 'entraP2', ['userReportedSuspiciousActivity']],
]

const workloadRows: readonly Row[] = [
  ['workload-threat-intelligence', 'medium', 'workloadId', ['investigationsThreatIntelligence']],
  ['workload-suspicious-sign-ins', 'medium', 'workloadId', ['suspiciousSignins']],
  [
    'workload-admin-confirmed-compromised',
    'medium',
    'workloadId',
    ['adminConfirmedServicePrincipalCompromised'],
  ],
  ['workload-leaked-credentials', 'high', 'workloadId', ['leakedCredentials']],
  ['workload-anomalous-activity', 'medium', 'workloadId', ['anomalousServicePrincipalActivity']],
  ['workload-malicious-application', 'high', 'workloadId', ['maliciousApplication']],
  ['workload-suspicious-application', 'medium', 'workloadId', ['suspiciousApplication']],
  ['workload-generic-risk', 'medium', 'workloadId', ['generic', 'suspiciousAPITraffic']],
]

const canonical = (type: string) => type.toLowerCase()
const typesIn = (rows: readonly Row[]) => new Set(rows.flatMap(([, , , types]) => types.map(canonical)))
const known = { user: typesIn(userRows), servicePrincipal: typesIn(workloadRows) }

/** Hidden is not none: without the license only that there is a risk is told. */
const severityOf = ({ level }: RiskDetectionEvent, ifHidden: AlertSeverity) =>
  level === 'hidden' || level === 'none' ? ifHidden : severityOfLevel(level)

interface Kind {
  of: RiskDetectionEvent['of']
  isOfType: (type: string) => boolean
}

const riskDetection = ([id, severity, license]: readonly [string, AlertSeverity, AlertLicense], kind: Kind) =>
  defineDetection({
    id,
    kinds: ['riskDetection'],
    sources: [kind.of === 'user' ? 'riskDetections' : 'riskyServicePrincipals'],
    severity,
    isVariable: true,
    license,
    isOnByDefault: true,
    link: kind.of === 'user' ? PAGE : WORKLOAD_PAGE,
    group: SIGN_IN_RISK,
    match(event) {
      if (event.of !== kind.of || event.isClosed || !kind.isOfType(canonical(event.type))) return undefined
      return {
        severity: severityOf(event, severity),
        facts: [fact('riskEventType', event.type), fact('riskLevel', event.level)],
        subject: [event.signInId === undefined ? event.key : signInKey(event.signInId)],
      }
    },
  })

const ofRow = ([id, severity, license, types]: Row, of: RiskDetectionEvent['of']) => {
  const named = new Set(types.map(canonical))
  return riskDetection([id, severity, license], { of, isOfType: (type) => named.has(type) })
}

/** The vendor adds types without notice, and none of them may be lost. */
export const riskDetections: readonly Detection[] = [
  ...userRows.map((row) => ofRow(row, 'user')),
  ...workloadRows.map((row) => ofRow(row, 'servicePrincipal')),
  riskDetection(['other-user-risk', 'medium', 'entraP2'], {
    of: 'user',
    isOfType: (type) => !known.user.has(type),
  }),
  riskDetection(['other-workload-risk', 'medium', 'workloadId'], {
    of: 'servicePrincipal',
    isOfType: (type) => !known.servicePrincipal.has(type),
  }),
]

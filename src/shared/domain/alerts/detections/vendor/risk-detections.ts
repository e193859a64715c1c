import type { AlertGuide } from '../../alert-guides.ts'
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

type Told = readonly [id: string, guide: AlertGuide, severity: AlertSeverity, license: AlertLicense]
type Row = readonly [...Told, types: readonly string[]]

/** What the severity is where the vendor hides the level; further names are those of other writings of the same. */
const userRows: readonly Row[] = [
  ['admin-confirmed-user-compromised', 'takenAccount', 'high', 'free', ['adminConfirmedUserCompromised']],
  ['anomalous-token', 'takenAccount', 'medium', 'entraP2', ['anomalousToken']],
  ['anomalous-user-activity', 'takenAccount', 'medium', 'entraP2', ['anomalousUserActivity']],
  [
    'anonymized-ip-address',
    'suspiciousSignIn',
    'medium',
    'free',
    ['anonymizedIPAddress', 'anonymousIPAddress'],
  ],
  ['attacker-in-the-middle', 'takenAccount', 'high', 'entraP2', ['attackerinTheMiddle']],
  ['attempted-prt-access', 'takenAccount', 'high', 'entraP2', ['attemptedPrtAccess']],
  ['generic-risk', 'suspiciousSignIn', 'medium', 'free', ['generic']],
  [
    'investigations-threat-intelligence',
    'takenAccount',
    'high',
    'free',
    [
      'investigationsThreatIntelligence',
      'threatIntelligence',
      'investigationsThreatIntelligenceSigninLinked',
    ],
  ],
  ['leaked-credentials', 'knownPassword', 'high', 'free', ['leakedCredentials']],
  [
    'malicious-ip-address',
    'takenAccount',
    'high',
    'entraP2',
    ['maliciousIPAddress', 'maliciousIPAddressValidCredentialsBlockedIP'],
  ],
  ['malware-infected-ip-address', 'suspiciousSignIn', 'low', 'entraP2', ['malwareInfectedIPAddress']],
  ['suspicious-file-access', 'bulkFiles', 'medium', 'entraP2', ['mcasFinSuspiciousFileAccess']],
  [
    'impossible-travel-risk',
    'suspiciousSignIn',
    'medium',
    'entraP2',
    ['mcasImpossibleTravel', 'impossibleTravel'],
  ],
  [
    'suspicious-inbox-rules-risk',
    'mailRule',
    'high',
    'entraP2',
    ['mcasSuspiciousInboxManipulationRules', 'suspiciousInboxManipulationRules'],
  ],
  ['nation-state-ip', 'takenAccount', 'high', 'entraP2', ['nationStateIP']],
  ['new-country', 'suspiciousSignIn', 'medium', 'entraP2', ['newCountry']],
  ['password-spray-risk', 'knownPassword', 'high', 'entraP2', ['passwordSpray']],
  ['risky-ip-address', 'suspiciousSignIn', 'medium', 'entraP2', ['riskyIPAddress']],
  ['suspicious-api-traffic', 'takenAccount', 'medium', 'entraP2', ['suspiciousAPITraffic']],
  ['suspicious-browser', 'suspiciousSignIn', 'medium', 'entraP2', ['suspiciousBrowser']],
  [
    'suspicious-inbox-forwarding',
    'mailRule',
    'high',
    'entraP2',
    ['suspiciousInboxForwarding', 'mcasSuspiciousInboxForwarding'],
  ],
  ['suspicious-ip-address', 'suspiciousSignIn', 'medium', 'entraP2', ['suspiciousIPAddress']],
  ['suspicious-sending-patterns', 'takenAccount', 'high', 'entraP2', ['suspiciousSendingPatterns']],
  ['token-issuer-anomaly', 'domainChange', 'high', 'entraP2', ['tokenIssuerAnomaly']],
  ['unfamiliar-features', 'suspiciousSignIn', 'medium', 'entraP2', ['unfamiliarFeatures']],
  ['unlikely-travel', 'suspiciousSignIn', 'medium', 'entraP2', ['unlikelyTravel']],
  [
    'user-reported-suspicious-activity',
    'knownPassword',
    'high',
    'entraP2',
    ['userReportedSuspiciousActivity'],
  ],
]

const workloadRows: readonly Row[] = [
  ['workload-threat-intelligence', 'appSecret', 'medium', 'workloadId', ['investigationsThreatIntelligence']],
  ['workload-suspicious-sign-ins', 'appSecret', 'medium', 'workloadId', ['suspiciousSignins']],
  [
    'workload-admin-confirmed-compromised',
    'appSecret',
    'medium',
    'workloadId',
    ['adminConfirmedServicePrincipalCompromised'],
  ],
  ['workload-leaked-credentials', 'appSecret', 'high', 'workloadId', ['leakedCredentials']],
  ['workload-anomalous-activity', 'appSecret', 'medium', 'workloadId', ['anomalousServicePrincipalActivity']],
  ['workload-malicious-application', 'appConsent', 'high', 'workloadId', ['maliciousApplication']],
  ['workload-suspicious-application', 'appConsent', 'medium', 'workloadId', ['suspiciousApplication']],
  ['workload-generic-risk', 'appSecret', 'medium', 'workloadId', ['generic', 'suspiciousAPITraffic']],
]

const canonical = (type: string) => type.toLowerCase()
const typesIn = (rows: readonly Row[]) => new Set(rows.flatMap(([, , , , types]) => types.map(canonical)))
const known = { user: typesIn(userRows), servicePrincipal: typesIn(workloadRows) }

/** Hidden is not none: without the license only that there is a risk is told. */
const severityOf = ({ level }: RiskDetectionEvent, ifHidden: AlertSeverity) =>
  level === 'hidden' || level === 'none' ? ifHidden : severityOfLevel(level)

interface Kind {
  of: RiskDetectionEvent['of']
  isOfType: (type: string) => boolean
}

const riskDetection = ([id, guide, severity, license]: Told, kind: Kind) =>
  defineDetection({
    id,
    kinds: ['riskDetection'],
    sources: [kind.of === 'user' ? 'riskDetections' : 'servicePrincipalRiskDetections'],
    guide,
    severity,
    isVariable: true,
    license,
    isOnByDefault: true,
    link: kind.of === 'user' ? PAGE : WORKLOAD_PAGE,
    group: SIGN_IN_RISK,
    match(event) {
      // Another vendor's warnings are its own to name.
      if (event.source === 'googleLogins') return undefined
      if (event.of !== kind.of || event.isClosed || !kind.isOfType(canonical(event.type))) return undefined
      return {
        severity: severityOf(event, severity),
        facts: [fact('riskEventType', event.type), fact('riskLevel', event.level)],
        subject: [event.signInId === undefined ? event.key : signInKey(event.signInId)],
      }
    },
  })

const ofRow = ([id, guide, severity, license, types]: Row, of: RiskDetectionEvent['of']) => {
  const named = new Set(types.map(canonical))
  return riskDetection([id, guide, severity, license], { of, isOfType: (type) => named.has(type) })
}

/** The vendor adds types without notice, and none of them may be lost. */
export const riskDetections: readonly Detection[] = [
  ...userRows.map((row) => ofRow(row, 'user')),
  ...workloadRows.map((row) => ofRow(row, 'servicePrincipal')),
  riskDetection(['other-user-risk', 'suspiciousSignIn', 'medium', 'entraP2'], {
    of: 'user',
    isOfType: (type) => !known.user.has(type),
  }),
  riskDetection(['other-workload-risk', 'appSecret', 'medium', 'workloadId'], {
    of: 'servicePrincipal',
    isOfType: (type) => !known.servicePrincipal.has(type),
  }),
]

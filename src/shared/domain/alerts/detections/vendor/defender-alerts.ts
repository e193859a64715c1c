import { severityOfLevel } from '../../alert-severity.ts'
import { defineDetection, type Detection } from '../../detection.ts'
import { signInKey } from '../../event-key.ts'
import { fact } from '../../facts.ts'
import { SIGN_IN_RISK } from './risk-detections.ts'

const PAGE = 'https://learn.microsoft.com/graph/api/resources/security-alert'

/** Which product an alert comes from, by the vendor's serviceSource and, where that is older, its name. */
const services: readonly (readonly [id: string, names: readonly string[], link: string])[] = [
  [
    'defender-endpoint',
    ['microsoftdefenderforendpoint', 'microsoftdefenderatp', 'mdatp'],
    'https://learn.microsoft.com/defender-endpoint/alerts-queue',
  ],
  [
    'defender-identity',
    ['microsoftdefenderforidentity', 'azureadvancedthreatprotection'],
    'https://learn.microsoft.com/defender-for-identity/alerts-overview',
  ],
  [
    'defender-cloud-apps',
    ['microsoftdefenderforcloudapps', 'mcas', 'microsoftcloudappsecurity', 'cloudappsecurity'],
    'https://learn.microsoft.com/defender-cloud-apps/investigate-anomaly-alerts',
  ],
  [
    'defender-office',
    [
      'microsoftdefenderforoffice365',
      'office365securityandcompliance',
      'office365security&compliance',
      'officeatp',
    ],
    'https://learn.microsoft.com/defender-xdr/alert-policies',
  ],
  [
    'defender-xdr',
    ['microsoft365defender', 'microsoftdefenderxdr', 'microsoftthreatprotection'],
    'https://learn.microsoft.com/defender-xdr/investigate-alerts',
  ],
  [
    'defender-app-governance',
    ['microsoftappgovernance', 'appgovernance'],
    'https://learn.microsoft.com/defender-cloud-apps/app-governance-anomaly-detection-alerts',
  ],
  [
    'defender-data-loss',
    ['datalossprevention', 'microsoftdatalossprevention'],
    'https://learn.microsoft.com/purview/dlp-alerts-get-started',
  ],
  [
    'defender-cloud',
    ['microsoftdefenderforcloud', 'azuresecuritycenter', 'asc'],
    'https://learn.microsoft.com/azure/defender-for-cloud/alerts-reference',
  ],
  [
    'defender-sentinel',
    ['microsoftsentinel', 'azuresentinel'],
    'https://learn.microsoft.com/azure/sentinel/overview',
  ],
  [
    'defender-insider-risk',
    ['microsoftinsiderriskmanagement', 'insiderriskmanagement'],
    'https://learn.microsoft.com/purview/insider-risk-management-alerts',
  ],
]

const identityProtection = [
  'azureadidentityprotection',
  'aadidentityprotection',
  'ipc',
  'microsoftentraidprotection',
]
const known = new Set([...identityProtection, ...services.flatMap(([, names]) => names)])

const passthrough = (
  id: string,
  link: string,
  isOf: (service: string) => boolean,
  group = 'defender-alert',
) =>
  defineDetection({
    id,
    kinds: ['defenderAlert'],
    sources: ['defenderAlerts', 'unifiedAudit'],
    severity: 'medium',
    isVariable: true,
    license: 'defender',
    isOnByDefault: true,
    link,
    guide: group === SIGN_IN_RISK ? 'suspiciousSignIn' : 'vendorAlert',
    group,
    match(event) {
      if (event.isClosed || !isOf(event.service)) return undefined
      return {
        severity: severityOfLevel(event.severity),
        facts: [fact('title', event.title), ...(event.category ? [fact('category', event.category)] : [])],
        subject: [event.signInId === undefined ? event.key : signInKey(event.signInId)],
      }
    },
  })

/** Defender says what is wrong and how severe it is; we pass it on, by the product that it comes from. */
export const defenderAlerts: readonly Detection[] = [
  ...services.map(([id, names, link]) => passthrough(id, link, (service) => names.includes(service))),
  // The same risks are read from Entra itself, by the same keys.
  passthrough(
    'defender-identity-protection',
    'https://learn.microsoft.com/entra/id-protection/concept-identity-protection-risks',
    (service) => identityProtection.includes(service),
    SIGN_IN_RISK,
  ),
  passthrough('defender-other', PAGE, (service) => !known.has(service)),
]

import { DETECTIONS } from '../../graph/risk-history.ts'
import type { Stage } from '../stage.ts'
import type { SignIn } from './sign-in.ts'

const RISKY_USERS = 'identityProtection/riskyUsers'
/** Minutes until a detection is told: at once while somebody signs in, or when it is worked out afterwards. */
const DELAYS = { realtime: 5, offline: 120 } as const

interface RiskParts {
  riskEventType: string
  riskLevel: 'low' | 'medium' | 'high'
  timing: keyof typeof DELAYS
}

/**
 * Tells of a risk that Microsoft sees in a sign-in, and that its person is at risk since.
 * https://learn.microsoft.com/graph/api/resources/riskdetection
 */
export function tellRisk(
  stage: Stage,
  signIn: SignIn,
  { riskEventType, riskLevel, timing }: RiskParts,
): void {
  const { person, place, at, requestId, correlationId } = signIn
  const delay = DELAYS[timing]
  const detectedAt = timing === 'realtime' ? at : stage.later(at, delay - 10)
  const detected = new Date(detectedAt).toISOString()
  const who = {
    userDisplayName: person.displayName,
    userPrincipalName: person.userPrincipalName.toLowerCase(),
  }
  stage.tell(
    DETECTIONS,
    {
      id: stage.guid().replaceAll('-', ''),
      requestId,
      correlationId,
      riskEventType,
      riskLevel,
      riskState: 'atRisk',
      riskDetail: 'none',
      source: 'IdentityProtection',
      detectionTimingType: timing,
      activity: 'signin',
      tokenIssuerType: 'AzureAD',
      ipAddress: place.ip,
      location: {
        city: place.city,
        state: null,
        countryOrRegion: place.country,
        geoCoordinates: null,
      },
      activityDateTime: new Date(at).toISOString(),
      detectedDateTime: detected,
      lastUpdatedDateTime: detected,
      userId: person.id,
      ...who,
      additionalInfo: '[]',
    },
    at,
    delay,
  )
  stage.tell(
    RISKY_USERS,
    {
      id: person.id,
      isDeleted: false,
      isProcessing: false,
      riskLevel,
      riskState: 'atRisk',
      riskDetail: 'none',
      riskLastUpdatedDateTime: detected,
      ...who,
    },
    at,
    delay,
  )
}

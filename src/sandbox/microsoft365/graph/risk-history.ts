import type { Item } from '../tenant/settings.ts'
import { stableGuid } from '../tenant/stable-guid.ts'
import type { Tenant } from '../tenant/state.ts'
import { createRandom, pick } from '../tenant/random.ts'

export const SCORES = 'security/secureScores'
export const PROFILES = 'security/secureScoreControlProfiles'
export const DETECTIONS = 'identityProtection/riskDetections'
export const SIGN_INS = 'auditLogs/signIns'

const DAY = 86_400_000
/** How far back the first history of a tenant goes, in days. */
const HISTORY = 30

const CONTROLS = [
  ['AdminMFAV2', 'Identity', 10],
  ['MFARegistrationV2', 'Identity', 9],
  ['BlockLegacyAuthentication', 'Identity', 8],
  ['SigninRiskPolicy', 'Identity', 7],
  ['UserRiskPolicy', 'Identity', 7],
  ['SelfServicePasswordReset', 'Identity', 1],
  ['OneAdmin', 'Identity', 1],
  ['IntegratedApps', 'Identity', 4],
  ['mdo_safelinksforemail', 'Apps', 9],
  ['mdo_safeattachments', 'Apps', 8],
  ['spo_legacy_auth', 'Apps', 4],
  ['mip_sensitivitylabelspolicies', 'Data', 5],
  ['scid_2000', 'Device', 10],
] as const

type Place = [country: string, city: string, network: string]
type Type = [riskEventType: string, detectionTimingType: string]

const PLACES: [Place, ...Place[]] = [
  ['RU', 'Moscow', '203.0.113.'],
  ['CN', 'Shenzhen', '198.51.100.'],
  ['NG', 'Lagos', '192.0.2.'],
  ['BR', 'São Paulo', '203.0.113.'],
  ['VN', 'Hanoi', '198.51.100.'],
  ['US', 'Ashburn', '2001:db8:4f::'],
  ['NL', 'Amsterdam', '2001:db8:a1::'],
]

const TYPES: [Type, ...Type[]] = [
  ['unfamiliarFeatures', 'realtime'],
  ['anonymizedIPAddress', 'realtime'],
  ['unlikelyTravel', 'offline'],
  ['passwordSpray', 'offline'],
  ['anomalousToken', 'nearRealtime'],
  ['leakedCredentials', 'offline'],
]
const LEVELS = ['low', 'low', 'low', 'medium', 'medium', 'high'] as const
const STATES = ['atRisk', 'atRisk', 'atRisk', 'remediated', 'dismissed'] as const

/**
 * Makes up what became of a tenant since it was last asked, day by day: the same day of the same tenant is always the
 * same. Without a seed there is only what was put there.
 */
export function keepUp(tenant: Tenant, now: number): void {
  const { graph } = tenant.settings
  for (const name of [SCORES, PROFILES, DETECTIONS, SIGN_INS]) graph[name] ??= []
  const { history } = tenant
  if (history === undefined) return
  if (history.until === undefined) graph[PROFILES] = CONTROLS.map(profile)
  const today = Math.floor(now / DAY)
  const add = (name: string, item: Item) => {
    const list = graph[name] as Item[]
    if (!list.some(({ id }) => id === item['id'])) list.unshift(item)
  }
  for (let day = Math.max(today - HISTORY, (history.until ?? 0) + 1); day <= today; day += 1) {
    add(SCORES, scoreOf(tenant, history.seed, day))
    for (const { at, detection, signIn } of eventsOf(tenant, history.seed, day)) {
      if (at > now) continue
      add(DETECTIONS, detection)
      if (signIn) add(SIGN_INS, signIn)
    }
  }
  // Today is not over.
  history.until = today - 1
}

const profile = ([id, controlCategory, maxScore]: (typeof CONTROLS)[number]): Item => ({
  id,
  controlCategory,
  maxScore,
  title: id,
  service: 'AzureAD',
  deprecated: false,
  vendorInformation: { provider: 'SecureScore', vendor: 'Microsoft' },
})

function scoreOf({ tenantId }: Tenant, seed: number, day: number): Item {
  const care = 0.35 + 0.5 * createRandom(seed)()
  const controlScores = CONTROLS.map(([controlName, controlCategory, maxScore], place) => {
    const random = createRandom(seed + (place + 1) * 7919)
    const effort = random()
    // Of what is nearly done some is done now and then, and given up again.
    const [from, length] = [Math.floor(random() * 90), 30 + random() * 40]
    const isDone = effort < care || (effort < care + 0.2 && (day + from) % 90 < length)
    return { controlCategory, controlName, score: isDone ? maxScore : 0, description: controlName }
  })
  const date = new Date(day * DAY).toISOString()
  return {
    id: `${tenantId}_${date.slice(0, 10)}`,
    azureTenantId: tenantId,
    createdDateTime: date.replace('.000', ''),
    currentScore: controlScores.reduce((sum, { score }) => sum + score, 0),
    maxScore: CONTROLS.reduce((sum, [, , most]) => sum + most, 0),
    controlScores,
    vendorInformation: { provider: 'SecureScore', vendor: 'Microsoft' },
  }
}

function eventsOf({ tenantId, users }: Tenant, seed: number, day: number) {
  const random = createRandom(seed + day * 104_729)
  const count = users.length === 0 || random() < 0.55 ? 0 : 1 + Math.floor(random() * 3)
  return Array.from({ length: count }, (_, place) => {
    const user = users[Math.floor(random() * users.length)]
    const [country, city, network] = pick(random, PLACES)
    const [riskEventType, detectionTimingType] = pick(random, TYPES)
    const id = stableGuid(`${tenantId}/risk/${day}/${place}`)
    const moment = day * DAY + Math.floor(random() * DAY)
    const at = new Date(moment).toISOString()
    const riskLevel = pick(random, LEVELS)
    const who = {
      userId: user?.id,
      userDisplayName: user?.['displayName'],
      userPrincipalName: user?.userPrincipalName.toLowerCase(),
    }
    const where = {
      ipAddress: `${network}${1 + Math.floor(random() * 12)}`,
      location: { city, state: null, countryOrRegion: country, geoCoordinates: null },
    }
    const correlationId = stableGuid(`${id}/correlation`)
    const requestId = stableGuid(`${id}/request`)
    const hasPlace = riskEventType !== 'leakedCredentials'
    const detection: Item = {
      id: id.replaceAll('-', ''),
      requestId: hasPlace ? requestId : null,
      correlationId: hasPlace ? correlationId : null,
      riskEventType,
      riskLevel,
      riskState: pick(random, STATES),
      riskDetail: 'none',
      source: 'IdentityProtection',
      detectionTimingType,
      activity: hasPlace ? 'signin' : 'user',
      tokenIssuerType: 'AzureAD',
      activityDateTime: at,
      detectedDateTime: at,
      lastUpdatedDateTime: at,
      additionalInfo: '[]',
      ...who,
      ...(hasPlace ? where : { ipAddress: null, location: null }),
    }
    const signIn: Item | undefined = hasPlace
      ? {
          id: requestId,
          correlationId,
          createdDateTime: at,
          riskLevelDuringSignIn: riskLevel,
          riskLevelAggregated: riskLevel,
          riskState: 'atRisk',
          isInteractive: true,
          clientAppUsed: 'Browser',
          appDisplayName: 'Office 365 Exchange Online',
          status: {
            errorCode: random() < 0.7 ? 50_126 : 0,
            failureReason: 'Other.',
            additionalDetails: null,
          },
          ...who,
          ...where,
        }
      : undefined
    return { at: moment, detection, signIn }
  })
}

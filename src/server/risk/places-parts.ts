import type { PlacesPart, RiskReason } from '#shared/domain/risk/risk-overview.ts'
import { mostFirst, type TopPlace } from '#shared/domain/risk/risk-totals.ts'
import type { VendorList, RiskDetection, RiskySignIn } from '#server/connectors/risks.ts'
import { countryIn, datedEvents, ipIn } from './risk-events.ts'

type Place = Parameters<typeof countryIn>[0] & Parameters<typeof ipIn>[0]
type Dated<Event> = Event & { at: number }

/** Where risky sign-ins came from, each of them counted once, however much was detected in it. */
export function placesParts(
  detections: VendorList<RiskDetection>,
  signIns: VendorList<RiskySignIn> | { reason: RiskReason },
  now: number,
): { risky_countries: PlacesPart; risky_ips: PlacesPart } {
  const detected = datedEvents(detections.items, ({ detectedDateTime }) => detectedDateTime, now)
  const listed = 'items' in signIns ? signIns : { items: [], isIncomplete: false }
  const signedIn = datedEvents(listed.items, ({ createdDateTime }) => createdDateTime, now)
  const isIncomplete =
    detections.isIncomplete || listed.isIncomplete || detected.hasUndated || signedIn.hasUndated
  const events = countedOnce(detected.events, signedIn.events)
  if (events.length === 0 && isIncomplete) return { risky_countries: UNREADABLE, risky_ips: UNREADABLE }
  const partOf = (placeIn: (event: Place) => string | undefined): PlacesPart => ({
    read_at: new Date(now).toISOString(),
    top: topOf(events, placeIn),
    is_incomplete: isIncomplete,
    without_sign_ins: 'reason' in signIns ? signIns.reason : null,
  })
  return { risky_countries: partOf(countryIn), risky_ips: partOf(ipIn) }
}

/** The last of what was detected in each sign-in, and the sign-ins that are risky although nothing was detected there. */
function countedOnce(
  detections: readonly Dated<RiskDetection>[],
  signIns: readonly Dated<RiskySignIn>[],
): Dated<Place>[] {
  const events = new Map<string, Dated<Place>>()
  const ids = new Set<string>()
  for (const event of detections) {
    const { id, requestId, correlationId } = event
    for (const each of [requestId, correlationId]) if (each) ids.add(each)
    const key = requestId || correlationId || id
    if ((events.get(key)?.at ?? 0) < event.at) events.set(key, event)
  }
  for (const event of signIns) {
    const isRisky = ['high', 'medium', 'low'].includes(event.riskLevelDuringSignIn ?? '')
    // The request of a detection is the sign-in in which it was made.
    const isDetected = ids.has(event.id) || (event.correlationId && ids.has(event.correlationId))
    if (isRisky && !isDetected) events.set(event.id, event)
  }
  return [...events.values()]
}

const UNREADABLE: PlacesPart = { reason: 'unexpectedAnswer' }

function topOf(events: readonly Dated<Place>[], placeIn: (event: Place) => string | undefined): TopPlace[] {
  const places = new Map<string, TopPlace>()
  for (const event of events.toSorted((a, b) => a.at - b.at)) {
    const place = placeIn(event)
    if (place !== undefined)
      places.set(place, {
        place,
        count: (places.get(place)?.count ?? 0) + 1,
        last_at: new Date(event.at).toISOString(),
      })
  }
  return mostFirst([...places.values()])
}

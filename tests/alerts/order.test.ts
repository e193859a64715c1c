import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Alert, raise } from '#shared/domain/alerts/alert.ts'
import { detect } from '#shared/domain/alerts/detect.ts'
import { detections } from '#shared/domain/alerts/detections.ts'
import { plainSetup } from '#shared/domain/alerts/event-setup.ts'
import { createHistory } from '#shared/domain/alerts/history.ts'
import type { SecurityEvent } from '#shared/domain/alerts/security-event.ts'
import { readRecord } from '#server/connectors/microsoft365/events/read-record.ts'

const setup = { ...plainSetup('c'), operatingCountries: ['DE'] }
const START = Date.UTC(2026, 5, 1, 22)

const signIn = fc
  .record({
    id: fc.integer({ min: 0, max: 60 }),
    minute: fc.integer({ min: 0, max: 300 }),
    user: fc.constantFrom('a@x.de', 'b@x.de'),
    country: fc.constantFrom('DE', 'FR', 'RU', undefined),
    errorCode: fc.constantFrom(0, 50126, 50053, 500121, 50074),
    risk: fc.constantFrom('none', 'low', 'high'),
  })
  .map(({ id, minute, user, country, errorCode, risk }) => ({
    id: `s${id}-${minute}-${user}-${country}-${errorCode}-${risk}`,
    createdDateTime: new Date(START + minute * 60_000).toISOString(),
    userPrincipalName: user,
    userId: user,
    appId: 'app',
    ipAddress: '203.0.113.9',
    location: {
      countryOrRegion: country,
      geoCoordinates: { latitude: country === 'RU' ? 55 : 50, longitude: country === 'RU' ? 80 : 8 },
    },
    status: { errorCode },
    riskLevelDuringSignIn: risk,
    riskState: 'atRisk',
  }))
const registration = fc
  .record({ minute: fc.integer({ min: 0, max: 300 }), user: fc.constantFrom('a@x.de', 'b@x.de') })
  .map(({ minute, user }) => ({
    id: `d${minute}${user}`,
    correlationId: `d${minute}${user}`,
    activityDisplayName: 'User registered security info',
    activityDateTime: new Date(START + minute * 60_000).toISOString(),
    result: 'success',
    targetResources: [{ id: user, type: 'User', userPrincipalName: user }],
  }))

const read = (raw: unknown): SecurityEvent[] => {
  const reading = readRecord(undefined, raw)
  return reading.outcome === 'read' ? [reading.event] : []
}

/** As a server would: each batch is kept, then looked at. */
function play(batches: readonly (readonly SecurityEvent[])[]): Alert[] {
  const history = createHistory()
  let alerts: Alert[] = []
  for (const batch of batches) {
    for (const event of batch) history.add(event)
    const findings = batch.flatMap((event) => detect({ event, history: history.find, setup, on: detections }))
    alerts = raise(findings, alerts)
  }
  return alerts
}

test('the same events give the same alerts in whichever order, batches and repetitions they come', () => {
  let raised = 0
  fc.assert(
    fc.property(
      fc
        .array(fc.oneof({ weight: 8, arbitrary: signIn }, registration), { minLength: 5, maxLength: 50 })
        .chain((records) =>
          fc.record({
            records: fc.constant(records),
            order: fc.shuffledSubarray([...records, ...records], { minLength: records.length * 2 }),
            size: fc.integer({ min: 1, max: 9 }),
          }),
        ),
      ({ records, order, size }) => {
        const whole = play([records.flatMap(read)])
        const events = order.flatMap(read)
        const batches = Array.from({ length: Math.ceil(events.length / size) }, (_, n) =>
          events.slice(n * size, n * size + size),
        )
        raised += whole.length
        expect(play(batches)).toEqual(whole)
      },
    ),
    { numRuns: 150 },
  )
  expect(raised).toBeGreaterThan(500)
})

import { describe, expect, test } from 'vitest'
import { describeReader } from './describe-reader.ts'
import { riskyServicePrincipal, riskyUser, userRisk, workloadRisk } from '../examples/records/risk.ts'
import { readRecord } from '#server/connectors/microsoft365/events/read-record.ts'
import {
  readRiskDetection,
  readRiskState,
} from '#server/connectors/microsoft365/events/read-risk-detection.ts'

const ofUser = userRisk({ type: 'unlikelyTravel' }).record
const ofWorkload = workloadRisk({ type: 'leakedCredentials' }).record

for (const [name, record] of Object.entries({ 'of a user': ofUser, 'of a workload': ofWorkload }))
  describeReader(`a risk ${name}`, {
    read: readRiskDetection,
    record,
    needs: {
      'a risk without its type': ['riskEventType'],
      'a risk without a time': ['activityDateTime', 'detectedDateTime', 'lastUpdatedDateTime'],
      'a risk without an id': ['id'],
    },
    time: 'activityDateTime',
  })

for (const { feed, record } of [riskyUser('atRisk'), riskyServicePrincipal('atRisk')])
  describeReader(`an account of ${feed}`, {
    read: readRiskState,
    record,
    needs: {
      'a risky account without its state': ['riskState'],
      'a risky account without a time': ['riskLastUpdatedDateTime'],
      'a risky account without an id': ['id'],
    },
    time: 'riskLastUpdatedDateTime',
  })

function read(record: object) {
  const reading = readRecord(undefined, record)
  if (reading.outcome !== 'read' || reading.event.kind !== 'riskDetection') throw new Error('No risk')
  return reading.event
}

describe('a risk', () => {
  test('of a type or a level that nobody knows keeps the one and has no level', () => {
    const { type, level } = read({ ...ofUser, riskEventType: 'tomorrowsRisk', riskLevel: 'enormous' })
    expect({ type, level }).toEqual({ type: 'tomorrowsRisk', level: 'none' })
  })

  test('without a level hides it', () => {
    expect(read({ ...ofUser, riskLevel: null }).level).toBe('hidden')
  })

  test('is of a user or of a workload, and told by the feed of each', () => {
    expect([read(ofUser), read(ofWorkload)].map(({ of, source }) => [of, source])).toEqual([
      ['user', 'riskDetections'],
      ['servicePrincipal', 'servicePrincipalRiskDetections'],
    ])
  })

  test('happened when it was done, or else when it was detected', () => {
    expect(read({ ...ofUser, activityDateTime: null }).at).toBe(Date.UTC(2026, 2, 3, 11))
  })

  test.each(['remediated', 'dismissed', 'confirmedSafe'])('that is %s is closed', (riskState) => {
    expect(read({ ...ofUser, riskState }).isClosed).toBe(true)
    expect(read(ofUser).isClosed).toBe(false)
  })

  test('has the sign-in that it was found in, where it was in one', () => {
    expect(read({ ...ofUser, requestId: 'ABC' }).signInId).toBe('abc')
    expect(read({ ...ofUser, requestId: '' }).signInId).toBeUndefined()
  })
})

test('an account that is at risk is another record for each state', () => {
  const idAt = (riskLastUpdatedDateTime: string) => {
    const reading = readRecord('riskyUsers', { ...riskyUser('atRisk').record, riskLastUpdatedDateTime })
    return reading.outcome === 'read' ? reading.event.id : reading
  }
  expect(idAt('2026-03-03T09:00:00Z')).not.toBe(idAt('2026-03-03T09:00:01Z'))
})

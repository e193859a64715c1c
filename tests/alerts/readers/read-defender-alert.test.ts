import { describe, expect, test } from 'vitest'
import { describeReader } from './describe-reader.ts'
import { defenderAlert, incident } from '../examples/records/defender.ts'
import {
  readDefenderAlert,
  readIncident,
} from '#server/connectors/microsoft365/events/read-defender-alert.ts'
import { readRecord } from '#server/connectors/microsoft365/events/read-record.ts'

const { record } = defenderAlert('microsoftDefenderForEndpoint')

describeReader('an alert of Defender', {
  read: readDefenderAlert,
  record,
  needs: {
    'a Defender alert without a title': ['title'],
    'a Defender alert without a time': ['firstActivityDateTime', 'createdDateTime', 'lastUpdateDateTime'],
    'a Defender alert without an id': ['id', 'providerAlertId'],
  },
  time: 'firstActivityDateTime',
})

describeReader('an incident', {
  read: readIncident,
  record: incident().record,
  needs: {
    'an incident without an id': ['id'],
    'an incident without a time': ['createdDateTime', 'lastUpdateDateTime'],
  },
  time: 'createdDateTime',
})

function read(written: object) {
  const reading = readRecord('defenderAlerts', { ...record, ...written })
  if (reading.outcome !== 'read' || reading.event.kind !== 'defenderAlert') throw new Error('No alert')
  return reading.event
}

describe('an alert of Defender', () => {
  test('has its title as it is written, with marks and markup', () => {
    const title = '<b>Ransomware</b> \u202Efdp.exe\u202C'
    expect(read({ title }).title).toBe(title)
  })

  test('is of a product, however it is written, and of none that is not told', () => {
    const services = [
      'Microsoft Defender for Endpoint',
      'microsoft_defender_for_endpoint',
      '',
      'NewProduct',
    ].map((serviceSource) => read({ serviceSource, detectionSource: null }).service)
    expect(services).toEqual([
      'microsoftdefenderforendpoint',
      'microsoftdefenderforendpoint',
      'unknown',
      'newproduct',
    ])
  })

  test('has account, address and country of its evidence, and none without any', () => {
    const { account, ip, place } = read({})
    expect([account?.name, ip, place?.country]).toEqual(['accounting@customer.example', '203.0.113.77', 'NG'])
    const bare = read({ evidence: [null, 'x', { userAccount: 7 }, {}] })
    expect([bare.account, bare.ip, bare.place]).toEqual([undefined, undefined, undefined])
  })

  test('is one in both resources by the id of its product', () => {
    const id = '0a1b2c3d-0000-4000-8000-000000000001'
    expect(read({ providerAlertId: id }).key).toBe(read({ providerAlertId: null, id: `da${id}` }).key)
  })

  test.each([
    ['new', false],
    ['inProgress', false],
    ['unknownFutureValue', false],
    [null, false],
    ['resolved', true],
    ['Dismissed', true],
  ])('with the status %s is closed: %s', (status, isClosed) => {
    expect(read({ status }).isClosed).toBe(isClosed)
  })
})

test('an incident without a name has its id for one', () => {
  expect(readRecord('defenderIncidents', { ...incident().record, displayName: null, id: 27 })).toMatchObject({
    event: { id: '27', title: '27' },
  })
})

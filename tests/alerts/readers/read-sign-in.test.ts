import { describe, expect, test } from 'vitest'
import type { SignInEvent } from '#shared/domain/alerts/security-event.ts'
import { describeReader } from './describe-reader.ts'
import { signIn } from '../examples/records/sign-in.ts'
import { readRecord } from '#server/connectors/microsoft365/events/read-record.ts'
import { outcomeOf, readSignIn } from '#server/connectors/microsoft365/events/read-sign-in.ts'

const { record } = signIn({ country: 'NG' })

function read(written: object): SignInEvent {
  const reading = readRecord('signIns', { ...record, ...written })
  if (reading.outcome !== 'read' || reading.event.kind !== 'signIn') throw new Error('No sign-in')
  return reading.event
}

describeReader('a sign-in', {
  read: readSignIn,
  record,
  needs: { 'a sign-in without a time': ['createdDateTime'], 'a sign-in without an id': ['id'] },
  time: 'createdDateTime',
})

describe('a sign-in', () => {
  test('without a place has none; one that was looked for and not found is unknown', () => {
    expect(read({ location: null }).place).toBeUndefined()
    expect(read({ location: 'NG' }).place).toBeUndefined()
    const unknown = {
      country: undefined,
      state: undefined,
      city: undefined,
      latitude: undefined,
      longitude: undefined,
    }
    expect(read({ location: {} }).place).toEqual(unknown)
    expect(read({ location: { countryOrRegion: '', city: null, geoCoordinates: 7 } }).place).toEqual(unknown)
  })

  test('has its country by its code, also where a name is written', () => {
    const countries = ['ng', 'NG', 'Nigeria', ' nigeria ', 'Atlantis'].map(
      (countryOrRegion) => read({ location: { countryOrRegion } }).place?.country,
    )
    expect(countries).toEqual(['NG', 'NG', 'NG', 'NG', 'ATLANTIS'])
  })

  test('has its names as they are written but for capitals, with marks and markup in them', () => {
    const name = '<b onclick="x">Boss</b>\u202Egnp.exe\u200F'
    const { app, account } = read({ appDisplayName: name, userPrincipalName: `${name}@customer.example` })
    expect(app.name).toBe(name.toLowerCase())
    expect(account?.name).toBe(`${name}@customer.example`.toLowerCase())
  })

  test.each([
    [0, 'success'],
    [50074, 'interrupted'],
    [50126, 'failure'],
    [999_999_999, 'failure'],
    ['50126', 'failure'],
  ] as const)('with the error %s is a %s', (errorCode, outcome) => {
    expect(read({ status: { errorCode } }).outcome).toBe(outcome)
  })

  test('without a number of an error has succeeded', () => {
    expect(outcomeOf(undefined)).toBe('success')
    expect(read({ status: null }).outcome).toBe('success')
  })

  test('is at no risk by a level that nobody knows, and at the higher one of two', () => {
    expect(read({ riskLevelDuringSignIn: 'unknownFutureValue' }).risk.level).toBe('none')
    expect(read({ riskLevelDuringSignIn: 'low', riskLevelAggregated: 'HIGH' }).risk.level).toBe('high')
    expect(read({ riskLevelDuringSignIn: 'hidden', riskLevelAggregated: 'none' }).risk.level).toBe('hidden')
  })

  test('of an application is by the application', () => {
    const { actor, account, isServicePrincipal } = read({
      userPrincipalName: '',
      userId: null,
      servicePrincipalId: 'A-B',
      servicePrincipalName: 'Invoices',
    })
    expect({ actor, account, isServicePrincipal }).toEqual({
      actor: { kind: 'app', id: 'a-b', name: 'invoices' },
      account: { id: 'a-b', name: 'invoices' },
      isServicePrincipal: true,
    })
  })

  test.each([
    ['203.0.113.7:51423', '203.0.113.7'],
    ['[2001:DB8::1]:443', '2001:db8::1'],
    ['<img src=x>', undefined],
    ['', undefined],
  ])('from %s has the address %s', (ipAddress, address) => {
    expect(read({ ipAddress }).ip).toBe(address)
  })
})

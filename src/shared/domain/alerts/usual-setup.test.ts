import { describe, expect, test } from 'vitest'
import { TYPICALLY_MALICIOUS_COUNTRIES } from './event-setup.ts'
import {
  eventSetupOf,
  nothingUsual,
  type UsualException,
  usualSetupFieldsSchema,
  usualSetupId,
} from './usual-setup.ts'

const exception: UsualException = {
  account: null,
  from: null,
  until: null,
  countries: ['BR'],
  addresses: [],
  domains: [],
  detections: [],
  note: '',
}

describe('what detections of a company go by (ALERT-13)', () => {
  test('is the organization’s where the company says nothing', () => {
    const setup = eventSetupOf('c', {
      ...nothingUsual,
      operating_countries: ['NL'],
      safe_addresses: ['192.0.2.1'],
    })
    expect(setup.operatingCountries).toEqual(['NL'])
    expect(setup.safeAddresses).toEqual(['192.0.2.1'])
    expect(setup.maliciousCountries).toEqual(TYPICALLY_MALICIOUS_COUNTRIES)
  })

  test('is the company’s own list of countries in the place of the organization’s, and its addresses beside those', () => {
    const setup = eventSetupOf(
      'c',
      { ...nothingUsual, operating_countries: ['NL'], safe_addresses: ['192.0.2.1'] },
      {
        ...nothingUsual,
        operating_countries: [],
        safe_addresses: ['192.0.2.2'],
        malicious_countries: ['KP'],
      },
    )
    expect(setup.operatingCountries).toEqual([])
    expect(setup.safeAddresses).toEqual(['192.0.2.1', '192.0.2.2'])
    expect(setup.maliciousCountries).toEqual(['KP'])
  })

  test('has exceptions of organization, company and account, with their times', () => {
    const setup = eventSetupOf(
      'c',
      { ...nothingUsual, exceptions: [exception] },
      {
        ...nothingUsual,
        exceptions: [
          exception,
          {
            ...exception,
            account: 'alma',
            from: '2026-11-25T00:00:00.000Z',
            until: '2026-11-26T00:00:00.000Z',
          },
        ],
      },
    )
    expect(setup.exceptions.map(({ scope, duration }) => [scope, duration])).toEqual([
      [{ level: 'organization' }, { from: undefined, until: undefined }],
      [
        { level: 'company', companyId: 'c' },
        { from: undefined, until: undefined },
      ],
      [
        { level: 'user', companyId: 'c', account: 'alma' },
        { from: Date.parse('2026-11-25T00:00:00.000Z'), until: Date.parse('2026-11-26T00:00:00.000Z') },
      ],
    ])
  })
})

describe('what a person says is usual', () => {
  const refused = (said: object) => !usualSetupFieldsSchema.safeParse({ ...nothingUsual, ...said }).success

  test('is kept in one order, each once', () => {
    const said = {
      ...nothingUsual,
      operating_countries: ['US', 'NL', 'US'],
      break_glass_accounts: [' B@x.example', 'a@x.example'],
    }
    expect(usualSetupFieldsSchema.parse(said)).toMatchObject({
      operating_countries: ['NL', 'US'],
      break_glass_accounts: ['a@x.example', 'b@x.example'],
    })
  })

  test.each([
    ['a country that is none', { operating_countries: ['Netherlands'] }],
    ['an address that is none', { safe_addresses: ['10.0.0.300'] }],
    ['an address twice, however it is written', { safe_addresses: ['::1', '0:0:0:0:0:0:0:1'] }],
    ['an exception with a start alone', { exceptions: [{ ...exception, from: '2026-11-25T00:00:00.000Z' }] }],
    [
      'an exception that ends before it starts',
      { exceptions: [{ ...exception, from: '2026-11-26T00:00:00.000Z', until: '2026-11-25T00:00:00.000Z' }] },
    ],
  ])('is refused with %s', (_what, said) => {
    expect(refused(said)).toBe(true)
  })

  test('has one row a company, and one for all', () => {
    expect(usualSetupId('c')).toBe(usualSetupId('c'))
    expect(usualSetupId(null)).not.toBe(usualSetupId('c'))
  })
})

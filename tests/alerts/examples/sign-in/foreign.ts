import { type Example, only, type Scene } from '../example.ts'
import { addresses } from '../records/basics.ts'
import { BAD_PASSWORD, BLOCKED_BY_POLICY, signIn, signIns } from '../records/sign-in.ts'

const SINGLE = { authenticationRequirement: 'singleFactorAuthentication' }
const PROVIDER = { crossTenantAccessType: 'serviceProvider' }

const exceptionFor = (country: string): Partial<Scene> => ({
  setup: {
    exceptions: [
      {
        scope: { level: 'company', companyId: 'customer' },
        duration: { from: undefined, until: undefined },
        countries: [country],
        addresses: [],
        domains: [],
        detections: [],
      },
    ],
  },
})
const safe = { setup: { safeAddresses: ['192.0.2.0/24'] } }

const risky = (country: string, level = 'low', riskState = 'atRisk') =>
  signIn({
    country,
    errorCode: BAD_PASSWORD,
    written: { riskLevelDuringSignIn: level, riskState },
  })
const atAttempt = (country: string, errorCode: number) => signIn({ country, errorCode })
const withoutPlace = (written: Record<string, unknown>, errorCode = 0) =>
  signIn({ country: '', errorCode, written })

/** Refused again and again: so many, one every so many minutes. */
const refused = (count: number, every: number, last: object = {}) =>
  signIns(count, (place) => ({
    country: 'NG',
    errorCode: BLOCKED_BY_POLICY,
    minutes: place * every,
    ...(place === count - 1 ? last : {}),
  }))

export const foreign: readonly Example[] = [
  {
    id: 'risky-sign-in-outside-operating-countries',
    records: [risky('NG')],
    also: ['risky-sign-in'],
    misses: {
      'in an operating country': only(risky('NL')),
      'without a risk': only(risky('NG', 'none')),
      'with a risk that was dismissed': only(risky('NG', 'low', 'dismissed')),
      'from a safe address': safe,
    },
  },
  {
    id: 'sign-in-without-second-factor-outside-operating-countries',
    records: [signIn({ country: 'NG', written: { ...SINGLE } })],
    also: ['sign-in-outside-operating-countries'],
    misses: {
      'with a second factor': only(signIn({ country: 'NG' })),
      'in an operating country': only(signIn({ country: 'NL', written: SINGLE })),
      'that failed': only(signIn({ country: 'NG', errorCode: BAD_PASSWORD, written: SINGLE })),
    },
  },
  {
    id: 'sign-in-from-malicious-country',
    records: [signIn({ country: 'RU' })],
    also: ['sign-in-outside-operating-countries', 'attempt-from-malicious-country'],
    misses: {
      'from another country': only(signIn({ country: 'NG' })),
      'that failed': only(signIn({ country: 'RU', errorCode: BAD_PASSWORD })),
      'with an exception for the country': exceptionFor('RU'),
      'with another list': { setup: { maliciousCountries: ['KP'] } },
    },
  },
  {
    id: 'sign-in-outside-operating-countries',
    records: [signIn({ country: 'NG' })],
    misses: {
      'in an operating country': only(signIn({ country: 'NL' })),
      'that failed': only(signIn({ country: 'NG', errorCode: BAD_PASSWORD })),
      'from a safe address': safe,
      'with an exception for the country': exceptionFor('NG'),
      'of the provider': only(signIn({ country: 'NG', written: PROVIDER })),
    },
  },
  {
    id: 'attempt-from-malicious-country',
    records: [atAttempt('RU', BAD_PASSWORD)],
    misses: { 'from another country': only(atAttempt('NG', BAD_PASSWORD)), 'from a safe address': safe },
  },
  {
    id: 'attempt-without-second-factor-outside-operating-countries',
    records: [signIn({ country: 'NG', errorCode: BAD_PASSWORD, written: SINGLE })],
    misses: {
      'with a second factor': only(signIn({ country: 'NG', errorCode: BAD_PASSWORD })),
      'in an operating country': only(signIn({ country: 'NL', errorCode: BAD_PASSWORD, written: SINGLE })),
      'that was interrupted': only(signIn({ country: 'NG', errorCode: 50074, written: SINGLE })),
    },
  },
  {
    id: 'sign-in-from-unknown-place',
    records: [withoutPlace({ autonomousSystemNumber: 64500 })],
    misses: {
      'from a known country': only(signIn({ country: 'NL', written: { autonomousSystemNumber: 64500 } })),
      'that failed': only(withoutPlace({ autonomousSystemNumber: 64500 }, BAD_PASSWORD)),
      'from a network of Microsoft': only(withoutPlace({ autonomousSystemNumber: 8075 })),
      'from a safe address': safe,
    },
  },
  {
    id: 'three-foreign-attempts-in-an-hour',
    records: refused(3, 20),
    misses: {
      'one fewer': only(...refused(2, 20)),
      'the last one an hour after the first': only(...refused(3, 20, { minutes: 60 })),
      'one of them at home': only(...refused(3, 20, { country: 'NL' })),
      'two of them in one attempt': only(
        ...refused(3, 20, { written: { correlationId: refused(1, 0)[0]?.record['correlationId'] } }),
      ),
      'from a safe address': safe,
      'one of them without a person': only(...refused(3, 20, { written: { isInteractive: false } })),
    },
  },
  {
    id: 'five-foreign-attempts-in-a-day',
    records: refused(5, 120),
    misses: {
      'one fewer': only(...refused(4, 120)),
      'the last one a day after the first': only(...refused(5, 120, { minutes: 24 * 60 })),
      'one of them of the provider': only(...refused(5, 120, { written: PROVIDER })),
    },
  },
  {
    id: 'provider-sign-in-abroad',
    records: [signIn({ country: 'NG', written: PROVIDER })],
    misses: {
      'where the provider works': only(signIn({ country: 'NL', written: PROVIDER })),
      'that failed': only(signIn({ country: 'NG', errorCode: BAD_PASSWORD, written: PROVIDER })),
      'of a guest': only(signIn({ country: 'NG', written: { crossTenantAccessType: 'b2bCollaboration' } })),
      'from a safe address': { setup: { safeAddresses: [addresses.office] } },
    },
  },
]

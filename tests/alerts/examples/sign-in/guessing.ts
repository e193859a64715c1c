import { type Example, only } from '../example.ts'
import { addresses } from '../records/basics.ts'
import {
  BAD_PASSWORD,
  BLOCKED_BY_POLICY,
  LOCKED,
  loginFailed,
  PROMPT_DENIED,
  signIn,
  signIns,
} from '../records/sign-in.ts'

/** So many sign-ins of one account within as many minutes, of which the last may differ. */
const ofOne = (count: number, errorCode: number, every: number, last: object = {}) =>
  signIns(count, (place) => ({
    errorCode,
    minutes: place * every,
    ...(place === count - 1 ? last : {}),
  }))

/** So many accounts, one sign-in of each. */
const ofMany = (
  count: number,
  errorCode: number,
  { written, ...last }: { written?: object; minutes?: number; errorCode?: number } = {},
) =>
  signIns(count, (place) => {
    const isLast = place === count - 1
    return {
      errorCode,
      minutes: place * 0.4,
      ...(isLast ? last : {}),
      written: {
        userPrincipalName: `seat${place}@customer.example`,
        userId: `seat${place}`,
        ...(isLast ? written : {}),
      },
    }
  })

const inUnifiedLog = (count: number) =>
  Array.from({ length: count }, (_, place) => loginFailed({ count: place, minutes: place * 0.5 }))

export const guessing: readonly Example[] = [
  {
    id: 'brute-force',
    records: ofOne(10, BAD_PASSWORD, 1),
    misses: {
      'one fewer': only(...ofOne(9, BAD_PASSWORD, 1)),
      'the last one ten minutes after the first': only(...ofOne(10, BAD_PASSWORD, 1, { minutes: 10 })),
      'one of them refused for another reason': only(
        ...ofOne(10, BAD_PASSWORD, 1, { errorCode: BLOCKED_BY_POLICY }),
      ),
    },
  },
  {
    id: 'brute-force',
    records: inUnifiedLog(10),
    misses: { 'one fewer': only(...inUnifiedLog(9)) },
  },
  {
    id: 'password-spray',
    records: ofMany(20, BAD_PASSWORD),
    misses: {
      'one account fewer': only(...ofMany(19, BAD_PASSWORD)),
      'one of them from another address': only(
        ...ofMany(20, BAD_PASSWORD, { written: { ipAddress: addresses.abroad } }),
      ),
      'the last one ten minutes after the first': only(...ofMany(20, BAD_PASSWORD, { minutes: 10 })),
      'one account twice': only(
        ...ofMany(20, BAD_PASSWORD, { written: { userPrincipalName: 'seat0@customer.example' } }),
      ),
      'from a safe address': { setup: { safeAddresses: [addresses.office] } },
    },
  },
  {
    id: 'many-failed-sign-ins',
    records: ofOne(30, BLOCKED_BY_POLICY, 2),
    misses: {
      'one fewer': only(...ofOne(29, BLOCKED_BY_POLICY, 2)),
      'the last one an hour after the first': only(...ofOne(30, BLOCKED_BY_POLICY, 2, { minutes: 60 })),
      'one of them a success': only(...ofOne(30, BLOCKED_BY_POLICY, 2, { errorCode: 0 })),
    },
  },
  {
    id: 'smart-lockout',
    records: [signIn({ errorCode: LOCKED })],
    misses: { 'a wrong password': only(signIn({ errorCode: BAD_PASSWORD })) },
  },
  {
    id: 'smart-lockout',
    records: [loginFailed({ errorCode: LOCKED })],
    misses: { 'a wrong password': only(loginFailed({ errorCode: BAD_PASSWORD })) },
  },
  {
    id: 'mass-lockouts',
    records: ofMany(15, LOCKED),
    also: ['smart-lockout'],
    misses: {
      'one account fewer': only(...ofMany(14, LOCKED)),
      'one of them a wrong password': only(...ofMany(15, LOCKED, { errorCode: BAD_PASSWORD })),
      'the last one half an hour after the first': only(...ofMany(15, LOCKED, { minutes: 30 })),
      'one account twice': only(
        ...ofMany(15, LOCKED, { written: { userPrincipalName: 'seat0@customer.example' } }),
      ),
      'one of them from a network of Microsoft': only(
        ...ofMany(15, LOCKED, { written: { autonomousSystemNumber: 8075 } }),
      ),
    },
  },
  {
    id: 'prompts-denied',
    records: ofOne(3, PROMPT_DENIED, 3),
    misses: {
      'one fewer': only(...ofOne(2, PROMPT_DENIED, 3)),
      'the last one ten minutes after the first': only(...ofOne(3, PROMPT_DENIED, 3, { minutes: 10 })),
      'one of them approved': only(...ofOne(3, PROMPT_DENIED, 3, { errorCode: 0 })),
    },
  },
]

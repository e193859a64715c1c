import type { Mutant } from '#tests/support/mutant.ts'

const file = (name: string) => `src/shared/domain/conditional-access/simulate/${name}.ts`

/** The simulator of policies with a bug. Each has to be caught. */
export const policyMutants: readonly Mutant[] = [
  {
    name: 'included-wins',
    what: 'Who is included is met by a policy that leaves them out.',
    file: file('conditions'),
    find: 'every([included(who), not(excluded(who))])',
    replace: 'every([included(who)])',
  },
  {
    name: 'unknown-groups-are-none',
    what: 'Of whom the groups are not known is in none.',
    file: file('conditions'),
    find: 'wanted.size === 0 ? false : held && held.some',
    replace: 'wanted.size === 0 ? false : (held ?? []).some',
  },
  {
    name: 'guests-of-any-tenant',
    what: 'A policy for guests of one tenant is for those of every one.',
    file: file('conditions'),
    find: 'if (!tenants) return true',
    replace: 'if (tenants ?? true) return true',
  },
  {
    name: 'unknown-country-is-anywhere',
    what: 'An address of no country belongs to every list of countries.',
    file: file('conditions'),
    find: '(location.includeUnknownCountriesAndRegions ?? false)',
    replace: 'true',
  },
  {
    name: 'every-place-is-trusted',
    what: 'Places that are not marked as trusted are.',
    file: file('conditions'),
    find: "'isTrusted' in location && location.isTrusted ? [test] : []",
    replace: '[test]',
  },
  {
    name: 'unregistered-device-matches',
    what: 'A comparison that is negative is not true of a device that is not registered.',
    file: file('filter-rule'),
    find: 'return compare(held, wanted, Array.isArray(value)) !== isNegative',
    replace: 'return value !== null && compare(held, wanted, Array.isArray(value)) !== isNegative',
  },
  {
    name: 'or-before-and',
    what: 'In a filter -or binds closer than -and.',
    file: file('filter-rule'),
    find: "joined('or', both, some)",
    replace: "joined('and', both, every)",
  },
  {
    name: 'reports-are-enforced',
    what: 'A policy that only reports keeps people out.',
    file: file('simulate'),
    find: 'const on = policies.filter(({ isReportOnly }) => !isReportOnly)',
    replace: 'const on = policies',
  },
  {
    name: 'one-policy-is-enough',
    what: 'Of several policies that apply the mildest counts.',
    file: file('simulate'),
    find: 'if (applies === true) certain = Math.max(certain, effect)',
    replace: 'if (applies === true) certain = certain === 0 ? effect : Math.min(certain, effect)',
  },
  {
    name: 'one-control-is-enough',
    what: 'Of the controls of a policy one is enough, also where all are demanded.',
    file: file('demands'),
    find: 'const order = isOneEnough ? BEST : WORST',
    replace: 'const order = BEST',
  },
  {
    name: 'old-clients-answer',
    what: 'A client of an old protocol can answer a demand for a second factor.',
    file: file('demands'),
    find: "const isLegacy = ({ clientApp }: SignIn) => clientApp === 'exchangeActiveSync' || clientApp === 'other'",
    replace: "const isLegacy = ({ clientApp }: SignIn) => clientApp === 'exchangeActiveSync'",
  },
  {
    name: 'foreign-devices-are-believed',
    what: 'The device of a guest counts where the tenant trusts nobody else’s.',
    file: file('demands'),
    find: "if (guest && guest.isTrusted !== true) return guest.isTrusted === false ? 'cannot' : 'notCertain'",
    replace: '',
  },
  {
    name: 'uncertain-is-no',
    what: 'What is not certain does not happen.',
    file: file('simulate'),
    find: 'possible = Math.max(possible, worst)',
    replace: 'possible = certain',
  },
  {
    name: 'longest-session-wins',
    what: 'Of several frequencies of sign-in the longest counts.',
    file: file('session'),
    find: 'Math.min(...hours)',
    replace: 'Math.max(...hours)',
  },
]

import { type Example, only } from '../example.ts'
import { signIn } from '../records/sign-in.ts'
import { userRisk } from '../records/risk.ts'

const at = (level: string, riskState = 'atRisk', country = 'NL') =>
  signIn({ country, written: { riskLevelDuringSignIn: level, riskState } })

const INSIDE = 'risky-sign-in-inside-operating-countries'

const two = (later: Partial<Parameters<typeof userRisk>[0]> = {}) => [
  userRisk({ type: 'unfamiliarFeatures' }),
  userRisk({ type: 'unlikelyTravel', count: 1, minutes: 10, ...later }),
]

export const atRisk: readonly Example[] = [
  {
    id: 'high-risk-sign-in',
    records: [at('high')],
    also: ['risky-sign-in', INSIDE],
    severity: 'high',
    misses: {
      'at a lower risk': only(at('medium')),
      'with a risk that was remediated': only(at('high', 'remediated')),
    },
  },
  {
    id: 'risky-sign-in',
    records: [at('medium')],
    also: [INSIDE],
    severity: 'medium',
    misses: {
      'at no risk': only(at('none')),
      'at a risk that is hidden without a license': only(at('hidden')),
      'with a risk that is confirmed to be safe': only(at('medium', 'confirmedSafe')),
    },
  },
  {
    id: INSIDE,
    records: [at('low')],
    also: ['risky-sign-in'],
    misses: {
      'outside of them': only(at('low', 'atRisk', 'NG')),
      'from an unknown country': only(at('low', 'atRisk', '')),
      'at no risk': only(at('none')),
    },
  },
  {
    id: 'several-risks-of-an-account',
    records: two(),
    also: ['unfamiliar-features', 'unlikely-travel'],
    misses: {
      'one of them alone': only(...two().slice(0, 1)),
      'half an hour apart': only(...two({ minutes: 30 })),
      'one of them dismissed': only(...two({ state: 'dismissed' })),
    },
  },
]

import { defineCheck } from '../../check.ts'
import { notMeasured, within } from '../../verdict.ts'

/** One may be locked out, and of many nobody keeps an eye on each. */
const LEAST = 2
const MOST = 8

// https://support.google.com/a/answer/9011373
export const googleFewSuperAdministrators = defineCheck({
  id: 'google-few-super-administrators',
  code: 'GWS-10',
  area: 'googleAccounts',
  severity: 'high',
  effort: 'medium',
  requires: 'free',
  reads: ['googleSuperAdministrators'],
  anchors: { cisa: ['GWS.COMMONCONTROLS.6.2v1'] },
  target: { least: LEAST, most: MOST },
  manual: {
    portal: 'google',
    path: ['Account', 'Admin roles', 'Super Admin'],
    page: 'https://support.google.com/a/answer/9011373',
  },
  evaluate({ googleSuperAdministrators }) {
    // The vendor leaves no workspace without anybody.
    if (googleSuperAdministrators.length === 0) return notMeasured('unexpectedAnswer', 'users')
    const active = googleSuperAdministrators.filter(({ suspended }) => suspended !== true)
    return within(active.length, { least: LEAST, most: MOST })
  },
})

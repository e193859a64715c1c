import { defineCheck } from '../../check.ts'
import { notMeasured, verdictOf } from '../../verdict.ts'

// https://support.google.com/a/answer/9011373
export const googleAdministratorsHaveASecondFactor = defineCheck({
  id: 'google-administrators-have-a-second-factor',
  code: 'GWS-03',
  area: 'googleAccounts',
  severity: 'critical',
  effort: 'low',
  requires: 'free',
  reads: ['googleSuperAdministrators'],
  anchors: {},
  target: [],
  manual: {
    portal: 'google',
    path: ['Directory', 'Users'],
    page: 'https://support.google.com/a/answer/9011373',
  },
  evaluate({ googleSuperAdministrators }) {
    const active = googleSuperAdministrators.filter(({ suspended }) => suspended !== true)
    const unknown = active.find(({ isEnrolledIn2Sv }) => isEnrolledIn2Sv === undefined)
    // The vendor leaves no workspace without anybody.
    if (active.length === 0 || unknown) return notMeasured('unexpectedAnswer', 'isEnrolledIn2Sv')
    const without = active.filter(({ isEnrolledIn2Sv }) => isEnrolledIn2Sv === false)
    return verdictOf(
      without.length === 0,
      without.map(({ primaryEmail }) => primaryEmail),
    )
  },
})

import { defineCheck } from '../../check.ts'
import { everywhere, secondsOf } from '../../settings/workspace-setting.ts'
import { within } from '../../verdict.ts'

/** Twelve hours, in seconds. */
const LONGEST = 43_200

// https://support.google.com/a/answer/7576830
export const googleSessionsLimited = defineCheck({
  id: 'google-sessions-limited',
  code: 'GWS-06',
  area: 'googleAccounts',
  severity: 'medium',
  effort: 'medium',
  requires: 'free',
  reads: ['googleSessions'],
  anchors: { cisa: ['GWS.COMMONCONTROLS.4.1v1'] },
  target: LONGEST,
  manual: {
    portal: 'google',
    path: ['Security', 'Access and data control', 'Google Session control'],
    page: 'https://support.google.com/a/answer/7576830',
  },
  evaluate: ({ googleSessions }) =>
    everywhere(googleSessions, ({ webSessionDuration }) =>
      // None would mean that a session never ends.
      within(secondsOf(webSessionDuration), { least: 1, most: LONGEST }),
    ),
})

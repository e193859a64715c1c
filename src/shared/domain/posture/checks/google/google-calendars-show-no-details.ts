import { defineCheck } from '../../check.ts'
import { mergedEverywhere } from '../../settings/workspace-setting.ts'
import { allOf, choice } from '../../verdict.ts'

const judgeSharing = ({ maxAllowedExternalSharing }: { maxAllowedExternalSharing?: string | undefined }) =>
  choice(maxAllowedExternalSharing, {
    good: ['EXTERNAL_FREE_BUSY_ONLY'],
    bad: [
      'EXTERNAL_ALL_INFO_READ_ONLY',
      'EXTERNAL_ALL_INFO_READ_WRITE',
      'EXTERNAL_ALL_INFO_READ_WRITE_MANAGE',
    ],
  })

// https://support.google.com/a/answer/60765
export const googleCalendarsShowNoDetails = defineCheck({
  id: 'google-calendars-show-no-details',
  code: 'GWS-26',
  area: 'googleApps',
  severity: 'medium',
  effort: 'low',
  requires: 'free',
  reads: ['googleCalendars', 'googleSecondaryCalendars'],
  anchors: { cisa: ['GWS.CALENDAR.1.1v1', 'GWS.CALENDAR.1.2v1'] },
  target: 'EXTERNAL_FREE_BUSY_ONLY',
  manual: {
    portal: 'google',
    path: ['Apps', 'Google Workspace', 'Calendar', 'Sharing settings'],
    page: 'https://support.google.com/a/answer/60765',
  },
  evaluate: ({ googleCalendars, googleSecondaryCalendars }) =>
    allOf(
      mergedEverywhere(googleCalendars, judgeSharing),
      mergedEverywhere(googleSecondaryCalendars, judgeSharing),
    ),
})

import { defineCheck } from '../check.ts'
import { notMeasured, switched, within } from '../verdict.ts'

/** An hour. */
const LONGEST = 3600

// https://learn.microsoft.com/graph/api/resources/sharepointsettings
export const sharepointIdleSignOut = defineCheck({
  id: 'sharepoint-idle-sign-out',
  code: 'SPO-15',
  area: 'sharePoint',
  severity: 'low',
  effort: 'medium',
  requires: 'sharePoint',
  reads: ['sharePointSettings'],
  anchors: {},
  target: { isEnabled: true, signOutAfterInSeconds: LONGEST },
  evaluate({ sharePointSettings: { idleSessionSignOut } }) {
    if (!idleSessionSignOut) return notMeasured('unexpectedAnswer', 'idleSessionSignOut')
    const isOn = switched(true, idleSessionSignOut.isEnabled)
    return isOn.status === 'compliant'
      ? within(idleSessionSignOut.signOutAfterInSeconds, { least: 1, most: LONGEST })
      : isOn
  },
  remedy: ({ sharePointSettings: { idleSessionSignOut } }) => [
    {
      source: 'sharePointSettings',
      set: {
        idleSessionSignOut: {
          isEnabled: true,
          signOutAfterInSeconds:
            Math.min(idleSessionSignOut?.signOutAfterInSeconds ?? LONGEST, LONGEST) || LONGEST,
        },
      },
    },
  ],
})

import { defineCheck } from '../check.ts'
import { settingChanged, switchOf, templates, valueOf } from '../settings/group-setting.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/entra/identity/users/groups-settings-cmdlets
export const guestsCannotOwnGroups = defineCheck({
  id: 'guests-cannot-own-groups',
  code: 'ENT-13',
  area: 'entra',
  severity: 'medium',
  effort: 'low',
  requires: 'entraP1',
  reads: ['groupSettings'],
  anchors: {},
  target: false,
  // Without a setting the vendor lets no guest own a group.
  evaluate: ({ groupSettings }) =>
    switched(false, switchOf(valueOf(groupSettings, templates.groups, 'AllowGuestsToBeGroupOwner', 'false'))),
  remedy: ({ groupSettings }) =>
    settingChanged(groupSettings, templates.groups, { AllowGuestsToBeGroupOwner: 'false' }),
})

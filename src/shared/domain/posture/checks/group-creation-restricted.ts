import { defineCheck } from '../check.ts'
import { settingChanged, switchOf, templates, valueOf } from '../settings/group-setting.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/microsoft-365/solutions/manage-creation-of-groups
export const groupCreationRestricted = defineCheck({
  id: 'group-creation-restricted',
  code: 'ENT-08',
  area: 'entra',
  severity: 'low',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['groupSettings'],
  anchors: { cis: ['5.1.3.4'] },
  target: false,
  // Without a setting everybody may. Those of GroupCreationAllowedGroupId may all the same; without such a group only
  // administrators do, which is stricter still.
  evaluate: ({ groupSettings }) =>
    switched(false, switchOf(valueOf(groupSettings, templates.groups, 'EnableGroupCreation', 'true'))),
  remedy: ({ groupSettings }) =>
    settingChanged(groupSettings, templates.groups, { EnableGroupCreation: 'false' }),
})

import { defineCheck } from '../check.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

const KINDS = ['Private', 'Public', 'HiddenMembership']

// Which groups are meant for everybody is for the customer to say, so there is no change to offer.
// https://learn.microsoft.com/graph/api/resources/group
export const groupsArePrivate = defineCheck({
  id: 'groups-are-private',
  code: 'ENT-25',
  area: 'entra',
  severity: 'high',
  effort: 'high',
  requires: 'free',
  reads: ['microsoft365Groups'],
  anchors: { cis: ['1.2.1'] },
  target: 0,
  manual: {
    portal: 'admin',
    path: ['Teams & groups', 'Active teams & groups'],
    command: 'Set-UnifiedGroup -Identity "<address of the group>" -AccessType Private',
    page: 'https://learn.microsoft.com/microsoft-365/admin/create-groups/manage-groups',
  },
  evaluate({ microsoft365Groups: groups }) {
    const unknown = groups.find(({ visibility }) => visibility === undefined || !KINDS.includes(visibility))
    if (unknown) return notMeasured('unexpectedAnswer', unknown.visibility ?? 'visibility')
    const open = groups.filter(({ visibility }) => visibility === 'Public')
    return verdictOf(open.length === 0, open.length)
  },
})

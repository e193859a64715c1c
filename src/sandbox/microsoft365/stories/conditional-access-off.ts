import type { Item } from '../tenant/settings.ts'
import { tellChange } from './records/directory.ts'
import { tellSignIn } from './records/sign-in.ts'
import { places, type Stage } from './stage.ts'
import type { Story } from './story.ts'

const POLICIES = 'identity/conditionalAccess/policies'

/** An administrator switches the policy off that asked everybody for a second factor. */
export const conditionalAccessOff: Story = {
  id: 'conditional-access-off',
  title: 'A conditional access policy is switched off',
  lasts: 10,
  play(stage) {
    const person = stage.administrator
    const place = places.office
    tellSignIn(stage, { person, place, at: stage.at(0), app: 'portal', secondFactor: 'approved' })
    const policy = enabledPolicy(stage)
    const before = JSON.stringify(policy)
    policy['state'] = 'disabled'
    policy['modifiedDateTime'] = new Date(stage.at(6)).toISOString()
    tellChange(stage, {
      activity: 'Update conditional access policy',
      category: 'Policy',
      service: 'Conditional Access',
      operation: 'Update',
      person,
      place,
      target: {
        id: String(policy['id']),
        displayName: String(policy['displayName']),
        type: 'Policy',
      },
      modified: [
        { displayName: 'ConditionalAccessPolicy', oldValue: before, newValue: JSON.stringify(policy) },
      ],
      at: stage.at(6),
    })
  },
}

/** The first policy that is on; a tenant without one gets one, so that it can be switched off. */
function enabledPolicy(stage: Stage): Item {
  const { graph } = stage.tenant.settings
  const known = graph[POLICIES]
  const policies = Array.isArray(known) ? known : []
  const found = policies.find(({ state }) => state === 'enabled')
  if (found) return found
  const made: Item = {
    id: stage.guid(),
    displayName: 'Require a second factor of everybody',
    state: 'enabled',
    createdDateTime: new Date(stage.at(0)).toISOString(),
    modifiedDateTime: null,
    conditions: {
      users: { includeUsers: ['All'], excludeUsers: [] },
      applications: { includeApplications: ['All'] },
      clientAppTypes: ['all'],
    },
    grantControls: { operator: 'OR', builtInControls: ['mfa'] },
    sessionControls: null,
  }
  graph[POLICIES] = [...policies, made]
  return made
}

import { GLOBAL_ADMINISTRATOR } from '../graph/settings-resources.ts'
import { tellChange } from './records/directory.ts'
import { tellSignIn } from './records/sign-in.ts'
import { places, victimOf } from './stage.ts'
import type { Story } from './story.ts'

const ASSIGNMENTS = 'roleManagement/directory/roleAssignments'

/** In the middle of the night somebody becomes Global Administrator. */
export const roleAtNight: Story = {
  id: 'role-at-night',
  title: 'Somebody becomes Global Administrator at night',
  lasts: 10,
  hour: 2,
  play(stage) {
    const person = stage.administrator
    const made = victimOf(stage)
    const place = places.office
    tellSignIn(stage, { person, place, at: stage.at(0), app: 'portal' })
    const text = (displayName: string, value: string) => ({
      displayName,
      oldValue: null,
      newValue: JSON.stringify(value),
    })
    tellChange(stage, {
      activity: 'Add member to role',
      category: 'RoleManagement',
      service: 'Core Directory',
      operation: 'Assign',
      person,
      place,
      target: {
        id: made.id,
        displayName: null,
        type: 'User',
        userPrincipalName: made.userPrincipalName,
      },
      modified: [
        text('Role.ObjectID', stage.guid()),
        text('Role.DisplayName', 'Global Administrator'),
        text('Role.TemplateId', GLOBAL_ADMINISTRATOR),
        text('Role.WellKnownObjectName', 'TenantAdmins'),
      ],
      at: stage.at(7),
    })
    const { graph } = stage.tenant.settings
    const held = graph[ASSIGNMENTS]
    graph[ASSIGNMENTS] = [
      ...(Array.isArray(held) ? held : []),
      {
        id: stage.guid(),
        principalId: made.id,
        roleDefinitionId: GLOBAL_ADMINISTRATOR,
        directoryScopeId: '/',
      },
    ]
  },
}

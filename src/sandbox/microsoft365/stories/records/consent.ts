import type { Person, Place, Stage } from '../stage.ts'
import { tellChange } from './directory.ts'

const GRAPH_NAME = 'Microsoft Graph'

interface ConsentParts {
  person: Person
  place: Place
  appId: string
  /** Of the app. */
  name: string
  scopes: string
  /** Milliseconds since 1970. */
  at: number
}

/** The entries of one consent: the app appears, gets its grant, and is consented to. */
export function tellConsent(stage: Stage, { person, place, appId, name, scopes, at }: ConsentParts): void {
  const [objectId, graphId, grantId] = [stage.guid(), stage.guid(), stage.guid()]
  const common = {
    category: 'ApplicationManagement',
    service: 'Core Directory',
    person,
    place,
    at,
  }
  const app = { id: objectId, displayName: name, type: 'ServicePrincipal' }
  const text = (displayName: string, value: string) => ({
    displayName,
    oldValue: null,
    newValue: JSON.stringify(value),
  })
  tellChange(stage, {
    ...common,
    activity: 'Add service principal',
    operation: 'Add',
    target: app,
    modified: [text('AppPrincipalId', appId), text('DisplayName', name)],
  })
  tellChange(stage, {
    ...common,
    activity: 'Add delegated permission grant',
    operation: 'Assign',
    target: { id: graphId, displayName: GRAPH_NAME, type: 'ServicePrincipal' },
    modified: [
      text('DelegatedPermissionGrant.Scope', scopes),
      text('DelegatedPermissionGrant.ConsentType', 'Principal'),
      text('ServicePrincipal.ObjectID', objectId),
    ],
  })
  tellChange(stage, {
    ...common,
    activity: 'Consent to application',
    operation: 'Assign',
    target: app,
    modified: [
      text('ConsentContext.IsAdminConsent', 'False'),
      text('ConsentContext.IsAppOnly', 'False'),
      text('ConsentContext.OnBehalfOfAll', 'False'),
      text(
        'ConsentAction.Permissions',
        `[] => [[Id: ${grantId}, ClientId: ${objectId}, PrincipalId: ${person.id}, ResourceId: ${graphId}, ConsentType: Principal, Scope: ${scopes}]]; `,
      ),
      text('TargetId.ServicePrincipalNames', appId),
    ],
  })
}

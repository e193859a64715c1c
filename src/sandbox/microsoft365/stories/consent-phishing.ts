import { tellAlert } from './records/alert.ts'
import { tellChange } from './records/directory.ts'
import { tellMailThreat } from './records/mail-threat.ts'
import { tellSignIn } from './records/sign-in.ts'
import { places, type Stage, victimOf } from './stage.ts'
import type { Story } from './story.ts'

const APP_NAME = 'Secure Document Viewer'
const SCOPES = 'Mail.Read Mail.Send MailboxSettings.ReadWrite offline_access User.Read'
const GRAPH_NAME = 'Microsoft Graph'

/** Somebody is led by a mail to let an app into their mailbox; a colleague reports the same mail. */
export const consentPhishing: Story = {
  id: 'consent-phishing',
  title: 'Somebody lets an app read their mail',
  lasts: 20,
  play(stage) {
    const person = victimOf(stage)
    const place = places.office
    const reporter = stage.people[1] ?? stage.administrator
    tellMailThreat(stage, {
      reporter,
      recipient: reporter.userPrincipalName,
      subject: 'A document was shared with you',
      sender: 'documents@outside.example',
      senderIp: places.kazan.ip,
      at: stage.at(0),
    })
    tellSignIn(stage, { person, place, at: stage.at(10), secondFactor: 'approved' })
    tellConsent(stage, stage.at(11))
    tellAlert(stage, {
      title: 'Suspicious OAuth app',
      category: 'Persistence',
      severity: 'medium',
      serviceSource: 'microsoftAppGovernance',
      detectionSource: 'appGovernanceDetection',
      mitreTechniques: ['T1528'],
      person,
      place,
      at: stage.at(11),
    })
  },
}

/** The entries of one consent: the app appears, gets its grant, and is consented to. */
function tellConsent(stage: Stage, at: number): void {
  const person = victimOf(stage)
  const [appId, objectId, graphId, grantId] = [stage.guid(), stage.guid(), stage.guid(), stage.guid()]
  const common = {
    category: 'ApplicationManagement',
    service: 'Core Directory',
    person,
    place: places.office,
    at,
  }
  const app = { id: objectId, displayName: APP_NAME, type: 'ServicePrincipal' }
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
    modified: [text('AppPrincipalId', appId), text('DisplayName', APP_NAME)],
  })
  tellChange(stage, {
    ...common,
    activity: 'Add delegated permission grant',
    operation: 'Assign',
    target: { id: graphId, displayName: GRAPH_NAME, type: 'ServicePrincipal' },
    modified: [
      text('DelegatedPermissionGrant.Scope', SCOPES),
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
        `[] => [[Id: ${grantId}, ClientId: ${objectId}, PrincipalId: ${person.id}, ResourceId: ${graphId}, ConsentType: Principal, Scope: ${SCOPES}]]; `,
      ),
      text('TargetId.ServicePrincipalNames', appId),
    ],
  })
}

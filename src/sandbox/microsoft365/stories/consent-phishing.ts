import { tellAlert } from './records/alert.ts'
import { tellConsent } from './records/consent.ts'
import { tellMailThreat } from './records/mail-threat.ts'
import { tellSignIn } from './records/sign-in.ts'
import { places, victimOf } from './stage.ts'
import type { Story } from './story.ts'

const APP_NAME = 'Secure Document Viewer'
const SCOPES = 'Mail.Read Mail.Send MailboxSettings.ReadWrite offline_access User.Read'

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
    tellConsent(stage, {
      person,
      place,
      appId: stage.guid(),
      name: APP_NAME,
      scopes: SCOPES,
      at: stage.at(11),
    })
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

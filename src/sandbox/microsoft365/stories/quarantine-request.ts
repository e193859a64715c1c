import { victimOf } from './stage.ts'
import type { Story } from './story.ts'

const DAY = 24 * 60

/** Somebody misses a mail, finds it in quarantine, and asks for it. */
export const quarantineRequest: Story = {
  id: 'quarantine-request',
  title: 'Somebody asks for a mail that lies in quarantine',
  lasts: 30,
  play(stage) {
    const person = victimOf(stage)
    const held = (stage.tenant.settings.exchange['QuarantineMessage'] ??= [])
    held.push({
      Identity: `${stage.guid()}\\${stage.guid()}`,
      MessageId: `<${stage.guid()}@outside.example>`,
      ReceivedTime: new Date(stage.at(0)).toISOString(),
      Expires: new Date(stage.at(30 * DAY)).toISOString(),
      SenderAddress: 'invoices@outside.example',
      RecipientAddress: [person.userPrincipalName],
      Subject: 'Invoice for your last order',
      Type: 'Spam',
      QuarantineTypes: 'Spam',
      PolicyType: 'HostedContentFilterPolicy',
      PolicyName: 'Default',
      EntityType: 'Email',
      Direction: 'Inbound',
      Size: 48_213,
      ReleaseStatus: 'REQUESTED',
      Released: false,
      Reported: false,
    })
  },
}

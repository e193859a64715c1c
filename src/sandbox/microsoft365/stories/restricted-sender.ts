import { tellSignIn } from './records/sign-in.ts'
import { places, victimOf } from './stage.ts'
import type { Story } from './story.ts'

/** Somebody signs in to an account from abroad and sends spam from it, until Exchange lets it send nothing more. */
export const restrictedSender: Story = {
  id: 'restricted-sender',
  title: 'A user sends spam and is restricted from sending',
  lasts: 40,
  play(stage) {
    const person = victimOf(stage)
    tellSignIn(stage, { person, place: places.lagos, at: stage.at(0) })
    const senders = (stage.tenant.settings.exchange['BlockedSenderAddress'] ??= [])
    senders.push({
      SenderAddress: person.userPrincipalName,
      Reason:
        'OutboundSpamLast24Hours=412;OutboundMailLast24Hours=418;OutboundSpamPercent=985;Last Message MessagetraceId:' +
        stage.guid(),
      CreatedDatetime: new Date(stage.at(40)).toISOString(),
      ChangedDatetime: new Date(stage.at(40)).toISOString(),
      TemporaryBlock: false,
    })
  },
}

import type { FailingChannel } from '#shared/domain/alerts/failing-channels.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { useFailingChannels } from './use-failing-channels.ts'

/** By which ways alerts do not arrive, and why. */
export function ChannelNotes() {
  const failing = useFailingChannels()
  const textOf = useChannelText()
  return failing.map((each) => (
    <Callout key={each.kind} tone="error">
      {textOf(each)}
    </Callout>
  ))
}

function useChannelText(): (channel: FailingChannel) => string {
  const t = useTexts('alertNotify')
  const locale = useLocale()
  const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (channel) => {
    switch (channel.kind) {
      case 'mailFailing':
        return t('channels.mailFailing', { time: times.format(Date.parse(channel.since)) })
      case 'mailRefused':
        return t('channels.mailRefused', { names: channel.addresses.join(', ') })
      case 'webhookDisabled':
        return t('channels.webhookDisabled', { name: channel.host })
      case 'webhookMissed':
        return t('channels.webhookMissed', { count: channel.count, name: channel.host })
      case 'ticketsFailing':
        return t('channels.ticketsFailing', {
          name: channel.tool,
          time: times.format(Date.parse(channel.since)),
        })
      case 'ticketsMissed':
        return t('channels.ticketsMissed', { count: channel.count, name: channel.tool })
      default: {
        const time = times.format(Date.parse(channel.since))
        return channel.status === 'unreachable'
          ? t('channels.webhookUnreachable', { name: channel.host, time })
          : t('channels.webhookFailing', { name: channel.host, time, status: channel.status })
      }
    }
  }
}

import { describeFields, type Descriptions } from './description.ts'

export const integrationDescriptions: Descriptions<
  'integration.patch' | 'ticketMapping.set' | 'ticketSettings.set'
> = {
  'integration.patch': ({ set }, about, words) => {
    const { tray: t } = words
    const { subject } = about
    if (set.is_active === undefined) return describeFields(set, about, words)
    return set.is_active ? t('describe.resume', { subject }) : t('describe.pause', { subject })
  },
  'ticketMapping.set': ({ accountId }, { subject }, { tray: t }) =>
    accountId === null
      ? t('describe.unmapFromTickets', { subject })
      : t('describe.mapToTickets', { subject }),
  'ticketSettings.set': ({ customerId }, { subject }, { tray: t }) =>
    customerId === null ? t('describe.setTicketsAll') : t('describe.setTickets', { subject }),
}

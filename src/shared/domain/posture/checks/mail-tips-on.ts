import { defineCheck } from '../check.ts'
import { allOf, allSwitched, within } from '../verdict.ts'

const switches = {
  MailTipsAllTipsEnabled: true,
  MailTipsExternalRecipientsTipsEnabled: true,
  MailTipsGroupMetricsEnabled: true,
}
/** Recipients from which on a mail counts as going to many. */
const MANY = 25

// https://learn.microsoft.com/exchange/clients-and-mobile-in-exchange-online/mailtips/mailtips
export const mailTipsOn = defineCheck({
  id: 'mail-tips-on',
  code: 'EXO-12',
  area: 'exchange',
  severity: 'low',
  effort: 'low',
  requires: 'exchange',
  reads: ['organizationConfig'],
  anchors: { cis: ['6.5.2'] },
  target: { ...switches, MailTipsLargeAudienceThreshold: MANY },
  evaluate: ({ organizationConfig }) =>
    allOf(
      allSwitched(switches, organizationConfig),
      within(organizationConfig.MailTipsLargeAudienceThreshold, { most: MANY }),
    ),
  remedy: ({ organizationConfig: { MailTipsLargeAudienceThreshold = MANY } }) => [
    {
      source: 'organizationConfig',
      set: {
        ...switches,
        MailTipsLargeAudienceThreshold: Math.min(MailTipsLargeAudienceThreshold, MANY),
      },
    },
  ],
})

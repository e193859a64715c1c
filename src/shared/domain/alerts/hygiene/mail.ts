import { HOUR, MINUTE } from '#shared/lib/time.ts'
import { fact } from '../facts.ts'
import { defineQuery, type HygieneQuery } from './hygiene-query.ts'

/** `/Date(1653603718610)/` as some answers of Exchange write times, or ISO 8601; undefined where it is neither. */
function timeOf(written: string | undefined): string | undefined {
  const [, millis] = /^\/Date\((-?\d+)/.exec(written ?? '') ?? []
  const at = new Date(millis === undefined ? (written ?? '') : Number(millis))
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

/** One number of a reason as the vendor writes it: `OutboundSpamLast24Hours=97;OutboundMailLast24Hours=120;...`. */
const countIn = (reason: string, name: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}=(\\d+)`, 'i').exec(reason)?.[1]

const known = (name: string, value: string | null | undefined): string[] => (value ? [fact(name, value)] : [])

/** What waits in Exchange for somebody to answer, and whom Exchange keeps from sending. Each is a state until it is answered. */
export const mail: readonly HygieneQuery[] = [
  defineQuery({
    id: 'restricted-sender',
    interval: 30 * MINUTE,
    severity: 'high',
    license: 'exchange',
    guide: 'restrictedSender',
    link: 'https://learn.microsoft.com/defender-office-365/outbound-spam-restore-restricted-users',
    reads: ['blockedSenders'],
    find: ({ blockedSenders }) =>
      blockedSenders.map(({ SenderAddress: sender, Reason: reason = '', CreatedDatetime: since }) => ({
        subject: sender.toLowerCase(),
        size: 1,
        account: sender,
        facts: [
          ...known('blockedSince', timeOf(since)),
          ...known('spamSent', countIn(reason, 'OutboundSpamLast24Hours')),
          ...known('mailSent', countIn(reason, 'OutboundMailLast24Hours')),
        ],
      })),
  }),
  defineQuery({
    id: 'quarantine-release-requested',
    interval: HOUR,
    severity: 'low',
    license: 'exchange',
    guide: 'releaseRequest',
    link: 'https://learn.microsoft.com/defender-office-365/quarantine-admin-manage-messages-files',
    reads: ['releaseRequests'],
    find: ({ releaseRequests }) =>
      releaseRequests.map((each) => {
        const recipients = [each.RecipientAddress ?? []].flat()
        const [recipient] = recipients
        return {
          subject: each.Identity.toLowerCase(),
          size: 1,
          ...(recipient === undefined ? {} : { account: recipient }),
          facts: [
            ...known('mailSubject', each.Subject),
            ...known('mailSender', each.SenderAddress),
            ...recipients.slice(1).map((other) => fact('mailRecipient', other)),
            ...known('quarantinedAs', each.Type?.replaceAll(/\s+/g, '')),
            ...known('mailReceived', timeOf(each.ReceivedTime)),
            ...known('mailExpires', timeOf(each.Expires)),
          ],
        }
      }),
  }),
]

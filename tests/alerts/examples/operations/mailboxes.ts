import { type Example, only } from '../example.ts'
import { accounts } from '../records/basics.ts'
import { cmdlet, mailboxActivity } from '../records/operation.ts'

const OUTSIDE = 'collector@outside.example'
const INSIDE = accounts.reception

const rule = (parameters: Record<string, string>, result?: string, operation = 'New-InboxRule') =>
  cmdlet(operation, { Name: '.', MarkAsRead: 'True', ...parameters }, result === undefined ? {} : { result })
/** What Outlook itself writes of a rule. */
const outlookRule = (type: string, recipient: string) =>
  mailboxActivity('UpdateInboxRules', {
    written: {
      RecordType: 2,
      OperationProperties: [
        { Name: 'RuleOperation', Value: 'AddMailboxRule' },
        {
          Name: 'RuleActions',
          Value: JSON.stringify([{ ActionType: type, Recipients: [recipient] }]),
        },
      ],
    },
  })

const mailbox = (parameters: Record<string, string>, result = 'True', operation = 'Set-Mailbox') =>
  cmdlet(operation, { Identity: accounts.accounting, ...parameters }, { result })

const permission = (operation: string, AccessRights: string, User: string = INSIDE, result = 'True') =>
  cmdlet(operation, { Identity: accounts.accounting, User, AccessRights }, { result })

const opened = (every: number, count: number, type: 'Bind' | 'Sync', last: object = {}) =>
  Array.from({ length: count }, (_, place) =>
    mailboxActivity('MailItemsAccessed', {
      count: place,
      minutes: place * every,
      written: accessed(type),
      ...(place === count - 1 ? last : {}),
    }),
  )
const accessed = (type: string, isThrottled = 'False', OperationCount = 1) => ({
  OperationCount,
  OperationProperties: [
    { Name: 'MailAccessType', Value: type },
    { Name: 'IsThrottled', Value: isThrottled },
  ],
})
const read = (count: number, type = 'Bind', throttled = 'False', result = 'Succeeded') =>
  mailboxActivity('MailItemsAccessed', { result, written: accessed(type, throttled, count) })

export const mailboxes: readonly Example[] = [
  {
    id: 'inbox-rule-forwards-outside',
    records: [rule({ ForwardTo: OUTSIDE })],
    also: ['inbox-rule-forwards', 'inbox-rule-changed'],
    severity: 'high',
    misses: {
      'to the inside': only(rule({ ForwardTo: INSIDE })),
      'that was removed': only(rule({ ForwardTo: OUTSIDE }, undefined, 'Remove-InboxRule')),
      'that failed': only(rule({ ForwardTo: OUTSIDE }, 'False')),
      'to another domain of the tenant': { setup: { ownDomains: ['outside.example'] } },
    },
  },
  {
    id: 'inbox-rule-forwards-outside',
    records: [outlookRule('Forward', OUTSIDE)],
    also: ['inbox-rule-forwards', 'inbox-rule-changed'],
    misses: {
      'to the inside': only(outlookRule('Forward', INSIDE)),
      'that marks only': only(outlookRule('MarkAsRead', OUTSIDE)),
    },
  },
  {
    id: 'inbox-rule-forwards',
    records: [rule({ RedirectTo: INSIDE })],
    also: ['inbox-rule-changed'],
    misses: {
      nowhere: only(rule({ RedirectTo: '' })),
      'that failed': only(rule({ RedirectTo: INSIDE }, 'False')),
    },
  },
  {
    id: 'inbox-rule-hides-mail',
    records: [rule({ DeleteMessage: 'True' })],
    also: ['inbox-rule-changed'],
    misses: {
      'that keeps it': only(rule({ DeleteMessage: 'False' })),
      'that failed': only(rule({ DeleteMessage: 'True' }, 'False')),
    },
  },
  {
    id: 'inbox-rule-hides-mail',
    records: [rule({ MoveToFolder: 'RSS Feeds' })],
    also: ['inbox-rule-changed'],
    misses: { 'to a folder of work': only(rule({ MoveToFolder: 'Invoices' })) },
  },
  {
    id: 'inbox-rule-changed',
    records: [rule({})],
    severity: 'low',
    misses: {
      'that was removed': only(rule({}, undefined, 'Remove-InboxRule')),
      'that failed': only(rule({}, 'False')),
    },
  },
  {
    id: 'mailbox-forwards-outside',
    records: [mailbox({ ForwardingSmtpAddress: `smtp:${OUTSIDE}` })],
    also: ['mailbox-forwards'],
    severity: 'high',
    misses: {
      'to the inside': only(mailbox({ ForwardingSmtpAddress: `smtp:${INSIDE}` })),
      'that failed': only(mailbox({ ForwardingSmtpAddress: `smtp:${OUTSIDE}` }, 'False')),
    },
  },
  {
    id: 'mailbox-forwards',
    records: [mailbox({ ForwardingSmtpAddress: `smtp:${INSIDE}` })],
    severity: 'low',
    misses: {
      'no more': only(mailbox({ ForwardingSmtpAddress: '' })),
      'that failed': only(mailbox({ ForwardingSmtpAddress: `smtp:${INSIDE}` }, 'False')),
    },
  },
  ...(
    [
      ['Add-MailboxPermission', 'FullAccess', 'Remove-MailboxPermission'],
      ['Add-RecipientPermission', 'SendAs', 'Remove-RecipientPermission'],
      ['Add-MailboxFolderPermission', 'Editor', 'Remove-MailboxFolderPermission'],
    ] as const
  ).map(([operation, rights, another]) => ({
    id: 'mailbox-permission-given',
    records: [permission(operation, rights)],
    misses: {
      'taken away': only(permission(another, rights)),
      'for itself': only(permission(operation, rights, 'NT AUTHORITY\\SELF')),
      'a right that opens nothing': only(permission(operation, 'AvailabilityOnly')),
      'that failed': only(permission(operation, rights, INSIDE, 'False')),
    },
  })),
  {
    id: 'mailbox-delegate-set',
    records: [mailbox({ GrantSendOnBehalfTo: INSIDE })],
    misses: {
      'taken away': only(mailbox({ GrantSendOnBehalfTo: '' })),
      'that failed': only(mailbox({ GrantSendOnBehalfTo: INSIDE }, 'False')),
    },
  },
  {
    id: 'mailbox-auditing-bypassed',
    records: [mailbox({ AuditBypassEnabled: 'True' }, 'True', 'Set-MailboxAuditBypassAssociation')],
    misses: {
      'no more': only(mailbox({ AuditBypassEnabled: 'False' }, 'True', 'Set-MailboxAuditBypassAssociation')),
      'that failed': only(
        mailbox({ AuditBypassEnabled: 'True' }, 'False', 'Set-MailboxAuditBypassAssociation'),
      ),
    },
  },
  {
    id: 'mailbox-owner-auditing-stopped',
    records: [mailbox({ AuditEnabled: 'False' })],
    misses: {
      begun: only(mailbox({ AuditEnabled: 'True' })),
      'that failed': only(mailbox({ AuditEnabled: 'False' }, 'False')),
    },
  },
  {
    id: 'mail-access-throttled',
    records: [read(1, 'Bind', 'True')],
    misses: {
      'that goes on': only(read(1, 'Bind', 'False')),
      'that failed': only(read(1, 'Bind', 'True', 'Failed')),
    },
  },
  {
    id: 'mail-synced-in-bulk',
    records: opened(10, 5, 'Sync'),
    misses: {
      'one fewer': only(...opened(10, 4, 'Sync')),
      'the last one an hour after the first': only(...opened(10, 5, 'Sync', { minutes: 60 })),
      'one of them a single mail': only(...opened(10, 5, 'Sync', { written: accessed('Bind') })),
    },
  },
  {
    id: 'mail-read-in-bulk',
    records: [read(300)],
    misses: {
      'one fewer': only(read(299)),
      'a folder that is synced': only(read(300, 'Sync')),
      'that failed': only(read(300, 'Bind', 'False', 'Failed')),
    },
  },
]

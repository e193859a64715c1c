import type { Detection } from '../../detection.ts'
import type { EventSetup } from '../../event-setup.ts'
import { fact, isTrue, propertyOf } from '../../facts.ts'
import { outsideAddresses } from './mail-domains.ts'
import { onOperation, type Operated } from './operation-rule.ts'

const FORWARDING_PAGE =
  'https://learn.microsoft.com/defender-office-365/outbound-spam-policies-external-email-forwarding'
const PERMISSION_PAGE =
  'https://learn.microsoft.com/exchange/recipients-in-exchange-online/manage-permissions-for-recipients'

const forwarded = (event: Operated) =>
  [
    propertyOf(event.properties, 'ForwardingSmtpAddress'),
    propertyOf(event.properties, 'ForwardingAddress'),
  ].filter((value) => value !== undefined && value !== '') as string[]

const goesOutside = (event: Operated, setup: EventSetup) => {
  const outside = forwarded(event).flatMap((value) => outsideAddresses(value, event, setup))
  return outside.length > 0 ? { facts: [fact('outside', outside.join(', '))] } : undefined
}

const RIGHTS = /full\s*access|sendas|send\s*as|owner|editor|reviewer|author|contributor|changepermission/i
const ITSELF = /nt authority\\self/i

/** Rights for somebody else; a mailbox's own account has them always. */
function isGivenAway({ properties }: Operated): boolean {
  const receiver = propertyOf(properties, 'User') ?? propertyOf(properties, 'Trustee') ?? ''
  return RIGHTS.test(propertyOf(properties, 'AccessRights') ?? '') && !ITSELF.test(receiver)
}

export const mailboxAccess: readonly Detection[] = [
  onOperation({
    id: 'mailbox-forwards-outside',
    operations: ['Set-Mailbox', 'New-Mailbox', 'Enable-Mailbox'],
    guide: 'mailForwarding',
    severity: 'high',
    link: FORWARDING_PAGE,
    group: 'mailbox-forwarding',
    judge: goesOutside,
  }),
  onOperation({
    id: 'mailbox-forwards',
    operations: ['Set-Mailbox', 'New-Mailbox', 'Enable-Mailbox'],
    guide: 'mailForwarding',
    severity: 'low',
    link: FORWARDING_PAGE,
    group: 'mailbox-forwarding',
    judge: (event) => (forwarded(event).length > 0 ? {} : undefined),
  }),
  onOperation({
    id: 'mailbox-permission-given',
    operations: [
      'Add-MailboxPermission',
      'Add-RecipientPermission',
      'Add-MailboxFolderPermission',
      'Set-MailboxFolderPermission',
    ],
    guide: 'mailboxAccess',
    severity: 'medium',
    link: PERMISSION_PAGE,
    judge: (event) => (isGivenAway(event) ? {} : undefined),
  }),
  onOperation({
    id: 'mailbox-delegate-set',
    operations: ['Set-Mailbox'],
    guide: 'mailboxAccess',
    severity: 'medium',
    link: PERMISSION_PAGE,
    judge: ({ properties }) => (propertyOf(properties, 'GrantSendOnBehalfTo') ? {} : undefined),
  }),
  onOperation({
    id: 'mailbox-auditing-bypassed',
    operations: ['Set-MailboxAuditBypassAssociation'],
    guide: 'auditStopped',
    severity: 'high',
    link: 'https://learn.microsoft.com/powershell/module/exchange/set-mailboxauditbypassassociation',
    judge: ({ properties }) => {
      const value = propertyOf(properties, 'AuditBypassEnabled')
      return value === undefined || isTrue(value) ? {} : undefined
    },
  }),
]

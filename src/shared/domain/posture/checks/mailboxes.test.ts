import { describeCheck } from '#tests/support/posture/describe-check.ts'
import { noMailboxForwardsOutside } from './no-mailbox-forwards-outside.ts'
import { resourceMailboxesBlocked } from './resource-mailboxes-blocked.ts'
import { sharedMailboxesBlocked } from './shared-mailboxes-blocked.ts'

const mailboxes = (source: string, member: string, values: unknown[]) => ({
  [source]: values.map((value, index) => ({ Identity: `Mailbox ${index}`, [member]: value })),
})

const shared = (...areDisabled: unknown[]) => ({
  sharedMailboxes: areDisabled.map((AccountDisabled, index) => ({
    Identity: `Mailbox ${index}`,
    ExternalDirectoryObjectId: `0000000${index}-0000-4000-8000-000000000000`,
    AccountDisabled,
    IsDirSynced: false,
  })),
})
const other = (more: object) => ({ Identity: 'Other', AccountDisabled: false, ...more })
const synchronized = other({
  ExternalDirectoryObjectId: '00000009-0000-4000-8000-000000000000',
  IsDirSynced: true,
})
describeCheck(sharedMailboxesBlocked, {
  compliant: [shared(true, true), shared()],
  notCompliant: [shared(false), shared(true, false, false)],
  notMeasured: [shared(undefined), shared(true, null), shared('True')],
  beyondRemedy: [
    { sharedMailboxes: [synchronized] },
    { sharedMailboxes: [other({}), other({ ExternalDirectoryObjectId: '' })] },
  ],
  partRemedy: [{ sharedMailboxes: [...shared(false).sharedMailboxes, synchronized] }],
})

const resources = (rooms: unknown[], equipment: unknown[]) => ({
  ...mailboxes('roomMailboxes', 'AccountDisabled', rooms),
  ...mailboxes('equipmentMailboxes', 'AccountDisabled', equipment),
})
describeCheck(resourceMailboxesBlocked, {
  compliant: [resources([true], [true]), resources([], [])],
  notCompliant: [resources([false], [true]), resources([true], [true, false])],
  notMeasured: [resources([undefined], [true]), resources([true], [null])],
})

const forwarding = (...addresses: unknown[]) => ({
  acceptedDomains: [{ DomainName: 'Contoso.example' }, { DomainName: 'contoso.onmicrosoft.com' }],
  ...mailboxes('forwardingMailboxes', 'ForwardingSmtpAddress', addresses),
})
describeCheck(noMailboxForwardsOutside, {
  compliant: [forwarding(), forwarding(null), forwarding('smtp:jo@CONTOSO.example')],
  notCompliant: [
    forwarding('smtp:jo@private.example'),
    forwarding('smtp:jo@contoso.example', 'smtp:kim@sub.contoso.example', 'jo@private.example'),
  ],
  notMeasured: [
    forwarding(undefined),
    forwarding('smtp:jo@private.example', 'somewhere'),
    forwarding(7),
    { ...forwarding('smtp:jo@private.example'), acceptedDomains: [] },
  ],
})

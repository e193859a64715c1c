import { defineCheck } from '../check.ts'
import { noneSignsIn } from '../settings/mailbox-account.ts'
import { signInChange, signInObstacle } from '../settings/shared-mailbox.ts'

// https://learn.microsoft.com/microsoft-365/admin/email/about-shared-mailboxes
export const sharedMailboxesBlocked = defineCheck({
  id: 'shared-mailboxes-blocked',
  code: 'PRV-10',
  area: 'entra',
  severity: 'high',
  effort: 'low',
  requires: 'exchange',
  reads: ['sharedMailboxes'],
  anchors: { cis: ['1.2.2'] },
  target: 0,
  evaluate: ({ sharedMailboxes }) => noneSignsIn(sharedMailboxes),
  remedy: ({ sharedMailboxes }) =>
    sharedMailboxes
      .filter((mailbox) => mailbox.AccountDisabled === false && signInObstacle(mailbox) === undefined)
      .flatMap(({ ExternalDirectoryObjectId: id }) => (id === undefined ? [] : [signInChange(id, true)])),
})

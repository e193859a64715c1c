import { defineCheck } from '../check.ts'
import { noneSignsIn } from '../settings/mailbox-account.ts'

// https://learn.microsoft.com/microsoft-365/admin/manage/room-and-equipment-mailboxes
export const resourceMailboxesBlocked = defineCheck({
  id: 'resource-mailboxes-blocked',
  code: 'PRV-11',
  area: 'entra',
  severity: 'high',
  effort: 'low',
  requires: 'exchange',
  reads: ['equipmentMailboxes', 'roomMailboxes'],
  anchors: {},
  target: 0,
  evaluate: ({ equipmentMailboxes, roomMailboxes }) => noneSignsIn([...equipmentMailboxes, ...roomMailboxes]),
})

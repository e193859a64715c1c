import { defineCheck } from '../check.ts'
import { noneSignsIn } from '../settings/mailbox-account.ts'

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
  manual: {
    portal: 'admin',
    path: ['Users', 'Active users'],
    command: `Get-EXOMailbox -RecipientTypeDetails RoomMailbox,EquipmentMailbox -ResultSize Unlimited
Update-MgUser -UserId "<address of the mailbox>" -AccountEnabled:$false`,
    page: 'https://learn.microsoft.com/microsoft-365/admin/manage/room-and-equipment-mailboxes',
  },
  evaluate: ({ equipmentMailboxes, roomMailboxes }) => noneSignsIn([...equipmentMailboxes, ...roomMailboxes]),
})

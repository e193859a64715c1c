import { z } from 'zod'
import { exchangeSource, known } from '../source.ts'

const flag = known(z.boolean())
const text = known(z.string())
const accounts = z.array(z.object({ AccountDisabled: flag }))

// https://learn.microsoft.com/powershell/module/exchange/get-mailbox
export const sharedMailboxes = exchangeSource({
  cmdlet: 'Get-Mailbox',
  parameters: { RecipientTypeDetails: 'SharedMailbox', ResultSize: 'Unlimited' },
  isList: true,
  key: 'ExternalDirectoryObjectId',
  // Its account is one of the directory. https://learn.microsoft.com/graph/api/user-update
  changeInGraph: {
    path: 'users',
    permission: 'User.EnableDisableAccount.All',
    bodyOf: ({ AccountDisabled }) => ({ accountEnabled: AccountDisabled !== true }),
  },
  schema: z.array(
    z.object({
      AccountDisabled: flag,
      DisplayName: text,
      ExternalDirectoryObjectId: text,
      // One that comes from a directory on premises can only be changed there.
      IsDirSynced: flag,
      UserPrincipalName: text,
    }),
  ),
})

export const roomMailboxes = exchangeSource({
  cmdlet: 'Get-Mailbox',
  parameters: { RecipientTypeDetails: 'RoomMailbox', ResultSize: 'Unlimited' },
  isList: true,
  schema: accounts,
})

export const equipmentMailboxes = exchangeSource({
  cmdlet: 'Get-Mailbox',
  parameters: { RecipientTypeDetails: 'EquipmentMailbox', ResultSize: 'Unlimited' },
  isList: true,
  schema: accounts,
})

/** Only those that forward to an address; there are few, and mailboxes can be many. */
export const forwardingMailboxes = exchangeSource({
  cmdlet: 'Get-Mailbox',
  parameters: { Filter: 'ForwardingSmtpAddress -ne $null', ResultSize: 'Unlimited' },
  changeCmdlet: 'Set-Mailbox',
  isList: true,
  schema: z.array(
    z.object({
      Identity: z.string(),
      // `smtp:` and an address; null where it forwards nowhere.
      ForwardingSmtpAddress: known(z.string().nullable()),
    }),
  ),
})

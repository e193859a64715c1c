import { tenantContactsSet } from '#shared/contract/commands/contacts-commands.ts'
import type { ContactChange } from '#shared/domain/tenant-contacts/contacts-task.ts'
import type { CommandRecord } from '#client/data/queue/command-database.ts'

/** Addresses that somebody wanted at a company, and the server refused. */
export interface ContactsCorrection {
  key: string
  customerId: string
  changes: ContactChange[]
}

/** What of a refused change can be corrected in the form of a company's contacts; undefined where it is of another kind (ERR-11). */
export function contactsCorrection({
  key,
  name,
  state,
  body: { args },
}: Pick<CommandRecord, 'key' | 'name' | 'state' | 'body'>): ContactsCorrection | undefined {
  if (state !== 'rejected' || name !== tenantContactsSet.name) return undefined
  const asked = tenantContactsSet.args.safeParse(args).data
  return asked && { key, customerId: asked.customerId, changes: asked.changes }
}

import { z } from 'zod'
import { askedContactItems, contactChangesSchema } from '#shared/domain/tenant-contacts/contacts-task.ts'
import { begunTask, changeTaskCommand } from './change-task-command.ts'
import { defineCommand } from '../command.ts'

/**
 * Sets whom the vendor writes to at a company's tenant, the whole list of each kind (ORG-38). It needs more than is said here:
 * who manages companies as well; the server refuses everybody else.
 */
export const tenantContactsSet = defineCommand({
  ...changeTaskCommand('contactsTask'),
  name: 'tenantContacts.set',
  args: z.strictObject({ id: z.uuid(), customerId: z.uuid(), changes: contactChangesSchema }),
  reduce: (_row, args, context) => ({
    ...begunTask(args, context),
    undoes: null,
    items: askedContactItems(args.changes),
  }),
})

import { z } from 'zod'
import { contactChangesSchema, contactsTaskSchema } from '#shared/domain/tenant-contacts/contacts-task.ts'
import { tenantContactsSchema } from '#shared/domain/tenant-contacts/tenant-contacts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { commandErrors } from './parts.ts'

const params = z.object({ customerId: z.uuid() })

export const tenantContactsEndpoints = {
  getTenantContacts: defineEndpoint({
    method: 'GET',
    path: '/setup/contacts/:customerId',
    summary:
      'Whom Microsoft 365 writes to at a company, as its tenant was last read, and the newest changes of it, the oldest of these first.',
    access: { area: 'secure', level: 'readOnly' },
    params,
    answer: tenantContactsSchema.omit({ id: true }).extend({ changes: z.array(contactsTaskSchema) }),
    errors: ['notFound'],
  }),
  putTenantContacts: defineEndpoint({
    method: 'PUT',
    path: '/setup/contacts/:customerId',
    summary:
      'Sets the addresses of the kinds that are named, each as a whole, at the tenant of a company; an address that was changed there since is left. Needs companies=manage as well.',
    access: { area: 'secure', level: 'manage' },
    params,
    body: z.strictObject({
      /** Of the task, so that a repeated request is harmless; made here where it is absent. */
      id: z.uuid().optional(),
      changes: contactChangesSchema,
    }),
    answer: z.object({ taskId: z.string() }),
    status: 202,
    errors: [...commandErrors, 'integrationUnauthenticated', 'noPermission'],
  }),
} as const

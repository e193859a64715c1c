import { reaches } from '#shared/domain/permissions/levels.ts'
import type { RequestParts } from '#server/company-tasks/company-tasks.ts'
import { defineNoun } from '#server/platform/noun.ts'
import type { Guards } from '#server/platform/sync/bus-parts.ts'
import { contactsTasks } from './contacts-task.jobs.ts'
import { tenantContactsMigrations } from './tenant-contacts.migrations.ts'
import { mountTenantContactsRoutes } from './tenant-contacts.routes.ts'
import { contactsTaskTable, tenantContactsTable } from './tenant-contacts.tables.ts'

/** A tenant is changed by who manages Secure, and what is set up of a company by who manages companies: this is both. */
const guardSet: Guards['tenantContacts.set'] = async (asked) =>
  reaches(asked.scope.permissions.companies, 'manage') ? contactsTasks.guardChange(asked) : 'noPermission'

/** Whom the vendor of a company's tenant writes to, and changes of it. */
export const tenantContacts = defineNoun({
  name: 'tenantContacts',
  kinds: { tenantContacts: tenantContactsTable, contactsTask: contactsTaskTable },
  ownedBy: { tenant_contacts: 'customer', contacts_task: 'customer', contacts_runner: 'customer' },
  migrations: tenantContactsMigrations,
  routes: [mountTenantContactsRoutes],
  guards: { 'tenantContacts.set': guardSet },
  effects: (parts: RequestParts) => ({ 'tenantContacts.set': contactsTasks.effect(parts) }),
  constraints: {
    contacts_task_organization_id_customer_id_fkey: 'notFound',
    contacts_task_pkey: 'alreadyExists',
  },
  jobs: [contactsTasks.queue.job],
  repeats: [
    {
      name: 'request-forgotten-contacts-tasks',
      at: '* * * * *',
      act: contactsTasks.queue.requestForgotten,
    },
  ],
})

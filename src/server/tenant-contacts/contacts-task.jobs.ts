import { tenantRefusal } from '#server/company-tasks/change-refusal.ts'
import { changeTasks } from '#server/company-tasks/change-tasks.ts'
import type { TaskParts } from '#server/company-tasks/task-records.ts'
import { concludeContactItem } from './conclude-contact-item.ts'
import { type ContactsParts, readTenantContacts } from './read-tenant-contacts.ts'

/** Changes of whom the vendor writes to, each of which reads what its tenant says of it again afterwards. */
export const contactsTasks = changeTasks({
  kind: 'contactsTask',
  runner: 'contacts_runner',
  queue: 'change-contacts',
  notQueued: 'contacts.changeNotQueued',
  // What stood there is seen in the task and can be asked for as any other address.
  undoItems: () => [],
  conclude: concludeContactItem,
  readAgain: (parts: TaskParts & ContactsParts, task) => readTenantContacts(parts, task),
  refusal: tenantRefusal,
})

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
  // No command takes one back: the task keeps what stood before, which is set as any other addresses are.
  undoItems: () => [],
  conclude: concludeContactItem,
  readAgain: (parts: TaskParts & ContactsParts, task) => readTenantContacts(parts, task),
  refusal: tenantRefusal,
})

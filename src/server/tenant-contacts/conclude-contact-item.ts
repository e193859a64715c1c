import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { ContactItem } from '#shared/domain/tenant-contacts/contacts-task.ts'
import { isSameContacts } from '#shared/domain/tenant-contacts/tenant-contacts.ts'
import { attempt, type RefusedAttempt } from '#server/company-tasks/attempt.ts'
import { concludeBy } from '#server/company-tasks/conclude-by.ts'
import type { TaskRun } from '#server/company-tasks/task-records.ts'
import { capabilityOf } from '#server/connectors/connector.ts'
import { isRefusal } from '#server/connectors/connector-error.ts'

type ContactRun = TaskRun<ContactItem>
type Ended = Pick<ContactItem, 'state'> & Partial<Pick<ContactItem, 'fault' | 'detail'>>

/**
 * Sets the addresses of a kind against what stands at the tenant right before it: what somebody has changed there since it was seen
 * is left. What was being sent when a process ended is looked for at the tenant, and where it does not stand there a person has to
 * ask again.
 */
export const concludeContactItem = concludeBy<ContactItem>({
  lookUp: (run, item) => lookUp(run, item, { state: 'interrupted' }),
  obstacleOf,
  send,
})

const contactsOf = ({ parts, asked }: ContactRun) =>
  capabilityOf(parts.vendors, TENANT_APPLICATION, 'contacts')(asked.tenantId)

const standing = (run: ContactRun, { kind }: ContactItem) =>
  attempt(async () => (await contactsOf(run).read())[kind])

/** Why nothing is sent; undefined where it is, with what stands there noted in the item. */
async function obstacleOf(run: ContactRun, item: ContactItem): Promise<Ended | undefined> {
  const now = await standing(run, item)
  if ('refused' in now) return { state: 'failed', ...now.refused }
  if (isSameContacts(now.value, item.wanted)) return { state: 'unneeded' }
  if (!isSameContacts(now.value, item.expected)) return { state: 'changed' }
  item.before = now.value
  return undefined
}

async function send(run: ContactRun, item: ContactItem): Promise<boolean> {
  item.state = 'sending'
  if (!(await run.asked.isHeld()) || !(await run.keep())) return false
  const sent = await attempt(() => contactsOf(run).replace(item.kind, item.wanted))
  Object.assign(item, 'refused' in sent ? await settled(run, item, sent) : { state: 'applied' })
  return run.keep()
}

/** How a change ended that was not answered as it should. */
async function settled(
  run: ContactRun,
  item: ContactItem,
  { cause, refused }: RefusedAttempt,
): Promise<Ended> {
  const failed: Ended = { state: 'failed', ...refused }
  // The answer may have been lost on its way, and the change made.
  return isRefusal(cause) ? failed : lookUp(run, item, failed)
}

/** Whether what was sent stands there; `otherwise` where something else does. */
async function lookUp(run: ContactRun, item: ContactItem, otherwise: Ended): Promise<Ended> {
  const now = await standing(run, item)
  if ('refused' in now) return { state: 'interrupted', ...now.refused }
  return isSameContacts(now.value, item.wanted) ? { state: 'applied' } : otherwise
}

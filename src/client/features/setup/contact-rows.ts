import { isChangeUnderWay } from '#shared/domain/tasks/change-task.ts'
import type { ContactsTask } from '#shared/domain/tenant-contacts/contacts-task.ts'
import {
  type ContactKind,
  type ContactLists,
  missingKinds,
  type TenantContacts,
} from '#shared/domain/tenant-contacts/tenant-contacts.ts'
import type { View } from '#client/data/rows/merge.ts'

export const CONTACT_STANDINGS = [
  'missing',
  'complete',
  'setting',
  'notSet',
  'unread',
  'notRead',
  'notConnected',
] as const
/**
 * `setting`: a change is under way; `notSet`: the newest one was not carried out as a whole, and the tenant was not read since;
 * `unread`: the last reading failed; `notRead`: nobody has read it yet.
 */
export type ContactStanding = (typeof CONTACT_STANDINGS)[number]

/** Whom the vendor writes to at a company, as the list shows it. */
export interface ContactRow {
  id: string
  company: string
  /** As they will stand once what is under way is done; null where nobody knows how they stand. */
  contacts: ContactLists | null
  readAt: string | null
  /** Why the last reading failed. */
  unread: TenantContacts['unread']
  missing: ContactKind[]
  standing: ContactStanding
  /** A change of it is under way, here or at the server. */
  isPending: boolean
  /** What was asked of it, newest first. */
  tasks: readonly View<'contactsTask'>[]
}

interface Known {
  companies: readonly { id: string; name: string }[]
  contacts: ReadonlyMap<string, TenantContacts>
  /** Newest first. */
  tasks: readonly View<'contactsTask'>[]
  /** Undefined where this person is not told of connections. */
  connected: ReadonlySet<string> | undefined
}

/** The companies with what is known of each, and with what was asked of them and is not done yet. */
export function contactRows({ companies, contacts, tasks, connected }: Known): ContactRow[] {
  const byCompany = Map.groupBy(tasks, ({ row }) => row.customer_id)
  return companies.map(({ id, name }) => {
    const own = byCompany.get(id) ?? []
    const row = contacts.get(id)
    const asked = withAsked(row?.contacts ?? null, own)
    const missing = missingKinds({ contacts: asked })
    const isConnected = connected === undefined || connected.has(id)
    return {
      id,
      company: name,
      contacts: asked,
      readAt: row?.read_at ?? null,
      unread: row?.unread ?? null,
      missing,
      standing: standingOf(row, own, missing, isConnected),
      isPending: own.some(isOpen),
      tasks: own,
    }
  })
}

const isOpen = ({ row, isPending }: View<'contactsTask'>): boolean => isPending || isChangeUnderWay(row)

const isToCome = ({ state }: ContactsTask['items'][number]): boolean =>
  state === 'pending' || state === 'sending'

/** Addresses as they stand once what is under way is done. */
function withAsked(stand: ContactLists | null, tasks: readonly View<'contactsTask'>[]): ContactLists | null {
  if (!stand) return null
  const asked = { ...stand }
  for (const { row } of tasks.filter(isOpen).toReversed())
    for (const item of row.items.filter(isToCome)) asked[item.kind] = item.wanted
  return asked
}

function standingOf(
  row: TenantContacts | undefined,
  tasks: readonly View<'contactsTask'>[],
  missing: readonly ContactKind[],
  isConnected: boolean,
): ContactStanding {
  if (!isConnected) return 'notConnected'
  if (tasks.some(isOpen)) return 'setting'
  if (row?.unread) return 'unread'
  if (!row?.contacts) return 'notRead'
  if (wasNotSet(tasks[0]?.row, row.read_at)) return 'notSet'
  return missing.length > 0 ? 'missing' : 'complete'
}

/** Whoever leaves it at that is not told for ever: what the next reading finds is how it stands. */
const wasNotSet = (newest: ContactsTask | undefined, readAt: string | null): boolean =>
  newest !== undefined &&
  newest.state !== 'completed' &&
  newest.finished_at !== null &&
  (readAt === null || Date.parse(readAt) <= Date.parse(newest.finished_at))

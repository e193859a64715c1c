import { contactChanges } from '#shared/domain/tenant-contacts/contacts-task.ts'
import {
  type ContactKind,
  type ContactLists,
  isSameContacts,
  mostContacts,
} from '#shared/domain/tenant-contacts/tenant-contacts.ts'
import type { AskedContacts } from '#client/data/nouns/secure/tenant-contacts.ts'
import type { ContactRow } from './contact-rows.ts'

export interface SeveralWish {
  address: string
  kinds: readonly ContactKind[]
  /** Whether the address joins those that stand there, or takes their place. Of a kind with one address it takes its place. */
  way: 'add' | 'replace'
}

/** What one address at several companies comes to, before anything is asked for. */
export interface SeveralPlan {
  asked: AskedContacts[]
  /** Where it stands already. */
  same: ContactRow[]
  /** Of which nobody knows what stands there, so that nothing can be set. */
  unknown: ContactRow[]
  /** Where there are as many addresses of a kind as there may be. */
  full: ContactRow[]
}

export function planSeveral(rows: readonly ContactRow[], wish: SeveralWish): SeveralPlan {
  const plan: SeveralPlan = { asked: [], same: [], unknown: [], full: [] }
  for (const row of rows) {
    const { contacts } = row
    if (!contacts || row.standing === 'notConnected') {
      plan.unknown.push(row)
      continue
    }
    const wanted = Object.fromEntries(wish.kinds.map((kind) => [kind, listWith(contacts, kind, wish)]))
    const changes = contactChanges(contacts, wanted)
    if (changes.some((change) => change.wanted.length > mostContacts(change.kind))) plan.full.push(row)
    else if (changes.length === 0) plan.same.push(row)
    else plan.asked.push({ customerId: row.id, company: row.company, changes })
  }
  return plan
}

function listWith(contacts: ContactLists, kind: ContactKind, { address, way }: SeveralWish): string[] {
  if (way === 'replace' || mostContacts(kind) === 1) return [address]
  const stands = contacts[kind]
  return stands.some((each) => isSameContacts([each], [address])) ? stands : [...stands, address]
}

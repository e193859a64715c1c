import {
  CONTACT_KINDS,
  type ContactIssue,
  contactIssue,
  type ContactKind,
  type ContactLists,
  isSameContacts,
} from '#shared/domain/tenant-contacts/tenant-contacts.ts'
import type { Problems } from '#client/parts/form/form-state.ts'

/** The addresses of each kind as they are typed: one a line, or separated by commas. */
export type ContactsDraft = Record<ContactKind, string>

export interface ContactProblem {
  kind: ContactIssue
  address: string
}

export const addressesIn = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((address) => address.trim())
    .filter(Boolean)

export const typedAddresses = (addresses: readonly string[]): string => addresses.join('\n')

const forEachKind = <T>(of: (kind: ContactKind) => T): Record<ContactKind, T> =>
  Object.fromEntries(CONTACT_KINDS.map((kind) => [kind, of(kind)])) as Record<ContactKind, T>

export const draftOf = (contacts: ContactLists): ContactsDraft =>
  forEachKind((kind) => typedAddresses(contacts[kind]))

export const storedDraft = (draft: ContactsDraft): ContactsDraft =>
  forEachKind((kind) => typedAddresses(addressesIn(draft[kind])))

/** The addresses of the kinds that were typed. */
export const listsIn = (draft: Partial<ContactsDraft>): Partial<ContactLists> =>
  Object.fromEntries(
    CONTACT_KINDS.flatMap((kind) => {
      const text = draft[kind]
      return text === undefined ? [] : [[kind, addressesIn(text)]]
    }),
  )

/** What is wrong with each kind; one that stands as it was seen is not judged, whoever wrote it at the tenant. */
export const contactProblems = (
  draft: ContactsDraft,
  seen: ContactsDraft,
): Problems<ContactsDraft, ContactProblem> =>
  Object.fromEntries(
    CONTACT_KINDS.flatMap((kind) => {
      const wanted = addressesIn(draft[kind])
      const found = isSameContacts(wanted, addressesIn(seen[kind])) ? undefined : contactIssue(kind, wanted)
      return found ? [[kind, { kind: found.issue, address: found.address }]] : []
    }),
  )

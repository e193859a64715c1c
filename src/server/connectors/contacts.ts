import type { ContactKind, ContactLists } from '#shared/domain/tenant-contacts/tenant-contacts.ts'

/**
 * Whom the vendor writes to at a company. Every call may throw a `ConnectorError`; what was not told of them is `missingScope` and
 * never an empty list.
 */
export interface Contacts {
  read: () => Promise<ContactLists>
  /** Puts these in the place of all addresses of a kind. A change that was made may be made again: it sets, and does not add. */
  replace: (kind: ContactKind, addresses: readonly string[]) => Promise<void>
}

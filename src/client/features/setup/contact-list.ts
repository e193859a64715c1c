import type { ListDefinition, SortKey } from '#client/parts/list/list-definition.ts'
import { CONTACT_STANDINGS, type ContactRow } from './contact-rows.ts'
import { CONTACT_SORTS, type SetupAddress, setupAddressSchema } from './setup-address.ts'

type ContactSort = (typeof CONTACT_SORTS)[number]

function sortKey(row: ContactRow, sort: ContactSort): SortKey {
  if (sort === 'company') return row.company
  if (sort === 'standing') return CONTACT_STANDINGS.indexOf(row.standing)
  return row.contacts?.[sort][0]
}

/** Companies by name, found by an address of theirs, too (ORG-38). */
export const contactList: ListDefinition<ContactRow, SetupAddress> = {
  schema: setupAddressSchema,
  rowKey: ({ id }) => id,
  ordering: { sorts: CONTACT_SORTS, first: { sort: 'company', direction: 'asc' } },
  textOf: ({ company, contacts }) => [company, ...Object.values(contacts ?? {}).flat()].join(' '),
  keyOf: sortKey,
  tieOf: ({ company }) => company,
  filters: {
    missing: ({ missing }, kind) => (kind === 'any' ? missing.length > 0 : missing.includes(kind)),
    standing: ({ standing }, wanted) => standing === wanted,
  },
  file: 'contacts',
}

import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { type PostureAddress, postureAddressSchema } from '../posture-address.ts'
import type { MailboxRow } from './mailbox-rows.ts'

/** The shared mailboxes of a company by name and address. */
export const mailboxList: ListDefinition<MailboxRow, PostureAddress> = {
  schema: postureAddressSchema,
  rowKey: ({ id }) => id,
  ordering: { sorts: ['name', 'address', 'state'], first: { sort: 'name', direction: 'asc' } },
  textOf: ({ name, address }) => `${name} ${address}`,
  keyOf: (row, sort) => {
    if (sort === 'address') return row.address
    // What needs somebody first.
    return sort === 'state' ? STATES.indexOf(row.state) : row.name
  },
  tieOf: ({ name }) => name,
  views: 'sharedMailboxes',
  file: 'shared-mailboxes',
}

const STATES: readonly MailboxRow['state'][] = ['notBlocked', 'applying', 'blocked', 'unknown']

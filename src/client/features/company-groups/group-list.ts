import type { User } from '#shared/domain/users/user.ts'
import { fullName } from '#shared/domain/users/user.ts'
import type { View } from '#client/data/rows/merge.ts'
import type { ListDefinition, SortKey } from '#client/parts/list/list-definition.ts'
import { GROUP_SORTS, type GroupsAddress, groupsAddressSchema } from './groups-address.ts'

/** A company by its name, as groups show it. */
export interface NamedCompany {
  id: string
  name: string
}

/** Somebody whose access names a group, and how. */
export interface NamedPerson {
  id: string
  name: string
  isKept: boolean
}

/** A group with what this device knows of its companies and of whom it is said. */
export interface ListedGroup extends View<'companyGroup'> {
  companies: NamedCompany[]
  people: NamedPerson[]
}

/** Companies that were deleted meanwhile are in no group any more. */
export function listedGroups(
  groups: readonly View<'companyGroup'>[],
  companies: readonly NamedCompany[],
  users: readonly User[],
): ListedGroup[] {
  return groups.map((view) => {
    const members = new Set(view.row.customer_ids)
    return {
      ...view,
      companies: companies.filter(({ id }) => members.has(id)),
      people: users.flatMap((user) => {
        const isKept = user.excluded_group_ids.includes(view.row.id)
        return isKept || user.group_ids.includes(view.row.id)
          ? [{ id: user.id, name: fullName(user) || user.email, isKept }]
          : []
      }),
    }
  })
}

const KEYS: Record<(typeof GROUP_SORTS)[number], (group: ListedGroup) => SortKey> = {
  name: ({ row }) => row.name,
  companies: ({ companies }) => companies.length,
  people: ({ people }) => people.length,
}

/** The groups by name; a search finds them by their companies, too. */
export const groupList: ListDefinition<ListedGroup, GroupsAddress> = {
  schema: groupsAddressSchema,
  rowKey: ({ row }) => row.id,
  ordering: {
    sorts: GROUP_SORTS,
    first: { sort: 'name', direction: 'asc' },
    directionOf: (sort) => (sort === 'name' ? 'asc' : 'desc'),
  },
  textOf: ({ row, companies }) => [row.name, ...companies.map(({ name }) => name)].join(' '),
  keyOf: (group, sort) => KEYS[sort](group),
  tieOf: ({ row }) => row.name,
  views: 'companyGroups',
  file: 'company-groups',
}

import type { Department } from '#client/data/nouns/people/departments.ts'
import type { ListDefinition, SortKey } from '#client/parts/list/list-definition.ts'
import { DEPARTMENT_SORTS, type DepartmentsAddress, departmentsAddressSchema } from './departments-address.ts'

/** People without a department, among the names, of which each has two letters at least. */
const NONE = '-'

export const keyOfDepartment = ({ name }: Department): string => name || NONE

export const countIgnored = ({ people }: Department): number => people.filter(({ row }) => row.ignored).length

const KEYS: Record<(typeof DEPARTMENT_SORTS)[number], (department: Department) => SortKey> = {
  name: ({ name }) => name || undefined,
  people: ({ people }) => people.length,
  ignored: countIgnored,
}

/** The departments of a company by name; a search finds them by their people, too (EMP-08). */
export const departmentList: ListDefinition<Department, DepartmentsAddress> = {
  schema: departmentsAddressSchema,
  rowKey: keyOfDepartment,
  ordering: {
    sorts: DEPARTMENT_SORTS,
    first: { sort: 'name', direction: 'asc' },
    directionOf: (sort) => (sort === 'name' ? 'asc' : 'desc'),
  },
  textOf: ({ name, people }) => [name, ...people.map(({ row }) => row.display_name)].join(' '),
  keyOf: (department, sort) => KEYS[sort](department),
  tieOf: ({ name }) => name,
  file: 'departments',
}

import type { View } from '#client/data/rows/merge.ts'
import type { ListDefinition, SortKey } from '#client/parts/list/list-definition.ts'
import { keyOfEmployee, refOf } from '../employee-selection.ts'
import {
  type IgnoredBy,
  IGNORED_SORTS,
  type IgnoredAddress,
  ignoredAddressSchema,
} from './ignored-address.ts'

/** An ignored employee and the company that they belong to. */
export interface IgnoredRow extends View<'employee'> {
  company: string
}

/** By whom somebody is ignored: whatever no rule says was said by a person. */
export const ignoredBy = ({ row }: IgnoredRow): IgnoredBy =>
  row.ignore_decision === 'person' || row.ignore_decision === 'nobody' ? 'person' : 'rule'

const KEYS: Record<(typeof IGNORED_SORTS)[number], (row: IgnoredRow) => SortKey> = {
  first_name: ({ row }) => row.first_name,
  company: ({ company }) => company,
  department: ({ row }) => row.department || undefined,
  why: (each) => (ignoredBy(each) === 'person' ? '' : each.row.ignore_decision),
}

/** The ignored employees by first name (EMP-09). */
export const ignoredList: ListDefinition<IgnoredRow, IgnoredAddress> = {
  schema: ignoredAddressSchema,
  rowKey: ({ row }) => keyOfEmployee(refOf(row)),
  ordering: { sorts: IGNORED_SORTS, first: { sort: 'first_name', direction: 'asc' } },
  textOf: ({ row, company }) => `${row.display_name} ${row.email} ${row.department} ${company}`,
  keyOf: (each, sort) => KEYS[sort](each),
  tieOf: ({ row }) => [row.last_name, row.id],
  filters: { by: (row, wanted) => ignoredBy(row) === wanted },
  file: 'ignored-employees',
}

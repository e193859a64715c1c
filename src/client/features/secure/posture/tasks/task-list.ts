import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { type PostureAddress, postureAddressSchema } from '../posture-address.ts'
import type { NamedTask } from './named-tasks.ts'

/** The tasks by company and all that they are about; by itself the newest first. */
export const taskList: ListDefinition<NamedTask, PostureAddress> = {
  schema: postureAddressSchema,
  rowKey: ({ row }) => row.id,
  ordering: {
    sorts: ['company', 'what', 'state', 'requested_at'],
    first: { sort: 'requested_at', direction: 'desc' },
  },
  textOf: ({ company, what, parts }) => [company, what, ...parts].join(' '),
  keyOf: ({ row, company, what }, sort) => {
    if (sort === 'company') return company
    if (sort === 'what') return what
    return sort === 'state' ? row.state : Date.parse(row.requested_at)
  },
  tieOf: ({ row }) => -Date.parse(row.requested_at),
  views: 'postureTasks',
  file: 'posture-tasks',
}

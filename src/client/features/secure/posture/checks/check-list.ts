import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { type PostureAddress, postureAddressSchema } from '../posture-address.ts'
import type { CheckRow } from './check-rows.ts'

const COUNTED = ['compliant', 'notCompliant', 'notMeasured', 'resolved'] as const

/** The checks over all companies; those that most companies lack first. */
export const checkList: ListDefinition<CheckRow, PostureAddress> = {
  schema: postureAddressSchema,
  rowKey: ({ check }) => check.id,
  ordering: { sorts: ['name', ...COUNTED], first: { sort: 'notCompliant', direction: 'desc' } },
  textOf: ({ name, check }) => `${name} ${check.id} ${check.code}`,
  keyOf: (row, sort) => {
    const counted = COUNTED.find((each) => each === sort)
    return counted ? row[counted] : row.name
  },
  tieOf: ({ name }) => name,
  filters: { area: ({ check }, area) => check.area === area },
  views: 'postureChecks',
}

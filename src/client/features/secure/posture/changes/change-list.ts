import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { type PostureAddress, postureAddressSchema } from '../posture-address.ts'
import type { NamedChange } from './named-changes.ts'

const areaOf = new Map(checks.map(({ id, area }) => [id, area]))

/** The changes by company, check and who made them; the newest first, unless another order is wanted. */
export const changeList: ListDefinition<NamedChange, PostureAddress> = {
  schema: postureAddressSchema,
  rowKey: ({ id }) => id,
  ordering: { sorts: ['found_at', 'company', 'check'], first: { sort: 'found_at', direction: 'desc' } },
  textOf: ({ company, check, changedBy }) => `${company} ${check} ${changedBy}`,
  keyOf: (change, sort) =>
    sort === 'company' || sort === 'check' ? change[sort] : Date.parse(change.found_at),
  tieOf: ({ found_at, company }) => [-Date.parse(found_at), company],
  filters: {
    area: ({ check_id }, area) => areaOf.get(check_id) === area,
    // The rows are those of these days already.
    from: () => true,
    to: () => true,
  },
  kept: ['net'],
  views: 'postureChanges',
  file: 'posture-changes',
}

import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { type PoliciesAddress, policiesAddressSchema } from '../policies-address.ts'
import type { MatrixRow } from './matrix-rows.ts'

/** Companies by how open they are: the most open first, since it is looked for. */
export const matrixList: ListDefinition<MatrixRow, PoliciesAddress> = {
  schema: policiesAddressSchema,
  rowKey: ({ id }) => id,
  ordering: {
    sorts: ['open', 'company'],
    first: { sort: 'open', direction: 'desc' },
    directionOf: (sort) => (sort === 'open' ? 'desc' : 'asc'),
  },
  textOf: ({ company }) => company,
  keyOf: ({ company, answers }, sort) =>
    sort === 'open' ? ('open' in answers ? answers.open : undefined) : company,
  tieOf: ({ company }) => company,
  file: 'standard-sign-ins',
}

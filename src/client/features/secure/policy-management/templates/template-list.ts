import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import type { BaselineRow, TemplateRow } from './template-rows.ts'
import type { TemplateStanding } from './standings.ts'
import { TEMPLATE_SORTS, type TemplatesAddress, templatesAddressSchema } from './templates-address.ts'

type Sort = NonNullable<TemplatesAddress['sort']>

const keyOf = (row: TemplateRow | BaselineRow, sort: Sort) => {
  if (sort === 'name') return row.name
  if (sort === 'type') return row.type
  if (sort === 'deployments') return row.standing.companies.size
  // Those of the product were never made or changed here.
  return sort === 'created' ? row.view?.row.created_at : row.view?.row.changed_at
}

const isDeployed = (
  { companies, drifted, gone }: TemplateStanding,
  wanted: NonNullable<TemplatesAddress['deployed']>,
) => (wanted === 'drifted' ? drifted + gone > 0 : (wanted === 'any') === companies.size > 0)

const common = {
  schema: templatesAddressSchema,
  rowKey: ({ id }: TemplateRow | BaselineRow) => id,
  ordering: {
    sorts: TEMPLATE_SORTS,
    first: { sort: 'name', direction: 'asc' },
    directionOf: (sort: Sort) => (sort === 'name' || sort === 'type' ? 'asc' : 'desc'),
  },
  keyOf,
  tieOf: ({ name }: TemplateRow | BaselineRow) => name,
  filters: {
    type: (row: TemplateRow | BaselineRow, type: TemplateRow['type']) => row.type === type,
    deployed: (row: TemplateRow | BaselineRow, wanted: NonNullable<TemplatesAddress['deployed']>) =>
      isDeployed(row.standing, wanted),
  },
} as const

/** The templates of policies by their names and what they say. */
export const policyTemplateList: ListDefinition<TemplateRow, TemplatesAddress> = {
  ...common,
  textOf: ({ name, description, phrases, exclusions }) => {
    const { who, what, where, demands } = phrases()
    return [name, description, who, what, where, demands, exclusions()].join(' ')
  },
  file: 'policy-templates',
}

/** The baselines by their names and those of their templates. */
export const policyBaselineList: ListDefinition<BaselineRow, TemplatesAddress> = {
  ...common,
  textOf: ({ name, description, templates }) =>
    [name, description, ...templates.map((template) => template.name)].join(' '),
  file: 'policy-baselines',
}

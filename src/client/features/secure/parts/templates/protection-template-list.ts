import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import {
  PROTECTION_TEMPLATE_SORTS,
  type ProtectionTemplatesAddress,
  protectionTemplatesAddressSchema,
} from './protection-templates-address.ts'
import type { ProtectionBaselineRow, ProtectionTemplateRow } from './protection-template-row.ts'

type Sort = NonNullable<ProtectionTemplatesAddress['sort']>

const common = {
  schema: protectionTemplatesAddressSchema,
  rowKey: ({ id }: { id: string }) => id,
  tieOf: ({ name }: { name: string }) => name,
  ordering: {
    sorts: PROTECTION_TEMPLATE_SORTS,
    first: { sort: 'name', direction: 'asc' },
    directionOf: (sort: Sort) => (sort === 'name' || sort === 'kind' ? 'asc' : 'desc'),
  },
} as const

export interface ProtectionTemplateLists<Row extends ProtectionTemplateRow> {
  templates: ListDefinition<Row, ProtectionTemplatesAddress>
  baselines: ListDefinition<ProtectionBaselineRow<Row>, ProtectionTemplatesAddress>
}

/** The lists of templates of one sort of policies and of baselines of them; `file` begins the names of their files. */
export const protectionTemplateLists = <Row extends ProtectionTemplateRow>(
  file: string,
): ProtectionTemplateLists<Row> => ({
  templates: {
    ...common,
    textOf: ({ name, description, policyName, kindText }) =>
      [name, description, policyName, kindText].join(' '),
    keyOf: (row, sort) => {
      if (sort === 'name') return row.name
      if (sort === 'kind') return row.kindText
      return sort === 'companies' ? row.companies : row.changedAt
    },
    filters: { kind: (row, kind) => row.kind === kind },
    file: `${file}-templates`,
  },
  baselines: {
    ...common,
    ordering: { ...common.ordering, sorts: ['name', 'modified'] },
    textOf: ({ name, description, templates }) =>
      [name, description, ...templates.map((template) => template.name)].join(' '),
    keyOf: ({ name, view }, sort) => {
      if (sort === 'name') return name
      return sort === 'modified' ? view.row.changed_at : undefined
    },
    filters: { kind: ({ templates }, kind) => templates.some((template) => template.kind === kind) },
    file: `${file}-baselines`,
  },
})

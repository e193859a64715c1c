import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import type { TemplateRow } from './template-rows.ts'
import { TEMPLATE_SORTS, type TemplatesAddress, templatesAddressSchema } from './templates-address.ts'

/** The templates by name and description; those of equal rank by name. */
export const templateList: ListDefinition<TemplateRow, TemplatesAddress> = {
  schema: templatesAddressSchema,
  rowKey: ({ id }) => id,
  ordering: { sorts: TEMPLATE_SORTS, first: { sort: 'name', direction: 'asc' } },
  textOf: ({ name, description }) => `${name} ${description}`,
  keyOf: (row, sort) => {
    if (sort === 'checks') return row.checks.length
    // Default ones never changed.
    if (sort === 'changed') return row.view?.row.changed_at ?? undefined
    return row[sort]
  },
  tieOf: ({ name }) => name,
  filters: { type: (row, type) => row.type === type },
  views: 'postureTemplates',
  file: 'posture-templates',
}

import { BASE_PARTITION } from '#shared/contract/partitions.ts'
import { checklistDerivation } from '#server/checklist/checklist.derivation.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const brandingTable = defineEntityTable<'branding'>({
  kind: 'branding',
  table: 'branding',
  fields: {
    id: 'uuid',
    logo_light: 'text',
    publish_logo: 'boolean',
    favicon: 'text',
    publish_favicon: 'boolean',
  },
  partition: `'${BASE_PARTITION}'`,
  partitionOf: () => BASE_PARTITION,
  order: 't.id',
  derivation: checklistDerivation,
})

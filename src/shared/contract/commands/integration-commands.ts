import { z } from 'zod'
import { integrationFieldsSchema } from '#shared/domain/integrations/integration.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import { defineCommand } from '../command.ts'
import { partitionOf } from '../partitions.ts'

const id = z.uuid()

/** PUT integration/{id} */
export const integrationPatch = defineCommand({
  name: 'integration.patch',
  rev: 1,
  class: 'B',
  kind: 'integration',
  area: 'integrations',
  level: 'manage',
  needs: 'existing',
  args: z.strictObject({ id, customerId: id, set: integrationFieldsSchema.partial() }),
  ids: (args) => [args.id],
  partition: (args) => partitionOf(args.customerId, 'integrations'),
  lane: (args) => `integration/${args.id}`,
  sets: (args) => args.set,
  merge: (earlier, later) => ({ ...later, set: { ...earlier.set, ...definedOnly(later.set) } }),
  reduce: (row, { set }) => (row ? { ...row, ...definedOnly(set) } : undefined),
})

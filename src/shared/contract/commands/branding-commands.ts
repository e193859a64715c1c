import { z } from 'zod'
import { brandingChangesSchema, changedBranding, noBranding } from '#shared/domain/branding/branding.ts'
import { defineCommand } from '../command.ts'
import { BASE_PARTITION } from '../partitions.ts'

/** POST organization/{id}/branding and PUT branding/{id}: sets what is named, and leaves the rest as it is. */
export const brandingSave = defineCommand({
  name: 'branding.save',
  rev: 1,
  class: 'B',
  kind: 'branding',
  area: 'lookAndFeel',
  level: 'manage',
  needs: 'any',
  args: z.strictObject({
    organizationId: z.uuid(),
    changes: brandingChangesSchema.refine((changes) => Object.keys(changes).length > 0),
  }),
  ids: ({ organizationId }) => [organizationId],
  partition: () => BASE_PARTITION,
  lane: ({ organizationId }) => `branding/${organizationId}`,
  sets: ({ changes }) => changes,
  reduce: (row, { changes }, { id }) => ({ id, ...changedBranding(row ?? noBranding, changes) }),
})

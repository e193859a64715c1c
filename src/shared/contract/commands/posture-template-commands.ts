import { z } from 'zod'
import { templateFieldsSchema } from '#shared/domain/posture/templates/posture-template.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import { defineCommand } from '../command.ts'
import { partitionOf } from '../partitions.ts'

const id = z.uuid()

const common = {
  rev: 1,
  class: 'B',
  kind: 'postureTemplate',
  area: 'secure',
  level: 'manage',
  needs: 'existing',
  ids: (args: { id: string }) => [args.id],
  partition: () => partitionOf('org', 'secure'),
  lane: (args: { id: string }) => `postureTemplate/${args.id}`,
} as const

/** POST secure/posture/template */
export const postureTemplateAdd = defineCommand({
  ...common,
  name: 'postureTemplate.add',
  needs: 'absent',
  args: z.strictObject({ id, fields: templateFieldsSchema }),
  reduce: (_row, { id, fields }, { now }) => ({ ...fields, id, changed_at: now }),
})

/** PUT secure/posture/template/{id} */
export const postureTemplatePatch = defineCommand({
  ...common,
  name: 'postureTemplate.patch',
  args: z.strictObject({ id, set: templateFieldsSchema.partial() }),
  sets: (args) => args.set,
  merge: (earlier, later) => ({ ...later, set: { ...earlier.set, ...definedOnly(later.set) } }),
  reduce: (row, { set }, { now }) => (row ? { ...row, ...definedOnly(set), changed_at: now } : undefined),
})

/** DELETE secure/posture/template/{id} */
export const postureTemplateDelete = defineCommand({
  ...common,
  name: 'postureTemplate.delete',
  args: z.strictObject({ id }),
  sets: () => ({ name: null, description: null, checks: null }),
  reduce: () => undefined,
})

import { z } from 'zod'
import {
  deviceTemplateFieldsSchema,
  newDeviceTemplateSchema,
  policyTypeOf,
} from '#shared/domain/intune/device-template.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import { defineCommand } from '../command.ts'
import { templateCommand } from './template-command.ts'

const ofTemplate = templateCommand('deviceTemplate')
const id = z.uuid()

/**
 * POST secure/policy/template with policyType INTUNE_CONFIGURATION or INTUNE_COMPLIANCE (INTUNE-07): of a policy of a
 * company, as long as it was last read as the person saw it, or of one in full.
 * The server keeps the whole of it.
 */
export const deviceTemplateAdd = defineCommand({
  ...ofTemplate,
  name: 'deviceTemplate.add',
  needs: 'absent',
  args: z.strictObject({ id, fields: deviceTemplateFieldsSchema, from: newDeviceTemplateSchema }),
  reduce: (_row, { id: own, fields, from: { seen } }, { now }) => ({
    ...fields,
    id: own,
    policy_type: policyTypeOf(seen.set),
    policy: seen,
    created_at: now,
    changed_at: now,
  }),
})

/** PUT secure/policy/template/{id} */
export const deviceTemplatePatch = defineCommand({
  ...ofTemplate,
  name: 'deviceTemplate.patch',
  args: z.strictObject({ id, set: deviceTemplateFieldsSchema.partial() }),
  sets: (args) => args.set,
  merge: (earlier, later) => ({ ...later, set: { ...earlier.set, ...definedOnly(later.set) } }),
  reduce: (row, { set }, { now }) => (row ? { ...row, ...definedOnly(set), changed_at: now } : undefined),
})

/** DELETE secure/policy/template/{id}. Policies that were deployed of it stay. */
export const deviceTemplateDelete = defineCommand({
  ...ofTemplate,
  name: 'deviceTemplate.delete',
  args: z.strictObject({ id }),
  sets: () => ({ name: null, description: null }),
  reduce: () => undefined,
})

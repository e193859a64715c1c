import { z } from 'zod'
import {
  policyBaselineFieldsSchema,
  policyTemplateFieldsSchema,
} from '#shared/domain/conditional-access/templates/policy-template.ts'
import { POLICY_TYPES } from '#shared/domain/policy-templates/policy-types.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import { defineCommand } from '../command.ts'
import { templateCommand } from './template-command.ts'

const id = z.uuid()

const ofTemplate = templateCommand('policyTemplate')

/** POST secure/policy/template (CA-23) */
export const policyTemplateAdd = defineCommand({
  ...ofTemplate,
  name: 'policyTemplate.add',
  needs: 'absent',
  args: z.strictObject({ id, fields: policyTemplateFieldsSchema }),
  reduce: (_row, { id, fields }, { now }) => ({
    ...fields,
    id,
    policy_type: 'CONDITIONAL_ACCESS' as const,
    created_at: now,
    changed_at: now,
  }),
})

/** PUT secure/policy/template/{id} (CA-23) */
export const policyTemplatePatch = defineCommand({
  ...ofTemplate,
  name: 'policyTemplate.patch',
  args: z.strictObject({ id, set: policyTemplateFieldsSchema.partial() }),
  sets: (args) => args.set,
  merge: (earlier, later) => ({ ...later, set: { ...earlier.set, ...definedOnly(later.set) } }),
  reduce: (row, { set }, { now }) => (row ? { ...row, ...definedOnly(set), changed_at: now } : undefined),
})

/** DELETE secure/policy/template/{id} (CA-23). Policies that were deployed of it stay. */
export const policyTemplateDelete = defineCommand({
  ...ofTemplate,
  name: 'policyTemplate.delete',
  args: z.strictObject({ id }),
  sets: () => ({ name: null, description: null, body: null, prompted_inputs: null }),
  reduce: () => undefined,
})

const ofBaseline = templateCommand('policyBaseline')

/** Templates that wait themselves are added first, whichever kind they are of. */
const lanesOf = (templates: readonly string[]) =>
  templates.flatMap((template) =>
    ['policyTemplate', 'mailTemplate', 'deviceTemplate'].map((kind) => `${kind}/${template}`),
  )

/** POST secure/policy/template/group (CA-33) */
export const policyBaselineAdd = defineCommand({
  ...ofBaseline,
  name: 'policyBaseline.add',
  needs: 'absent',
  args: z.strictObject({
    id,
    fields: policyBaselineFieldsSchema,
    /** What its templates are of; of conditional access where it is absent. */
    policyType: z.enum(POLICY_TYPES).optional(),
  }),
  requires: ({ fields }) => lanesOf(fields.templates),
  reduce: (_row, { id, fields, policyType = 'CONDITIONAL_ACCESS' }, { now }) => ({
    ...fields,
    id,
    policy_type: policyType,
    created_at: now,
    changed_at: now,
  }),
})

/** PUT secure/policy/template/group/{id} (CA-33) */
export const policyBaselinePatch = defineCommand({
  ...ofBaseline,
  name: 'policyBaseline.patch',
  args: z.strictObject({ id, set: policyBaselineFieldsSchema.partial() }),
  requires: ({ set }) => lanesOf(set.templates ?? []),
  sets: (args) => args.set,
  merge: (earlier, later) => ({ ...later, set: { ...earlier.set, ...definedOnly(later.set) } }),
  reduce: (row, { set }, { now }) => (row ? { ...row, ...definedOnly(set), changed_at: now } : undefined),
})

/** DELETE secure/policy/template/group/{id} (CA-33). Its templates stay. */
export const policyBaselineDelete = defineCommand({
  ...ofBaseline,
  name: 'policyBaseline.delete',
  args: z.strictObject({ id }),
  sets: () => ({ name: null, description: null, templates: null }),
  reduce: () => undefined,
})

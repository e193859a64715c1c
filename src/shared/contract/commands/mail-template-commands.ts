import { z } from 'zod'
import { mailTemplateFieldsSchema } from '#shared/domain/defender/mail-template.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import { defineCommand } from '../command.ts'
import { templateCommand } from './template-command.ts'

const ofTemplate = templateCommand('mailTemplate')
const id = z.uuid()

/** POST secure/policy/template with policyType DEFENDER (DEF-07) */
export const mailTemplateAdd = defineCommand({
  ...ofTemplate,
  name: 'mailTemplate.add',
  needs: 'absent',
  args: z.strictObject({ id, fields: mailTemplateFieldsSchema }),
  reduce: (_row, args, { now }) => ({ ...args.fields, id: args.id, created_at: now, changed_at: now }),
})

/** PUT secure/policy/template/{id} */
export const mailTemplatePatch = defineCommand({
  ...ofTemplate,
  name: 'mailTemplate.patch',
  args: z.strictObject({ id, set: mailTemplateFieldsSchema.partial() }),
  sets: (args) => args.set,
  merge: (earlier, later) => ({ ...later, set: { ...earlier.set, ...definedOnly(later.set) } }),
  reduce: (row, { set }, { now }) => (row ? { ...row, ...definedOnly(set), changed_at: now } : undefined),
})

/** DELETE secure/policy/template/{id}. Policies that were deployed of it stay. */
export const mailTemplateDelete = defineCommand({
  ...ofTemplate,
  name: 'mailTemplate.delete',
  args: z.strictObject({ id }),
  sets: () => ({ name: null, description: null, policy: null }),
  reduce: () => undefined,
})

import type { z } from 'zod'
import type { CommandRecord } from '#client/data/queue/command-database.ts'
import { deviceTemplateAdd, deviceTemplatePatch } from '#shared/contract/commands/device-template-commands.ts'
import { mailTemplateAdd, mailTemplatePatch } from '#shared/contract/commands/mail-template-commands.ts'
import {
  policyBaselineAdd,
  policyBaselinePatch,
  policyTemplateAdd,
  policyTemplatePatch,
} from '#shared/contract/commands/policy-template-commands.ts'
import {
  postureTemplateAdd,
  postureTemplatePatch,
} from '#shared/contract/commands/posture-template-commands.ts'
import type { PolicyType } from '#shared/domain/policy-templates/policy-types.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'

/** What somebody entered about something of several fields and the server refused. */
export interface FieldsCorrection<Fields> {
  key: string
  /** Undefined: one that was to be added. */
  id: string | undefined
  typed: Partial<Fields>
}

interface Added<Fields> {
  name: string
  args: z.ZodType<{ fields: Fields }>
}

interface Patched<Fields> {
  name: string
  args: z.ZodType<{ id: string; set: { [Name in keyof Fields]?: Fields[Name] | undefined } }>
}

/** Gives what of a refused change can be corrected in a form; undefined where the change is of another kind (ERR-11). */
const createCorrection =
  <Fields extends object>(add: Added<Fields>, patch: Patched<Fields>) =>
  ({
    key,
    name,
    state,
    body: { args },
  }: Pick<CommandRecord, 'key' | 'name' | 'state' | 'body'>): FieldsCorrection<Fields> | undefined => {
    if (state !== 'rejected') return undefined
    const added = name === add.name ? add.args.safeParse(args).data : undefined
    if (added) return { key, id: undefined, typed: added.fields }
    const patched = name === patch.name ? patch.args.safeParse(args).data : undefined
    return patched && { key, id: patched.id, typed: definedOnly(patched.set) }
  }

/** Of a template of checks. */
export const templateCorrection = createCorrection(postureTemplateAdd, postureTemplatePatch)
/** Of a template of policies. */
export const policyTemplateCorrection = createCorrection(policyTemplateAdd, policyTemplatePatch)
/** Of a template of policies for mail. */
export const mailTemplateCorrection = createCorrection(mailTemplateAdd, mailTemplatePatch)
/** Of a baseline of any of these. */
export const policyBaselineCorrection = createCorrection(policyBaselineAdd, policyBaselinePatch)

/** What the templates of a baseline are of that was to be added; of a change only the device knows it. */
export const baselineTypeOf = ({ body: { args } }: Pick<CommandRecord, 'body'>): PolicyType =>
  policyBaselineAdd.args.safeParse(args).data?.policyType ?? 'CONDITIONAL_ACCESS'

const deviceFieldsCorrection = createCorrection(deviceTemplateAdd, deviceTemplatePatch)

/** Of a template of policies for devices, with what one that was to be added is made of. */
export function deviceTemplateCorrection(record: Parameters<typeof deviceFieldsCorrection>[0]) {
  const correction = deviceFieldsCorrection(record)
  if (!correction) return undefined
  const { from } = correction.id === undefined ? deviceTemplateAdd.args.parse(record.body.args) : {}
  return { ...correction, from }
}

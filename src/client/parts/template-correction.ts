import type { CommandRecord } from '#client/data/queue/command-database.ts'
import { postureTemplateAdd, postureTemplatePatch } from '#shared/contract/posture-template-commands.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import type { TemplateFields } from '#shared/domain/posture/templates/posture-template.ts'

/** What somebody entered about a template of checks and the server refused. */
export interface TemplateCorrection {
  key: string
  /** Undefined: one that was to be added. */
  templateId: string | undefined
  typed: Partial<TemplateFields>
}

/** What of a refused change can be corrected in the template's form; undefined where it is of another kind (ERR-11). */
export function templateCorrection({
  key,
  name,
  state,
  body: { args },
}: Pick<CommandRecord, 'key' | 'name' | 'state' | 'body'>): TemplateCorrection | undefined {
  if (state !== 'rejected') return undefined
  const added = name === postureTemplateAdd.name ? postureTemplateAdd.args.safeParse(args).data : undefined
  if (added) return { key, templateId: undefined, typed: added.fields }
  const patch =
    name === postureTemplatePatch.name ? postureTemplatePatch.args.safeParse(args).data : undefined
  return patch && { key, templateId: patch.id, typed: definedOnly(patch.set) }
}

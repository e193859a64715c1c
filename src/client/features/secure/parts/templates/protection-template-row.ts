import type { View } from '#client/data/rows/merge.ts'
import type { NamedTemplate } from './baselines/baseline-draft.ts'

/** A template as the list shows it, whatever it is of. */
export interface ProtectionTemplateRow extends NamedTemplate {
  description: string
  /** The kind of policy: as a filter asks for it, and in words. */
  kind: string
  kindText: string
  /** What the policy is called in a tenant. */
  policyName: string
  /** How many companies have a policy of its name and kind. */
  companies: number
  /** How many of these have it otherwise; undefined where this device does not know. */
  drifted: number | undefined
  createdAt: string
  changedAt: string
  /** Changed on this device, and not at the server yet. */
  isPending: boolean
  /** Such a change needs a decision. */
  isConflict: boolean
}

/** A baseline of such templates. */
export interface ProtectionBaselineRow<
  Row extends ProtectionTemplateRow = ProtectionTemplateRow,
> extends NamedTemplate {
  description: string
  /** In the order in which they are deployed; one that is not here is left out. */
  templates: readonly Row[]
  templateIds: readonly string[]
  view: View<'policyBaseline'>
}

/** The baselines with their templates. */
export function protectionBaselineRows<Row extends ProtectionTemplateRow>(
  views: readonly View<'policyBaseline'>[],
  templates: readonly Row[],
): ProtectionBaselineRow<Row>[] {
  const byId = new Map(templates.map((template) => [template.id, template]))
  return views.map((view) => {
    const { id, name, description, templates: templateIds } = view.row
    return {
      id,
      name,
      description,
      templateIds,
      templates: templateIds.flatMap((each) => byId.get(each) ?? []),
      view,
    }
  })
}

/** The names of the baselines that a template is in: it cannot be deleted before it is out of them. */
export const baselinesWith = (
  templateId: string,
  baselines: readonly { name: string; templateIds: readonly string[] }[],
): string[] => baselines.flatMap(({ name, templateIds }) => (templateIds.includes(templateId) ? name : []))

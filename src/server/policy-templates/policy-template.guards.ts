import { policyTemplateLimits } from '#shared/domain/conditional-access/templates/policy-template.ts'
import { validateTemplate } from '#shared/domain/conditional-access/templates/validate-template.ts'
import type { Guards } from '#server/platform/sync/bus-parts.ts'
import { areThere, countOf, isInBaseline, isNameTaken, isSubscribed, typeRefusal } from './template-rules.ts'

const ofAccess = { table: 'policy_template', type: 'CONDITIONAL_ACCESS' } as const

/** Rules about templates of conditional access and baselines that need the subscription or the other rows (PERM-21). */
export const policyTemplateGuards: Pick<
  Guards,
  | 'policyBaseline.add'
  | 'policyBaseline.patch'
  | 'policyTemplate.add'
  | 'policyTemplate.delete'
  | 'policyTemplate.patch'
> = {
  'policyTemplate.add': async ({ work, args: { id, fields } }) => {
    if (!(await isSubscribed(work))) return 'missingSubscription'
    if (validateTemplate(fields).length > 0) return 'policyInvalid'
    if (await isNameTaken(work, { ...ofAccess, name: fields.name, id })) return 'policyTemplateNameTaken'
    const count = await countOf(work, 'policy_template')
    return count >= policyTemplateLimits.templates ? 'maximumPolicyTemplatesReached' : undefined
  },

  'policyTemplate.patch': async ({ work, args: { id, set } }) => {
    if (!(await isSubscribed(work))) return 'missingSubscription'
    await work.load('policyTemplate', [id])
    const { row } = work.get('policyTemplate', id)
    const body = set.body ?? row?.body
    const prompted_inputs = set.prompted_inputs ?? row?.prompted_inputs ?? []
    if (body && validateTemplate({ body, prompted_inputs }).length > 0) return 'policyInvalid'
    return set.name !== undefined && (await isNameTaken(work, { ...ofAccess, name: set.name, id }))
      ? 'policyTemplateNameTaken'
      : undefined
  },

  'policyTemplate.delete': async ({ work, args: { id } }) =>
    (await isInBaseline(work, id)) ? 'policyTemplateInUse' : undefined,

  'policyBaseline.add': async ({ work, args: { id, fields, policyType: type = 'CONDITIONAL_ACCESS' } }) => {
    const refused = await typeRefusal(work, type)
    if (refused) return refused
    if (!(await areThere(work, type, fields.templates))) return 'policyTemplateInvalid'
    if (await isNameTaken(work, { table: 'policy_baseline', type, name: fields.name, id }))
      return 'policyBaselineNameTaken'
    const count = await countOf(work, 'policy_baseline')
    return count >= policyTemplateLimits.baselines ? 'maximumPolicyBaselinesReached' : undefined
  },

  'policyBaseline.patch': async ({ work, args: { id, set } }) => {
    await work.load('policyBaseline', [id])
    const type = work.get('policyBaseline', id).row?.policy_type ?? 'CONDITIONAL_ACCESS'
    const refused = await typeRefusal(work, type)
    if (refused) return refused
    if (set.templates && !(await areThere(work, type, set.templates))) return 'policyTemplateInvalid'
    return set.name !== undefined &&
      (await isNameTaken(work, { table: 'policy_baseline', type, name: set.name, id }))
      ? 'policyBaselineNameTaken'
      : undefined
  },
}

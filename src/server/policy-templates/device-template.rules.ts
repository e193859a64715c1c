import type { ArgsOf } from '#shared/contract/commands.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { policyTemplateLimits } from '#shared/domain/conditional-access/templates/policy-template.ts'
import { policyTypeOf } from '#shared/domain/intune/device-template.ts'
import { templateObstacle, templateOf } from '#shared/domain/intune/template-policy.ts'
import type { DevicePolicy } from '#shared/domain/intune/device-policy.ts'
import { findDevicePolicy } from '#server/intune/device-policy.store.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { Effects, Guards } from '#server/platform/sync/bus-parts.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { keepTemplatePolicy } from './device-template.store.ts'
import { countOf, isInBaseline, isNameTaken, typeRefusal } from './template-rules.ts'

type Asked = { work: Work; scope: Scope; args: ArgsOf<'deviceTemplate.add'> }

/** Rules about templates of policies for devices that need the subscription or the other rows. */
export const deviceTemplateGuards: Pick<
  Guards,
  'deviceTemplate.add' | 'deviceTemplate.delete' | 'deviceTemplate.patch'
> = {
  'deviceTemplate.add': async (asked) => {
    const { work, args } = asked
    const { id, fields, from } = args
    const type = policyTypeOf(from.seen.set)
    const refused = await typeRefusal(work, type)
    if (refused) return refused
    const policy = await policyOf(asked)
    if (!policy) return 'notFound'
    if (templateObstacle(policy)) return 'policyInvalid'
    // What is kept is what the person saw.
    if (canonicalJson(templateOf(policy).summary) !== canonicalJson(from.seen)) return 'conflict'
    if (await isNameTaken(work, { table: 'device_template', type, name: fields.name, id }))
      return 'policyTemplateNameTaken'
    const count = await countOf(work, 'device_template')
    return count >= policyTemplateLimits.templates ? 'maximumPolicyTemplatesReached' : undefined
  },
  'deviceTemplate.patch': async ({ work, args: { id, set } }): Promise<ErrorCode | undefined> => {
    await work.load('deviceTemplate', [id])
    const type = work.get('deviceTemplate', id).row?.policy_type ?? 'INTUNE_CONFIGURATION'
    const refused = await typeRefusal(work, type)
    if (refused) return refused
    const { name } = set
    const isTaken =
      name !== undefined && (await isNameTaken(work, { table: 'device_template', type, name, id }))
    return isTaken ? 'policyTemplateNameTaken' : undefined
  },
  'deviceTemplate.delete': async ({ work, args: { id } }) =>
    (await isInBaseline(work, id)) ? 'policyTemplateInUse' : undefined,
}

/** Keeps the whole policy of a template. */
export const deviceTemplateEffects: Pick<Effects, 'deviceTemplate.add'> = {
  'deviceTemplate.add': async (asked) => {
    const policy = await policyOf(asked)
    if (policy) await keepTemplatePolicy(asked.work, asked.args.id, templateOf(policy).kept)
  },
}

/** The policy that a template is made of; undefined where nobody has read it, or its company is not one that the user may see. */
async function policyOf({ work, scope, args }: Asked): Promise<DevicePolicy | undefined> {
  const { from } = args
  if ('policy' in from) return from.policy
  const { source, seen } = from
  if (!scope.customerIds.has(source.customerId.toLowerCase())) return undefined
  return findDevicePolicy(work.tx, work.organizationId, { ...source, set: seen.set })
}

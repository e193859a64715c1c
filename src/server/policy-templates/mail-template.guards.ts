import type { ArgsOf } from '#shared/contract/commands.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { policyTemplateLimits } from '#shared/domain/conditional-access/templates/policy-template.ts'
import { validateTemplatePolicy } from '#shared/domain/defender/template-policy.ts'
import type { Guards } from '#server/platform/sync/bus-parts.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { countOf, isInBaseline, isNameTaken, typeRefusal } from './template-rules.ts'

/** Rules about templates of policies for mail that need the subscription or the other rows. */
export const mailTemplateGuards: Pick<
  Guards,
  'mailTemplate.add' | 'mailTemplate.delete' | 'mailTemplate.patch'
> = {
  'mailTemplate.add': async ({ work, args: { id, fields } }) => {
    const refused = await refusalOf(work, id, fields)
    if (refused) return refused
    const count = await countOf(work, 'mail_template')
    return count >= policyTemplateLimits.templates ? 'maximumPolicyTemplatesReached' : undefined
  },
  'mailTemplate.patch': ({ work, args: { id, set } }) => refusalOf(work, id, set),
  'mailTemplate.delete': async ({ work, args: { id } }) =>
    (await isInBaseline(work, id)) ? 'policyTemplateInUse' : undefined,
}

async function refusalOf(
  work: Work,
  id: string,
  { name, policy }: ArgsOf<'mailTemplate.patch'>['set'],
): Promise<ErrorCode | undefined> {
  const refused = await typeRefusal(work, 'DEFENDER')
  if (refused) return refused
  if (policy && validateTemplatePolicy(policy).length > 0) return 'policyInvalid'
  const isTaken =
    name !== undefined && (await isNameTaken(work, { table: 'mail_template', type: 'DEFENDER', name, id }))
  return isTaken ? 'policyTemplateNameTaken' : undefined
}

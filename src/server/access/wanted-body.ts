import { type AccessBody, type AccessItem } from '#shared/domain/conditional-access/access-task.ts'
import { namedLocationSchema } from '#shared/domain/conditional-access/named-location.ts'
import { policyBodySchema } from '#shared/domain/conditional-access/policy.ts'
import { policyToSave } from '#shared/domain/conditional-access/save-policy.ts'
import { validateLocation } from '#shared/domain/conditional-access/validate-location.ts'
import { validatePolicy } from '#shared/domain/conditional-access/validate-policy.ts'
import type { PolicyFinding } from '#shared/domain/conditional-access/validation/finding.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { ChangeableTarget } from '#server/connectors/policy-changes.ts'
import { asBody } from './as-body.ts'
import { plainWords } from '#server/connectors/plain-words.ts'
import type { Refusal } from './access-fault.ts'
import type { AccessTaskRun } from './access-task-run.ts'
import { withNewIds } from './other-ids.ts'

const TOO_MANY: readonly string[] = [
  'too-many-policies',
  'too-many-locations',
] satisfies PolicyFinding['rule'][]

interface Wanted {
  body: AccessBody
  /** The rule by which the tenant can have no more of its kind. */
  isTooMany?: string | undefined
}

/**
 * What an item is to make of its object: with the ids of what earlier items made, as it is saved (CA-25), and by our rules. What a
 * task brings back stood there before, and is sent as it stood. `count` is how many the tenant has.
 */
export function wantedBody(
  { items, isUndo }: AccessTaskRun,
  item: AccessItem,
  target: ChangeableTarget,
  count = 0,
): Wanted | Refusal {
  invariant(item.body, 'what is made or changed has a body')
  if (isUndo) return read(target, item.body) ? { body: item.body } : WRONG_SHAPE
  const filled = withNewIds(item.body, items.slice(0, items.indexOf(item)))
  if ('missing' in filled) return { fault: 'unknownReference', detail: plainWords(filled.missing) }
  const checked = target === 'policy' ? checkPolicy(filled.body, count) : checkLocation(filled.body, count)
  if (!checked) return WRONG_SHAPE
  const rules = [...new Set(checked.findings.map(({ rule }) => rule))]
  const broken = rules.filter((rule) => !TOO_MANY.includes(rule))
  if (broken.length > 0) return { fault: 'invalid', detail: broken.join(',') }
  return { body: checked.body, isTooMany: rules[0] }
}

const WRONG_SHAPE: Refusal = { fault: 'invalid', detail: 'wrong-shape' satisfies PolicyFinding['rule'] }

const read = (target: ChangeableTarget, body: AccessBody) =>
  target === 'policy'
    ? policyBodySchema.safeParse(body).success
    : namedLocationSchema.safeParse({ id: '', ...body }).success

interface Checked {
  body: AccessBody
  findings: readonly PolicyFinding[]
}

function checkPolicy(body: AccessBody, policyCount: number): Checked | undefined {
  const policy = policyBodySchema.safeParse(body)
  if (!policy.success) return undefined
  const saved = policyToSave(policy.data)
  return { body: asBody(saved), findings: validatePolicy(saved, { policyCount }) }
}

function checkLocation(body: AccessBody, locationCount: number): Checked | undefined {
  const location = namedLocationSchema.safeParse({ id: '', ...body })
  return location.success ? { body, findings: validateLocation(location.data, { locationCount }) } : undefined
}

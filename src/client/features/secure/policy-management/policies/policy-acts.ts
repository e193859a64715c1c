import type { ArgsOf } from '#shared/contract/commands.ts'
import { accessFingerprint, bodyOf } from '#shared/domain/conditional-access/access-body.ts'
import { accessTaskLimits } from '#shared/domain/conditional-access/access-task.ts'
import { type Policy, READ_ONLY_MEMBERS } from '#shared/domain/conditional-access/policy.ts'
import type { PolicyState } from '#shared/domain/conditional-access/vocabulary.ts'
import { inParts } from '#shared/lib/in-parts.ts'
import type { AskedAccess } from '#client/data/nouns/secure/access-policies.ts'
import type { ListedPolicy } from './policy-rows.ts'

export const POLICY_ACTS = ['enable', 'report', 'disable', 'delete'] as const
export type PolicyAct = (typeof POLICY_ACTS)[number]

const states = {
  enable: 'enabled',
  report: 'enabledForReportingButNotEnforced',
  disable: 'disabled',
} as const satisfies Record<Exclude<PolicyAct, 'delete'>, PolicyState>

/** Whether an act would change a policy; one that is being changed is left alone meanwhile (CA-03). */
export const isActOf = (
  { policy, isUpdating }: Pick<ListedPolicy, 'policy' | 'isUpdating'>,
  act: PolicyAct,
) => !isUpdating && (act === 'delete' || policy.state !== states[act])

type Item = ArgsOf<'access.change'>['items'][number]

function itemOf({ policy }: Pick<ListedPolicy, 'policy'>, act: PolicyAct): Item {
  const seen = writtenOf(policy)
  const about = {
    target: 'policy',
    objectId: policy.id,
    name: policy.displayName,
    expected: accessFingerprint(seen),
  } as const
  return act === 'delete'
    ? { change: 'delete', ...about }
    : { change: 'update', ...about, body: bodyOf({ ...seen, state: states[act] }) }
}

/** A policy without what only the vendor says of it (CA-28). */
export const writtenOf = (policy: Policy): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(policy).filter(([name]) => !READ_ONLY_MEMBERS.some((member) => member === name)),
  )

/** What is asked of each company's tenant so that an act is done with these policies; as many tasks as there must be. */
export function askedOf(policies: readonly ListedPolicy[], act: PolicyAct): AskedAccess[] {
  const byCompany = Map.groupBy(policies, ({ customerId }) => customerId)
  return [...byCompany].flatMap(([customerId, own]) =>
    inParts(own, accessTaskLimits.items).map((some) => ({
      customerId,
      company: own[0]?.company ?? '',
      items: some.map((listed) => itemOf(listed, act)),
    })),
  )
}

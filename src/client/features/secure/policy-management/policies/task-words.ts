import { accessFingerprint } from '#shared/domain/conditional-access/access-body.ts'
import { ACCESS_FAULTS, type AccessItem } from '#shared/domain/conditional-access/access-task.ts'
import { POLICY_STATES } from '#shared/domain/conditional-access/vocabulary.ts'
import type { AccessTexts } from './policy-texts.ts'

type Update = Pick<AccessItem, 'change' | 'body' | 'expected'>

/** The state that an item sets, where that is all it changes: the body in another state is what the person saw. */
function stateSetBy({ change, body, expected }: Update) {
  const state = change === 'update' && POLICY_STATES.find((each) => each === body?.['state'])
  if (!state || expected === null) return state || undefined
  const isAlone = POLICY_STATES.some((each) => accessFingerprint({ ...body, state: each }) === expected)
  return isAlone ? state : undefined
}

/** What an item does, in words; a change of the state alone is the usual one, and is called so. */
export function itemText(item: Update & Pick<AccessItem, 'name'>, t: AccessTexts): string {
  const { change, name } = item
  return t(`tasks.${stateSetBy(item) ?? change}`, { name })
}

/** The specification's message for what failed (CA-17, CA-56). */
export function failureOf(item: Update & Pick<AccessItem, 'target'>) {
  const { target, change } = item
  if (target === 'location')
    return (
      { create: 'locationNotCreated', update: 'locationNotUpdated', delete: 'locationNotDeleted' } as const
    )[change]
  if (change === 'create') return 'policyNotCreated'
  if (change === 'delete') return 'policyNotDeleted'
  const state = stateSetBy(item)
  if (state === 'enabled') return 'policyNotEnabled'
  return state === 'disabled' ? 'policyNotDisabled' : 'policyNotUpdated'
}

/** Why it failed and what to do; a reason that only a newer server knows comes with the vendor's words. */
export function faultText({ fault, detail }: Pick<AccessItem, 'fault' | 'detail'>, t: AccessTexts): string {
  const known = ACCESS_FAULTS.find((each) => each === fault) ?? 'refused'
  return t(`faults.${known}`, { detail: detail ?? fault ?? '' })
}

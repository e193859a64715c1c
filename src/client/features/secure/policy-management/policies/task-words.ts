import { ACCESS_FAULTS, type AccessItem } from '#shared/domain/conditional-access/access-task.ts'
import { POLICY_STATES } from '#shared/domain/conditional-access/vocabulary.ts'
import type { AccessTexts } from './policy-texts.ts'

/** What an item does, in words; a change of the state alone is the usual one, and is called so. */
export function itemText({ change, name, body }: AccessItem, t: AccessTexts): string {
  const state = change === 'update' && POLICY_STATES.find((each) => each === body?.['state'])
  return state ? t(`tasks.${state}`, { name }) : t(`tasks.${change}`, { name })
}

/** The specification's message for what failed (CA-17, CA-56). */
export function failureOf({ target, change, body }: Pick<AccessItem, 'target' | 'change' | 'body'>) {
  if (target === 'location')
    return (
      { create: 'locationNotCreated', update: 'locationNotUpdated', delete: 'locationNotDeleted' } as const
    )[change]
  if (change === 'create') return 'policyNotCreated'
  if (change === 'delete') return 'policyNotDeleted'
  if (body?.['state'] === 'enabled') return 'policyNotEnabled'
  return body?.['state'] === 'disabled' ? 'policyNotDisabled' : 'policyNotUpdated'
}

/** Why it failed and what to do; a reason that only a newer server knows comes with the vendor's words. */
export function faultText({ fault, detail }: Pick<AccessItem, 'fault' | 'detail'>, t: AccessTexts): string {
  const known = ACCESS_FAULTS.find((each) => each === fault) ?? 'refused'
  return t(`faults.${known}`, { detail: detail ?? fault ?? '' })
}

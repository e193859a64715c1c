import { accessFingerprint, bodyOf } from '#shared/domain/conditional-access/access-body.ts'
import { type AskedChange } from '#shared/domain/conditional-access/access-task.ts'
import type { Policy, PolicyBody } from '#shared/domain/conditional-access/policy.ts'
import { policyOfTemplate, policyToSave } from '#shared/domain/conditional-access/save-policy.ts'
import { writtenOf } from '../policies/policy-acts.ts'

/** What a policy has that somebody may write (CA-28). */
export const editableOf = (policy: Policy): PolicyBody => writtenOf(policy) as unknown as PolicyBody

/** What is asked of a tenant so that a policy becomes what was entered; `seen`: as the person saw it (CA-02, CA-25). */
export function askedPolicy(seen: Policy | undefined, entered: PolicyBody): AskedChange {
  const saved = policyToSave(entered)
  const about = { target: 'policy', name: saved.displayName, body: bodyOf(saved) } as const
  if (!seen) return { change: 'create', ...about }
  return {
    change: 'update',
    ...about,
    objectId: seen.id,
    expected: accessFingerprint(editableOf(seen)),
  }
}

/**
 * A copy of a policy, which only reports; in another company without what belongs to one tenant, for ids of one mean nothing in
 * the other.
 */
export function copyOf(policy: Policy, name: string, isOfSameCompany: boolean): PolicyBody {
  const body = { ...editableOf(policy), displayName: name, templateId: null }
  return isOfSameCompany ? { ...body, state: 'enabledForReportingButNotEnforced' } : policyOfTemplate(body)
}

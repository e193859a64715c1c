import type { MailPolicies } from '#shared/domain/defender/mail-policies.ts'
import type { MailPolicy, MailPolicyKind } from '#shared/domain/defender/mail-policy.ts'
import {
  mailPolicyKey,
  type MailPolicyTask,
  pendingMailPolicies,
} from '#shared/domain/defender/mail-policy-task.ts'
import { policyTaskRows } from '#client/features/secure/parts/policies/policy-task-rows.ts'

/** A policy for mail as a list shows it. */
export interface MailPolicyRow {
  key: string
  customerId: string
  company: string
  policy: MailPolicy
  /** A task is changing it, so that it is not changed meanwhile. */
  isUpdating: boolean
  /** It was asked for, and is not in the tenant yet. */
  isNew: boolean
}

const known = new WeakMap<MailPolicies, { company: string; rows: MailPolicyRow[] }>()

/** The policies of these companies. What a company has stays the same object as long as nothing of it is another. */
export const mailPolicyRows = (
  all: Iterable<MailPolicies>,
  companyOf: (id: string) => string,
): MailPolicyRow[] => [...all].flatMap((each) => rowsOf(each, companyOf(each.customer_id)))

function rowsOf(own: MailPolicies, company: string): MailPolicyRow[] {
  const kept = known.get(own)
  if (kept?.company === company) return kept.rows
  const rows = own.policies.map((policy) => ({
    key: `${own.customer_id}.${mailPolicyKey(policy)}`,
    customerId: own.customer_id,
    company,
    policy,
    isUpdating: false,
    isNew: false,
  }))
  known.set(own, { company, rows })
  return rows
}

/** The policies of a kind at a company, those that are being made among them. */
export const policiesOfKind = (
  rows: readonly MailPolicyRow[],
  asked: { customerId: string; kind: MailPolicyKind },
): MailPolicy[] =>
  rows
    .filter(({ customerId, policy }) => customerId === asked.customerId && policy.kind === asked.kind)
    .map(({ policy }) => policy)

/** How the list goes with the tasks that change its policies. */
export const { withTasks, keyNow, tasksAbout } = policyTaskRows<MailPolicyTask, MailPolicyRow>({
  keyOf: ({ kind }, id) => mailPolicyKey({ kind, id }),
  pendingIn: pendingMailPolicies,
  madeBy: ({ policy }, made) => (policy === null ? undefined : { ...made, policy }),
})

import { deletionRefusal, validateMailPolicy } from '#shared/domain/defender/validate-mail-policy.ts'
import type { MailPolicyFinding } from '#shared/domain/defender/mail-policy-finding.ts'
import { type AskedMailChange, mailPolicyTaskLimits } from '#shared/domain/defender/mail-policy-task.ts'
import { inParts } from '#shared/lib/in-parts.ts'
import type { AskedMailPolicies } from '#client/data/nouns/secure/mail-policies.ts'
import { type Sifted, siftRows } from '#client/features/secure/parts/policies/left-out.ts'
import type { MailPolicyRow } from './mail-policy-rows.ts'

export const MAIL_ACTS = ['turnOn', 'turnOff', 'delete'] as const
export type MailAct = (typeof MAIL_ACTS)[number]

/** Why an act leaves a policy out: by the rule that it breaks, or in a word. */
export type LeftOut = 'updating' | 'builtIn' | 'already' | MailPolicyFinding

/** Why an act does nothing with a policy; undefined where it does (DEF-03, DEF-04). */
export function leftOutBy({ policy, isUpdating }: MailPolicyRow, act: MailAct): LeftOut | undefined {
  if (isUpdating) return 'updating'
  if (act === 'delete') return deletionRefusal(policy)
  if (policy.isBuiltIn) return 'builtIn'
  if (policy.isEnabled === (act === 'turnOn')) return 'already'
  // What the rules refuse is not sent, whatever is changed of it.
  return validateMailPolicy(policy)[0]
}

/** What an act is done with, and what it leaves out, by the reason. */
export const planAct = (rows: readonly MailPolicyRow[], act: MailAct): Sifted<MailPolicyRow, LeftOut> =>
  siftRows(rows, (row) => leftOutBy(row, act), ruleOf)

const ruleOf = (reason: LeftOut) => (typeof reason === 'string' ? reason : reason.rule)

const changeOf = ({ policy }: MailPolicyRow, act: MailAct): AskedMailChange =>
  act === 'delete'
    ? { change: 'delete', expected: policy }
    : { change: 'update', policy: { ...policy, isEnabled: act === 'turnOn' }, expected: policy }

/** What is asked of each company's tenant so that an act is done with these policies; as many tasks as there must be. */
export const askedOf = (rows: readonly MailPolicyRow[], act: MailAct): AskedMailPolicies[] =>
  [...Map.groupBy(rows, ({ customerId }) => customerId)].flatMap(([customerId, own]) =>
    inParts(own, mailPolicyTaskLimits.items).map((some) => ({
      customerId,
      company: own[0]?.company ?? '',
      items: some.map((row) => changeOf(row, act)),
    })),
  )

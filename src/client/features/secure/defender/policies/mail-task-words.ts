import { mailPolicyDifferences } from '#shared/domain/defender/compare-mail-policies.ts'
import { type MailPolicyFinding, type MailPolicyRule } from '#shared/domain/defender/mail-policy-finding.ts'
import { MAIL_POLICY_FAULTS, type MailPolicyItem } from '#shared/domain/defender/mail-policy-task.ts'
import { validateMailPolicy } from '#shared/domain/defender/validate-mail-policy.ts'
import type { MailTexts } from './mail-policy-words.ts'

/** What an item does, in words; a change of the state alone is the usual one, and is called so. */
export function itemText(
  item: Pick<MailPolicyItem, 'change' | 'name' | 'policy' | 'expected'>,
  t: MailTexts,
): string {
  return t(`changes.${turnedTo(item) ?? item.change}`, { name: item.name })
}

function turnedTo({ change, policy, expected }: Pick<MailPolicyItem, 'change' | 'policy' | 'expected'>) {
  if (change !== 'update' || policy === null || expected === null) return undefined
  const members = mailPolicyDifferences(expected, policy).map(({ member }) => member)
  if (members.length !== 1 || members[0] !== 'isEnabled') return undefined
  return policy.isEnabled ? 'turnOn' : 'turnOff'
}

/** Why an item failed; a reason that only a newer server knows comes with the vendor's words. */
export function mailFaultText(
  item: Pick<MailPolicyItem, 'fault' | 'detail' | 'policy'>,
  t: MailTexts,
  findingText: (finding: MailPolicyFinding) => string,
): string {
  const { fault, detail } = item
  const known = MAIL_POLICY_FAULTS.find((each) => each === fault) ?? 'refused'
  if (known !== 'invalid') return t(`faults.${known}`, { detail: detail ?? fault ?? '' })
  return t('faults.invalid', { detail: brokenRules(item, findingText) })
}

/** The rules that a policy breaks, in words: the task names them by their ids. */
function brokenRules(
  { detail, policy }: Pick<MailPolicyItem, 'detail' | 'policy'>,
  findingText: (finding: MailPolicyFinding) => string,
): string {
  const ids = (detail ?? '').split(',').map((id) => id.trim())
  const found = policy ? validateMailPolicy(policy) : []
  return ids
    .flatMap((id) => {
      const own = found.filter(({ rule }) => rule === id)
      // What others have by this name is not known here.
      return own.length > 0 ? own.map(findingText) : [textOfRule(id, findingText)]
    })
    .join('; ')
}

const textOfRule = (id: string, findingText: (finding: MailPolicyFinding) => string) =>
  isRule(id) ? findingText({ rule: id, input: 'name', values: {} }) : id

const WITHOUT_GAPS: ReadonlySet<string> = new Set<MailPolicyRule>([
  'name-taken',
  'name-required',
  'recipients-required',
  'built-in-not-deletable',
])
const isRule = (id: string): id is MailPolicyRule => WITHOUT_GAPS.has(id)

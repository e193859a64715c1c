import { describeMailFinding } from '#shared/domain/defender/describe-mail-finding.ts'
import type { MailPolicies } from '#shared/domain/defender/mail-policies.ts'
import type { MailPolicyFinding } from '#shared/domain/defender/mail-policy-finding.ts'
import { MAIL_POLICY_KINDS, type MailPolicyKind } from '#shared/domain/defender/mail-policy.ts'
import { type useTexts, useWholeSection } from '#client/texts/texts.ts'
import type { MailPolicyRow } from './mail-policy-rows.ts'

export type MailTexts = ReturnType<typeof useTexts<'defender'>>

/** The words of findings, in the language of the person. */
export function useFindingText(): (finding: MailPolicyFinding) => string {
  const { policy } = useWholeSection('defender')
  return (finding) => describeMailFinding(policy, finding)
}

/** Whether a policy is on, and whether it is being changed or made. */
export function stateText(
  { policy, isUpdating, isNew }: Pick<MailPolicyRow, 'policy' | 'isUpdating' | 'isNew'>,
  t: MailTexts,
): string {
  if (isNew) return t('states.making')
  if (isUpdating) return t('states.updating')
  return t(policy.isEnabled ? 'states.on' : 'states.off')
}

/** Which kinds of a company could not be read, those of one reason together, each with its reason. */
export function unreadSentences({ unread }: Pick<MailPolicies, 'unread'>, t: MailTexts): string[] {
  const kinds = MAIL_POLICY_KINDS.filter((kind) => unread[kind] !== undefined)
  return [...Map.groupBy(kinds, (kind) => unread[kind])].flatMap(([reason, own]) =>
    reason === undefined
      ? []
      : [t('unread.kinds', { kinds: kindNames(own, t), reason: t(`faults.${reason}`) })],
  )
}

const kindNames = (kinds: readonly MailPolicyKind[], t: MailTexts) =>
  kinds.map((kind) => t(`policy.kinds.${kind}`)).join(', ')

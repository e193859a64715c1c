import { useMemo } from 'react'
import { mailPolicyDifferences } from '#shared/domain/defender/compare-mail-policies.ts'
import {
  type AskedMailChange,
  mailPolicyTaskLimits,
  pendingMailPolicies,
} from '#shared/domain/defender/mail-policy-task.ts'
import { MAIL_POLICY_KINDS, mailPolicySchema } from '#shared/domain/defender/mail-policy.ts'
import { watchMailPolicies } from '#client/data/nouns/secure/mail-policies.ts'
import type { View } from '#client/data/rows/merge.ts'
import type { HistoryContext } from '#client/features/secure/parts/history/history-context.ts'
import { MemberChanges } from '#client/features/secure/parts/history/member-changes.tsx'
import { useKnownHistory } from '#client/features/secure/parts/history/use-known-history.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { type MailTexts, useFindingText } from '../mail-policy-words.ts'
import { itemText } from '../mail-task-words.ts'
import { differenceValues } from '../setting-words.ts'
import { useMailActs, useMailObstacle } from '../use-mail-acts.ts'
import { type LeftMail, planBack } from './back-to.ts'

export interface MailHistoryOf {
  customerId: string
  company: string
  tasks: readonly View<'mailPolicyTask'>[]
}

/** What changed in the Defender policies of a company, newest first, and what is needed to show it and to bring it back; undefined until it was read. */
export function useMailHistory({
  customerId,
  company,
  tasks,
}: MailHistoryOf): HistoryContext<AskedMailChange, LeftMail> | undefined {
  const t = useTexts('defender')
  const own = useMemo(() => tasks.filter(({ row }) => row.customer_id === customerId), [tasks, customerId])
  const known = useKnownHistory(customerId, 'mail', own)
  const policies = useWatched(watchMailPolicies)?.get(customerId)?.policies
  const obstacle = useMailObstacle()
  const { change } = useMailActs()
  const planned = useMemo(() => {
    const tenant = { policies, updating: pendingMailPolicies(own.map(({ row }) => row)) }
    return { planBack: (wanted: Parameters<typeof planBack>[0]) => planBack(wanted, tenant) }
  }, [policies, own])
  return (
    known && {
      ...known,
      ...planned,
      titleOf: ({ name, object_id: key }) => withKind(name, key, t),
      renderMembers: (before, after) => <MailMembers before={before} after={after} />,
      itemText: (item) => changeText(item, t),
      renderReason: (left) => <LeftReason left={left} />,
      obstacle,
      most: mailPolicyTaskLimits.items,
      send: (items) => change([{ customerId, company, items: [...items] }]),
    }
  )
}

/** Policies of two kinds often have one name. */
function withKind(name: string, key: string, t: MailTexts): string {
  const kind = MAIL_POLICY_KINDS.find((each) => key.startsWith(`${each}.`))
  return kind ? `${name} (${t(`policy.kinds.${kind}`)})` : name
}

function changeText(item: AskedMailChange, t: MailTexts): string {
  const policy = 'policy' in item ? item.policy : null
  const expected = 'expected' in item ? item.expected : null
  return itemText({ change: item.change, name: (policy ?? expected)?.name ?? '', policy, expected }, t)
}

/** Where two forms of a policy differ, in words. */
function MailMembers({ before, after }: { before: object; after: object }) {
  const t = useTexts('defender')
  const locale = useLocale()
  const [stood, stands] = [before, after].map((each) => mailPolicySchema.safeParse(each).data)
  if (!stood || !stands) return null
  const told = (texts: readonly string[]) => texts.map((text) => ({ text }))
  const members = mailPolicyDifferences(stood, stands)
    .map((each) => differenceValues(stands.kind, each, { t, locale }))
    .map(({ label, ...values }) => ({ label, before: told(values.before), after: told(values.after) }))
  return <MemberChanges members={members} />
}

/** Why a policy cannot be brought back. */
function LeftReason({ left }: { left: LeftMail }) {
  const t = useTexts('defender')
  const history = useTexts('policyHistory')
  const findingText = useFindingText()
  switch (left.reason) {
    case 'rules':
      return <span>{`${findingText(left.finding)}.`}</span>
    case 'updating':
      return <span>{t('acts.updating')}</span>
    case 'builtIn':
      return <span>{t('acts.leftOut.builtIn')}</span>
    default:
      return <span>{history(`reasons.${left.reason}`)}</span>
  }
}

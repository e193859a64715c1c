import { useMemo } from 'react'
import type { MailPolicies } from '#shared/domain/defender/mail-policies.ts'
import type { MailPolicyKind } from '#shared/domain/defender/mail-policy.ts'
import { someNames } from '#client/features/secure/parts/policies/some-names.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { unreadSentences } from './mail-policy-words.ts'

interface UnreadKindsProps {
  /** What the company has that the list is of. */
  own: MailPolicies | undefined
  all: ReadonlyMap<string, MailPolicies> | undefined
  /** The kind that the list is filtered by. */
  kind: MailPolicyKind | undefined
  companyOf: (id: string) => string
  isOfOne: boolean
}

/** What could not be read: of one company each kind with its reason, of all those that lack the kind that is looked for. */
export function UnreadKinds({ own, all, kind, companyOf, isOfOne }: UnreadKindsProps) {
  const lacking = useMemo(
    () =>
      kind === undefined || isOfOne ? [] : [...(all?.values() ?? [])].filter(({ unread }) => unread[kind]),
    [all, kind, isOfOne],
  )
  if (own) return <OfCompany own={own} />
  return lacking.length > 0 ? <OfKind names={lacking.map(({ customer_id: id }) => companyOf(id))} /> : null
}

function OfCompany({ own }: { own: MailPolicies }) {
  const t = useTexts('defender')
  const sentences = unreadSentences(own, t)
  const said = [
    ...sentences,
    ...(isEarlierShown(own) ? [t('unread.kept')] : []),
    ...(own.is_incomplete ? [t('unread.incomplete')] : []),
  ]
  // Where there is nothing to show, the list itself says why.
  if (said.length === 0 || own.policies.length === 0) return null
  return (
    <Callout tone="warn" title={t('unread.title')}>
      {said.join(' ')}
    </Callout>
  )
}

const isEarlierShown = ({ unread, policies }: MailPolicies) =>
  policies.some(({ kind }) => unread[kind] !== undefined)

function OfKind({ names }: { names: readonly string[] }) {
  const t = useTexts('defender')
  return <Callout tone="info">{t('unread.ofKind', { count: names.length, names: someNames(names) })}</Callout>
}

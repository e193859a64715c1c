import { isForNobody, type MailPolicy, type MailRecipients } from '#shared/domain/defender/mail-policy.ts'
import type { MailTexts } from './mail-policy-words.ts'

/** Names that a line of a list has room for; of more they are counted. */
const NAMED = 2

/** For whom a built-in policy without recipients is; undefined for a policy that names its recipients. */
export function wholeAudience(policy: MailPolicy): 'rest' | 'everybody' | 'nobody' | undefined {
  if (!isForNobody(policy)) return undefined
  if (!policy.isBuiltIn || !policy.isEnabled) return 'nobody'
  // A preset goes before the others, and is for everybody where it names nobody.
  return isPreset(policy) ? 'everybody' : 'rest'
}

const isPreset = ({ settings }: MailPolicy): boolean =>
  ['standard', 'strict'].includes(String(settings['RecommendedPolicyType']).toLowerCase())

/** Whom a policy is for, in a line. */
export function recipientsText(policy: MailPolicy, t: MailTexts): string {
  const whole = wholeAudience(policy)
  const who = whole ? t(`recipients.${whole}`) : sideText(policy.include, t)
  const left = sideText(policy.exclude, t)
  return left === '' ? who : t('recipients.without', { who, left })
}

/** Few by name, many by how many there are of each. */
function sideText({ users, groups, domains }: MailRecipients, t: MailTexts): string {
  const all = [...domains, ...groups, ...users]
  if (all.length <= NAMED) return all.join(', ')
  return [
    ...(domains.length > 0 ? [t('recipients.domains', { count: domains.length })] : []),
    ...(groups.length > 0 ? [t('recipients.groups', { count: groups.length })] : []),
    ...(users.length > 0 ? [t('recipients.users', { count: users.length })] : []),
  ].join(', ')
}

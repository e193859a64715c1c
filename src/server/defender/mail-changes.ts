import { mailPolicyDifferences } from '#shared/domain/defender/compare-mail-policies.ts'
import type { MailPolicies } from '#shared/domain/defender/mail-policies.ts'
import { mailPolicyKey } from '#shared/domain/defender/mail-policy-task.ts'
import type { MailPolicy, MailPolicyKind } from '#shared/domain/defender/mail-policy.ts'
import type { Refused } from '#server/connectors/answered.ts'
import type { VendorList } from '#server/connectors/risks.ts'
import { type ByTask, isChangedBy } from '#server/policy-history/by-task.ts'
import { changesBetween, type FoundChange } from '#server/policy-history/changes-between.ts'

/** What the vendor told of a kind, or why not. */
export interface ReadKind {
  kind: MailPolicyKind
  list: VendorList<MailPolicy> | Refused
}

/** What is otherwise than at the reading before, of the kinds that were read; nothing of what is read for the first time. Pure. */
export function mailChanges(
  before: MailPolicies | undefined,
  found: MailPolicies,
  read: readonly ReadKind[],
  by: ByTask | undefined,
): FoundChange[] {
  if (!before) return []
  return read.flatMap(({ kind, list }) => {
    const own = ({ policies }: MailPolicies) => policies.filter((each) => each.kind === kind)
    const earlier = own(before)
    const isFirst = before.unread[kind] !== undefined && earlier.length === 0
    if ('reason' in list || isFirst) return []
    return changesBetween(comparedBetween(earlier, own(found)), earlier, own(found), {
      isGone: () => !list.isIncomplete,
      // What was not understood before looks new once it is.
      isNew: (id) => !before.is_incomplete || isChangedBy(by, id),
    })
  })
}

/** Who moved up because another one went stands where it stood: places are compared among those that both readings tell of. */
function comparedBetween(before: readonly MailPolicy[], after: readonly MailPolicy[]) {
  const [earlier, later] = [placesAmong(before, after), placesAmong(after, before)]
  return {
    target: 'mailPolicy' as const,
    idOf: mailPolicyKey,
    nameOf: ({ name }: MailPolicy) => name,
    isSame: (stood: MailPolicy, stands: MailPolicy) =>
      mailPolicyDifferences(atPlace(stood, earlier), atPlace(stands, later)).length === 0,
    bodyOf: (policy: MailPolicy) => policy,
  }
}

const atPlace = (policy: MailPolicy, places: ReadonlyMap<string, number>): MailPolicy => ({
  ...policy,
  priority: places.get(mailPolicyKey(policy)) ?? null,
})

function placesAmong(
  policies: readonly MailPolicy[],
  others: readonly MailPolicy[],
): ReadonlyMap<string, number> {
  const known = new Set(others.filter(hasPlace).map(mailPolicyKey))
  return new Map(
    policies
      .filter((policy) => hasPlace(policy) && known.has(mailPolicyKey(policy)))
      .toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0))
      .map((policy, place) => [mailPolicyKey(policy), place]),
  )
}

const hasPlace = ({ priority }: MailPolicy) => priority !== null

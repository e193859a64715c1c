import { useMemo } from 'react'
import { accessTaskLimits, pendingObjects } from '#shared/domain/conditional-access/access-task.ts'
import { differencesBetween } from '#shared/domain/conditional-access/compare-policies.ts'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import { watchAccessOptions } from '#client/data/nouns/secure/access-policies.ts'
import { watchPeople } from '#client/data/nouns/secure/emergency-accounts.ts'
import type { View } from '#client/data/rows/merge.ts'
import type { HistoryContext } from '#client/features/secure/parts/history/history-context.ts'
import { useKnownHistory } from '#client/features/secure/parts/history/use-known-history.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useTexts } from '#client/texts/texts.ts'
import { usePolicyActs, usePolicyObstacle } from '../use-policy-acts.ts'
import { createNames } from '../value-words.ts'
import { AccessMembers } from './access-members.tsx'
import { type AccessBackItem, type LeftAccess, planBack } from './back-to.ts'
import { LeftReason } from './left-reason.tsx'

interface Of {
  customerId: string
  company: string
  policies: readonly Policy[]
  tasks: readonly View<'accessTask'>[]
}

/** What changed at a company, newest first, and what is needed to show it and to bring it back; undefined until it was read. */
export function useHistory({
  customerId,
  company,
  policies,
  tasks,
}: Of): HistoryContext<AccessBackItem, LeftAccess> | undefined {
  const t = useTexts('access')
  const own = useMemo(() => tasks.filter(({ row }) => row.customer_id === customerId), [tasks, customerId])
  const known = useKnownHistory(customerId, 'access', own)
  const options = useWatched(watchAccessOptions, customerId)
  const people = useWatched(watchPeople, customerId)
  const obstacle = usePolicyObstacle()
  const { change } = usePolicyActs()
  const shown = useMemo(() => {
    const nameOf = createNames(t, options, people)
    const tenant = { policies, options, updating: pendingObjects(own.map(({ row }) => row)) }
    return {
      titleOf: ({ name, target }) => (target === 'location' ? `${name} (${t('history.location')})` : name),
      renderMembers: (before, after) => (
        <AccessMembers differences={differencesBetween(before, after)} nameOf={nameOf} />
      ),
      planBack: (wanted) => planBack(wanted, tenant),
      itemText: (item) => t(`tasks.${item.change}`, { name: item.name }),
      renderReason: (left) => <LeftReason left={left} />,
      warning: options?.security_defaults === true ? t('acts.defaults') : undefined,
    } satisfies Partial<HistoryContext<AccessBackItem, LeftAccess>>
  }, [t, options, people, policies, own])
  return (
    known && {
      ...known,
      ...shown,
      obstacle,
      most: accessTaskLimits.items,
      send: (items) => change({ customerId, company, items: [...items] }),
    }
  )
}

import { useMemo } from 'react'
import { pendingObjects } from '#shared/domain/conditional-access/access-task.ts'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import { watchAccessChanges, watchAccessOptions } from '#client/data/nouns/access-policies.ts'
import { watchPeople } from '#client/data/nouns/emergency-accounts.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useUserNames } from '#client/features/secure/parts/use-user-names.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useTexts } from '#client/texts/texts.ts'
import { createNames } from '../value-words.ts'
import type { HistoryContext } from './history-context.ts'

interface Of {
  customerId: string
  company: string
  policies: readonly Policy[]
  tasks: readonly View<'accessTask'>[]
}

/** What changed at a company, newest first, and what is needed to show it; undefined until it was read. */
export function useHistory({ customerId, company, policies, tasks }: Of): HistoryContext | undefined {
  const t = useTexts('access')
  const changes = useWatched(watchAccessChanges, customerId)
  const options = useWatched(watchAccessOptions, customerId)
  const people = useWatched(watchPeople, customerId)
  const userOf = useUserNames()
  return useMemo(() => {
    if (!changes) return undefined
    const own = tasks.filter(({ row }) => row.customer_id === customerId).map(({ row }) => row)
    const askedBy = new Map(own.map(({ id, requested_by: by }) => [id, by]))
    return {
      customerId,
      company,
      changes,
      tenant: { policies, options, updating: pendingObjects(own) },
      nameOf: createNames(t, options, people),
      byTask: (taskId) => (askedBy.has(taskId) ? userOf(askedBy.get(taskId) ?? null) : undefined),
    }
  }, [changes, options, people, policies, tasks, customerId, company, t, userOf])
}

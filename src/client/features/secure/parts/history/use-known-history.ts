import { useMemo } from 'react'
import { isOfArea, type PolicyArea } from '#shared/domain/policy-history/policy-areas.ts'
import type { ChangeTask } from '#shared/domain/tasks/change-task.ts'
import { watchPolicyChanges } from '#client/data/nouns/secure/policy-changes.ts'
import { useUserNames } from '#client/features/secure/parts/use-user-names.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import type { KnownHistory } from './history-context.ts'

/** What changed in an area of a company, and who asked for what of it; undefined until it was read. */
export function useKnownHistory(
  customerId: string,
  area: PolicyArea,
  tasks: readonly { row: Pick<ChangeTask, 'id' | 'requested_by'> }[],
): KnownHistory | undefined {
  const all = useWatched(watchPolicyChanges, customerId)
  const userOf = useUserNames()
  return useMemo(() => {
    if (!all) return undefined
    const askedBy = new Map(tasks.map(({ row: { id, requested_by: by } }) => [id, by]))
    return {
      changes: all.filter((change) => isOfArea(change, area)),
      byTask: (taskId) => (askedBy.has(taskId) ? userOf(askedBy.get(taskId) ?? null) : undefined),
    }
  }, [all, area, tasks, userOf])
}

import { useMemo } from 'react'
import { watchDevicePolicies, watchDevicePolicyTasks } from '#client/data/nouns/secure/device-policies.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { devicePolicyRows, type IntuneArea } from './device-policy-rows.ts'
import { tasksOfArea, withTasks } from './device-policy-tasks.ts'

const noTasks: readonly View<'devicePolicyTask'>[] = []

/** The policies of the company, or of all, with what is under way, and what was read of them. */
export function useDevicePolicies(area: IntuneArea, companyId: string | undefined) {
  const { companyOf, isKnown } = useCompanyNames()
  const all = useWatched(watchDevicePolicies)
  const asked = useWatched(watchDevicePolicyTasks) ?? noTasks
  const own = companyId === undefined ? undefined : all?.get(companyId)
  const allTasks = useMemo(() => tasksOfArea(asked, area), [asked, area])
  const tasks = useMemo(
    () => (companyId === undefined ? allTasks : allTasks.filter(({ row }) => row.customer_id === companyId)),
    [allTasks, companyId],
  )
  const there = useMemo(() => {
    if (!all || !isKnown) return undefined
    return devicePolicyRows(companyId === undefined ? all.values() : own ? [own] : [], area, companyOf)
  }, [all, own, isKnown, companyId, area, companyOf])
  const rows = useMemo(
    () => there && withTasks(there, tasks, area, companyOf),
    [there, tasks, area, companyOf],
  )
  return { rows, all, own, tasks, allTasks, companyOf }
}

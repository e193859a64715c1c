import { useEffect, useMemo } from 'react'
import { watchPostureTasks } from '#client/data/nouns/secure/posture.ts'
import { isRefused } from './protect.machine.ts'
import type { ProtectState, SendProtect } from './use-protect-machine.ts'
import { useWatched } from '#client/machines/use-watched.ts'

/** What was sent, as this device knows it now; the machine is told. */
export function useSentTasks(state: ProtectState, send: SendProtect, nameOf: ReadonlyMap<string, string>) {
  const tasks = useWatched(watchPostureTasks)
  const { context } = state
  const { taskIds } = context
  const isApplying = state.matches('applying')
  const views = useMemo(() => taskIds.map((id) => tasks?.find(({ row }) => row.id === id)), [taskIds, tasks])
  const rows = useMemo(() => views.map((view) => view?.row), [views])
  // By its parts: what the machine notes of what was sent may not be a reason to send it again.
  useEffect(() => {
    if (tasks && isApplying) send({ type: 'told', tasks: rows })
  }, [tasks, rows, isApplying, send])
  const sent = taskIds.map((id, place) => ({
    company: nameOf.get(context.wanted[place]?.customerId ?? '') ?? '',
    task: views[place],
    isRefused: isRefused(context, id),
  }))
  return { sent, rows }
}

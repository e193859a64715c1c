import { useMemo } from 'react'
import type { View } from '#client/data/rows/merge.ts'
import { watchUsers } from '#client/data/nouns/users.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useTexts } from '#client/texts/texts.ts'

/** Who asked for something to be done, by name as far as this device knows it; nobody asked for what is done by itself. */
export function useWho(): (task: View<'alertTask'>) => string {
  const device = useDevice()
  const t = useTexts('alertTasks')
  const users = useWatched(watchUsers)
  const names = useMemo(
    () => new Map((users ?? []).map((user) => [user.id, `${user.first_name} ${user.last_name}`.trim()])),
    [users],
  )
  return ({ row: { requested_by }, isPending }) => {
    if (isPending || requested_by === device.login.userData.id) return t('you')
    return requested_by === null ? t('automatic') : (names.get(requested_by) ?? t('somebody'))
  }
}

import { useCallback, useMemo } from 'react'
import { watchUsers } from '#client/data/nouns/users.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { useWatched } from '#client/machines/use-watched.ts'

/** What to call one of our users: by name, as far as this device knows it. Nobody yet is who sits at it. */
export function useUserNames(): (id: string | null) => string {
  const device = useDevice()
  const t = useTexts('protect')
  const users = useWatched(watchUsers)
  const names = useMemo(
    () => new Map((users ?? []).map((user) => [user.id, `${user.first_name} ${user.last_name}`.trim()])),
    [users],
  )
  return useCallback(
    (id) =>
      id === null || id === device.login.userData.id
        ? t('tasks.you')
        : (names.get(id) ?? t('tasks.somebody')),
    [names, device, t],
  )
}

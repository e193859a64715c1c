import { useCallback, useMemo } from 'react'
import { fullName } from '#shared/domain/users/user.ts'
import { watchUsers } from '#client/data/nouns/users.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useTexts } from '#client/texts/texts.ts'

/** What to call who uploaded a file, as far as this device knows the users. */
export function useUploaderNames(): (id: string | null) => string {
  const { login } = useDevice()
  const t = useTexts('files')
  const users = useWatched(watchUsers)
  const names = useMemo(
    () => new Map((users ?? []).map((user) => [user.id, fullName(user) || user.email])),
    [users],
  )
  return useCallback(
    (id) =>
      id === login.userData.id ? t('you') : ((id === null ? undefined : names.get(id)) ?? t('somebody')),
    [names, login, t],
  )
}

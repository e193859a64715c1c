import { useNavigate, useSearch } from '@tanstack/react-router'
import { UsersPage } from '#client/features/users/users-page.tsx'
import { useDevice } from '#client/machines/use-device.ts'
import { askApi } from './ask-api.ts'
import { useIsOnline } from './use-is-online.ts'
import { useLock } from './use-lock.ts'
import { actOnUser, changeUser } from './user-calls.ts'
import { users } from '#client/texts/en/users.ts'
import { addEnglish } from '#client/texts/texts.ts'

addEnglish({ users })

export function UsersRoute() {
  const address = useSearch({ from: '/users' })
  const navigate = useNavigate({ from: '/users' })
  const organization = useDevice().login.organization.id
  return (
    <UsersPage
      address={address}
      onAddress={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace: !('open' in change) })
      }
      isOnline={useIsOnline()}
      hasMicrosoft={useLock().config.sso ?? false}
      onAdd={async (added) => {
        await askApi('POST', `/organization/${organization}/user`, added)
      }}
      onChange={(id, changed) => changeUser({ organization, id }, changed)}
      onAct={actOnUser}
      onPermissions={(userId) => void navigate({ to: '/users/$userId/permissions', params: { userId } })}
    />
  )
}

import { useNavigate, useSearch } from '@tanstack/react-router'
import { UsersPage } from '#client/features/users/users-page.tsx'
import { useIsOnline } from '../use-is-online.ts'
import { useLock } from '../lock/use-lock.ts'

export function UsersRoute() {
  const address = useSearch({ from: '/users' })
  const navigate = useNavigate({ from: '/users' })
  return (
    <UsersPage
      address={address}
      onAddress={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace: !('open' in change) })
      }
      isOnline={useIsOnline()}
      hasMicrosoft={useLock().config.sso ?? false}
      onPermissions={(userId) => void navigate({ to: '/users/$userId/permissions', params: { userId } })}
    />
  )
}

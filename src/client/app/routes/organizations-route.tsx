import { useNavigate, useSearch } from '@tanstack/react-router'
import { OrganizationsPage } from '#client/features/organizations/organizations-page.tsx'
import { useIsOnline } from '../use-is-online.ts'

export function OrganizationsRoute() {
  const address = useSearch({ from: '/organizations' })
  const navigate = useNavigate({ from: '/organizations' })
  return (
    <OrganizationsPage
      address={address}
      onAddress={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace: !('open' in change) })
      }
      isOnline={useIsOnline()}
    />
  )
}

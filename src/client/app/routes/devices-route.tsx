import { useNavigate, useSearch } from '@tanstack/react-router'
import { DevicesPage } from '#client/features/devices/devices-page.tsx'
import { useIsOnline } from '../use-is-online.ts'

export function DevicesRoute() {
  const address = useSearch({ from: '/devices' })
  const navigate = useNavigate({ from: '/devices' })
  return (
    <DevicesPage
      address={address}
      onAddress={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace: !('open' in change) })
      }
      isOnline={useIsOnline()}
    />
  )
}

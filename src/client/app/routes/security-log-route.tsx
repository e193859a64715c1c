import { useNavigate, useSearch } from '@tanstack/react-router'
import { SecurityLogPage } from '#client/features/security-log/security-log-page.tsx'
import { useIsOnline } from '../use-is-online.ts'

export function SecurityLogRoute() {
  const address = useSearch({ from: '/security-log' })
  const navigate = useNavigate({ from: '/security-log' })
  return (
    <SecurityLogPage
      address={address}
      onAddress={(change) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true })}
      isOnline={useIsOnline()}
    />
  )
}

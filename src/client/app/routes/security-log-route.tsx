import { useNavigate, useSearch } from '@tanstack/react-router'
import { SecurityLogPage } from '#client/features/security-log/security-log-page.tsx'
import { securityLog } from '#client/texts/security-log/en.ts'
import { addEnglish } from '#client/texts/texts.ts'
import { useIsOnline } from '../use-is-online.ts'

addEnglish({ securityLog })

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

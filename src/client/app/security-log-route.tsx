import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { z } from 'zod'
import { type SecurityEvent, securityEventSchema } from '#shared/contract/security-log.ts'
import { type SecurityEventName, securityLogLimits } from '#shared/domain/security-log/security-event.ts'
import { SecurityLogPage } from '#client/features/security-log/security-log-page.tsx'
import { useDevice } from '#client/machines/use-device.ts'
import { securityLog } from '#client/texts/en/security-log.ts'
import { addEnglish } from '#client/texts/texts.ts'
import { ApiRefusal, askApi } from './ask-api.ts'
import { useIsOnline } from './use-is-online.ts'

addEnglish({ securityLog })

export function SecurityLogRoute() {
  const address = useSearch({ from: '/security-log' })
  const navigate = useNavigate({ from: '/security-log' })
  const organization = useDevice().login.organization.id
  const read = useCallback(
    (asked: { event: SecurityEventName | undefined; before: string | undefined }) =>
      readEvents(organization, asked),
    [organization],
  )
  return (
    <SecurityLogPage
      address={address}
      onAddress={(change) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true })}
      isOnline={useIsOnline()}
      onRead={read}
    />
  )
}

async function readEvents(
  organization: string,
  { event, before }: { event: SecurityEventName | undefined; before: string | undefined },
): Promise<SecurityEvent[]> {
  const query = new URLSearchParams({
    size: String(securityLogLimits.page),
    ...(event ? { event } : {}),
    ...(before ? { before } : {}),
  })
  const path = `/organization/${organization}/security-event?${query.toString()}`
  const events = z.array(securityEventSchema).safeParse(await askApi('GET', path))
  // Something else answered in the place of the server.
  if (!events.success) throw new ApiRefusal('unreachable')
  return events.data
}

import { DoorOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ExternalLink } from '#client/ui/external-link.tsx'
import { welcomeReason } from './welcome-reason.ts'

interface WelcomePageProps {
  /** A link to those who help. */
  support: ReactNode
  /** Where a call with them is arranged. */
  scheduleCall: string | undefined
  /** Whether the menu leads anywhere. */
  hasPages: boolean
}

/** Greets somebody who starts on no screen of their own, and says why and who can change that (SHELL-01, PERM-20). */
export function WelcomePage({ support, scheduleCall, hasPages }: WelcomePageProps) {
  const t = useTexts('app')
  const { userData, organization } = useDevice().login
  return (
    <EmptyState
      icon={<DoorOpen />}
      title={t('welcomeTitle', { name: userData.first_name })}
      reason={t(`welcomeReason.${welcomeReason(useAccess(), hasPages)}`, { organization: organization.name })}
      action={
        <>
          {support}
          {scheduleCall ? <ExternalLink href={scheduleCall}>{t('scheduleCall')}</ExternalLink> : null}
        </>
      }
    />
  )
}

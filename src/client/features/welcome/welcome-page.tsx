import { DoorOpen } from 'lucide-react'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'

/** Greets somebody who has no screen of their own yet, and says who can change that (SHELL-01). */
export function WelcomePage() {
  const t = useTexts('app')
  const { userData, organization } = useDevice().login
  return (
    <EmptyState
      icon={<DoorOpen />}
      title={t('welcomeTitle', { name: userData.first_name })}
      reason={t('welcomeReason', { organization: organization.name })}
    />
  )
}

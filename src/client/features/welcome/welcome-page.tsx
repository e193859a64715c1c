import { DoorOpen } from 'lucide-react'
import { isOpenToAll } from '#shared/domain/screens/screens.ts'
import { visibleMenu } from '#shared/domain/screens/menu.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useExternalLinks } from '#client/machines/use-external-links.ts'
import { useSite } from '#client/machines/use-site.ts'
import { useIsBuilt } from '#client/parts/screen/use-is-built.ts'
import { SupportLink } from '#client/parts/support-link.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ExternalLink } from '#client/ui/external-link.tsx'
import { welcomeReason } from './welcome-reason.ts'

/** Greets somebody who starts on no screen of their own, and says why and who can change that (SHELL-01, PERM-20). */
export function WelcomePage() {
  const t = useTexts('app')
  const { userData, organization } = useDevice().login
  const { supportEmail } = useSite()
  const scheduleCall = useExternalLinks()?.scheduleCall
  const access = useAccess()
  const isBuilt = useIsBuilt()
  // What is open to everybody is nobody's page.
  const hasPages = visibleMenu(access, (item) => isBuilt(item) && !isOpenToAll(item.path)).length > 0
  return (
    <EmptyState
      icon={<DoorOpen />}
      title={t('welcomeTitle', { name: userData.first_name })}
      reason={t(`welcomeReason.${welcomeReason(access, hasPages)}`, { organization: organization.name })}
      action={
        <>
          {supportEmail ? <SupportLink email={supportEmail} /> : null}
          {scheduleCall ? <ExternalLink href={scheduleCall}>{t('scheduleCall')}</ExternalLink> : null}
        </>
      }
    />
  )
}

import { useObservable } from 'dexie-react-hooks'
import { visibleMenu } from '#shared/domain/screens/menu.ts'
import { SupportLink } from '#client/features/auth/problem-notice.tsx'
import { WelcomePage } from '#client/features/welcome/welcome-page.tsx'
import { useAccess } from '#client/machines/use-access.ts'
import { externalLinks } from '../external-links.ts'
import { isBuilt } from '../shell/menu.ts'
import { useLock } from '../lock/use-lock.ts'

export function WelcomeRoute() {
  const { supportEmail } = useLock().config
  const links = useObservable(externalLinks.watch)
  return (
    <WelcomePage
      support={supportEmail ? <SupportLink email={supportEmail} /> : undefined}
      hasPages={visibleMenu(useAccess(), ({ path }) => isBuilt(path)).length > 0}
      scheduleCall={links?.scheduleCall ?? undefined}
    />
  )
}

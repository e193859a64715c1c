import { useObservable } from 'dexie-react-hooks'
import { SupportLink } from '#client/features/auth/problem-notice.tsx'
import { WelcomePage } from '#client/features/welcome/welcome-page.tsx'
import { externalLinks } from './external-links.ts'
import { useLock } from './use-lock.ts'

export function WelcomeRoute() {
  const { supportEmail } = useLock().config
  const links = useObservable(externalLinks.watch)
  return (
    <WelcomePage
      support={supportEmail ? <SupportLink email={supportEmail} /> : undefined}
      scheduleCall={links?.scheduleCall ?? undefined}
    />
  )
}
